import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatMoney } from "#domain/money.ts";
import { formatChange } from "#app/lib/percent.ts";
import { revenueViews, type RevenueRow, type RevenueView } from "../model.ts";
import { averageGrowth, periodRows, views } from "../periods.ts";
import { CommissionPanel } from "./commission-panel.tsx";
import { EstimatorPanel } from "./estimator-panel.tsx";
import figureStyles from "./key-figures.module.css";
import { PayoutsPanel } from "./payouts-panel.tsx";
import { KeyFigure } from "./key-figures.tsx";
import type { PortalProps } from "./portal-props.ts";
import { RevenueBars } from "./revenue-bars.tsx";
import screen from "./screen.module.css";
import { StatementsPanel } from "./statements-panel.tsx";
import { TargetBadge } from "./target-badge.tsx";

/** Revenue against target, what is paid next, and what it is made of. */
export function RevenueScreen(props: PortalProps) {
  const { state, dispatch, tools } = props;
  const { view, series } = state;
  const rows = periodRows(series, view);
  function choose(chosen: RevenueView) {
    dispatch({ type: "setView", view: chosen });
    const count = counted(periodRows(series, chosen).length, "period");
    tools.announce(`${views[chosen].label} view, ${count}`);
  }
  return (
    <>
      <div className={cn(spread(20), screen.head)}>
        <h2>Revenue</h2>
        <ChoiceGroup
          label="Revenue period"
          shape="segment"
          options={revenueViews.map((value) => ({ value, label: views[value].label }))}
          value={view}
          onChange={choose}
        />
      </div>
      <PeriodCards rows={rows} view={view} />
      <div className={cn(stack(16), screen.columns, screen.revenue)}>
        <div className={stack(16)}>
          {/* Another view has other periods: the row that is explained begins anew. */}
          <RevenueBars key={view} rows={rows} view={view} />
          <PayoutsPanel {...props} />
        </div>
        <div className={stack(16)}>
          <CommissionPanel row={rows.at(-1)} view={view} />
          <EstimatorPanel />
          <StatementsPanel {...props} />
        </div>
      </div>
    </>
  );
}

type PeriodCardsProps = { readonly rows: readonly RevenueRow[]; readonly view: RevenueView };

/** The latest closed period, its target, and the growth of the whole view. */
function PeriodCards({ rows, view }: PeriodCardsProps) {
  const latest = rows.at(-1);
  if (!latest) return null;
  const { period, revenue, target, growth } = latest;
  return (
    <div
      className={cn(surface("large"), stack(0), figureStyles.strip, figureStyles.three)}
      role="group"
      aria-label="Current figures"
    >
      <KeyFigure label="Current Period" value={formatMoney(revenue)}>
        <small className={textClass(13, "quiet")}>
          {period}, the last closed {views[view].one}
        </small>
      </KeyFigure>
      <KeyFigure label="Target" value={formatMoney(target)}>
        <TargetBadge revenue={revenue} target={target} />
      </KeyFigure>
      <KeyFigure label="Growth" value={formatChange(averageGrowth(rows))}>
        <small className={textClass(13, "quiet")}>
          average per {views[view].one} · latest {growth === null ? "n/a" : formatChange(growth)}
        </small>
      </KeyFigure>
    </div>
  );
}
