import type { ReactNode } from "react";
import { chartScale } from "#app/components/demo/chart-scale.ts";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
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
    <div
      className={cn(surface("large"), stack(0), figureStyles.strip)}
      role="group"
      aria-label="Key figures"
    >
      <KeyFigure label="Trailing 12-month revenue" value={formatMoney(trailingRevenue(series))}>
        <Trend values={series.slice(-12).map(({ revenue }) => revenue)} />
        <small className={textClass(13, "quiet")}>{changeText(trailingChange(series))}</small>
      </KeyFigure>
      <KeyFigure
        label="Commission this quarter"
        value={formatCents(commissionCents(quarter?.revenue ?? 0))}
      >
        <small className={textClass(13, "quiet")}>
          {rateText} of {quarter?.period}
        </small>
      </KeyFigure>
      <KeyFigure
        label="Next payout"
        value={formatCents(next?.amount ?? 0)}
        className={figureStyles.next}
      >
        {next && (
          <small className={textClass(13, "quiet")}>
            {relativeDay(dateOfDay(next.date), openedAt)}, on{" "}
            {formatLocal(dateOfDay(next.date), "weekday")}
          </small>
        )}
        <Arches />
      </KeyFigure>
      <KeyFigure label="Open deals" value={open.count}>
        <small className={textClass(13, "quiet")}>
          {formatMoney(open.value)} in {counted(open.count, "deal")}
        </small>
      </KeyFigure>
    </div>
  );
}

/** `Up 12% on the 12 months before.` */
type KeyFigureProps = {
  readonly label: string;
  readonly value: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** One number of the strip at the head of a screen. */
export function KeyFigure({ label, value, className, children }: KeyFigureProps) {
  return (
    <div data-figure="" className={cn(stack(4, "start"), figureStyles.figure, className)}>
      <span className={textClass(13, "quiet", 560)}>{label}</span>
      <b>{value}</b>
      {children}
    </div>
  );
}

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
      <svg width="100%" height="34" overflow="visible" aria-hidden="true">
        {/* The sparkline leaves 6 of its 112 units free above. */}
        <circle cx="100%" cy={`${(end + 6) / 1.12}%`} r="3.5" />
      </svg>
    </div>
  );
}

/** The bridge of the firm, as water marks are. */
function Arches() {
  return (
    <svg
      className={figureStyles.arches}
      viewBox="0 0 200 80"
      fill="none"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M0 12h200M0 80V64a24 24 0 0 1 48 0v16M52 80V60a32 32 0 0 1 64 0v20M120 80V56a38 38 0 0 1 76 0v24" />
    </svg>
  );
}
