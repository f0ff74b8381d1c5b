import { chartScale } from "#app/components/demo/chart-scale.ts";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { dateOfDay, formatLocal, relativeDay } from "#domain/dates.ts";
import { formatCents, formatMoney } from "#domain/money.ts";
import { commissionCents, rateText } from "../commission.ts";
import { openDeals } from "../deals.ts";
import { nextPayout } from "../payouts.ts";
import { periodRows } from "../periods.ts";
import { trailingChange, trailingRevenue } from "../series.ts";
import figureStyles from "./key-figures.module.css";
import type { PortalProps } from "./portal-props.ts";

/** Four numbers in one strip; the one that partners write e-mails about stands out. */
export function KeyFigures({ state }: PortalProps) {
  const { series, deals, payouts, partners, openedAt } = state;
  const quarter = periodRows(series, "quarterly").at(-1);
  const open = openDeals(deals);
  const next = nextPayout(payouts, partners.find(({ isYou }) => isYou)?.id ?? "");
  return (
    <div className={figureStyles.strip} role="group" aria-label="Key figures">
      <div data-figure="" className={figureStyles.figure}>
        <span>Trailing 12-month revenue</span>
        <b className={typography.number}>{formatMoney(trailingRevenue(series))}</b>
        <Trend values={series.slice(-12).map(({ revenue }) => revenue)} />
        <small>{changeText(trailingChange(series))}</small>
      </div>
      <div data-figure="" className={figureStyles.figure}>
        <span>Commission this quarter</span>
        <b className={typography.number}>{formatCents(commissionCents(quarter?.revenue ?? 0))}</b>
        <small>
          {rateText} of {quarter?.period}
        </small>
      </div>
      <div data-figure="" className={cn(figureStyles.figure, figureStyles.next)}>
        <span>Next payout</span>
        <b className={typography.number}>{formatCents(next?.amount ?? 0)}</b>
        {next && (
          <small>
            {relativeDay(dateOfDay(next.date), openedAt)}, on{" "}
            {formatLocal(dateOfDay(next.date), "weekday")}
          </small>
        )}
        <Arches />
      </div>
      <div data-figure="" className={figureStyles.figure}>
        <span>Open deals</span>
        <b className={typography.number}>{open.count}</b>
        <small>
          {formatMoney(open.value)} in {counted(open.count, "deal")}
        </small>
      </div>
    </div>
  );
}

/** `Up 12% on the 12 months before.` */
function changeText(change: number | null): string {
  if (change === null) return "No earlier year to compare with.";
  const whole = Math.round(change);
  if (whole === 0) return "Level with the 12 months before.";
  return `${whole > 0 ? "Up" : "Down"} ${Math.abs(whole)}% on the 12 months before.`;
}

/** The course of twelve months, with a dot where it stands now. */
function Trend({ values }: { readonly values: readonly number[] }) {
  const end = chartScale(values, false).y(values.at(-1) ?? 0);
  return (
    <div className={figureStyles.trend}>
      <Sparkline values={values} />
      <svg width="100%" height="34" aria-hidden="true">
        {/* The sparkline leaves 6 of its 112 units free above. */}
        <circle cx="100%" cy={`${(end + 6) / 1.12}%`} r="3.5" />
      </svg>
    </div>
  );
}

/** The bridge of the firm, as water marks are. */
function Arches() {
  return (
    <svg className={figureStyles.arches} viewBox="0 0 200 80" aria-hidden="true">
      <path d="M0 12h200M0 80V64a24 24 0 0 1 48 0v16M52 80V60a32 32 0 0 1 64 0v20M120 80V56a38 38 0 0 1 76 0v24" />
    </svg>
  );
}
