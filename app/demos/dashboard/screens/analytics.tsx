import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { Delta } from "#app/components/demo/delta.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { Funnel } from "#app/components/demo/funnel.tsx";
import { HeatGrid } from "#app/components/demo/heat-grid.tsx";
import { StackedBars } from "#app/components/demo/stacked-bars.tsx";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatPercent } from "#app/lib/percent.ts";
import { applyFilters, cellsOver, salesOf, salesOver, sumBy } from "../cells.ts";
import { measureOver } from "../measures.ts";
import { funnelOf, retention } from "../funnel.ts";
import { channels, type DayRange } from "../model.ts";
import { analyticsRange, comparedRange, piecesOf } from "../ranges.ts";
import { cohortName } from "../reports.ts";
import { growthPercent } from "../series.ts";
import { dayText, dollars, rangeText, shortDollars } from "../labels.ts";
import styles from "./analytics.module.css";
import type { DashboardProps } from "./dashboard-props.ts";
import { ProductTable } from "./product-table.tsx";
import { RegionBars } from "./region-bars.tsx";

const ranges = [
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "90 days" },
  { value: "year", label: "12 months" },
  { value: "ytd", label: "Year to date" },
] as const;

const comparisons = [
  { value: "previous", label: "Previous period" },
  { value: "lastYear", label: "Last year" },
  { value: "none", label: "None" },
] as const;

/** Where the revenue comes from; pressing a region filters everything. */
export function Analytics(props: DashboardProps) {
  const { state, dispatch } = props;
  const range = state.filters.period ?? analyticsRange(state.range, state.ledger.today);
  const sales = salesOver(range, state.ledger, state.filters);
  const against = comparedRange(range, state.compare);
  const before = against && salesOver(against, state.ledger, state.filters);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={textClass(28)}>{dollars(sales)}</h2>
          <p className={typography.quiet}>
            {rangeText(range, state.ledger.today)}{" "}
            {against && (
              <Delta
                change={growthPercent(sales, before ?? 0)}
                against={`vs ${rangeText(against, state.ledger.today)}`}
              />
            )}
          </p>
        </div>
        <ChoiceGroup
          label="Date range"
          isLabelShown
          shape="segment"
          options={ranges}
          value={state.filters.period ? null : state.range}
          onChange={(value) => dispatch({ type: "range", range: value })}
        />
        <ChoiceGroup
          label="Compare to"
          isLabelShown
          shape="segment"
          options={comparisons}
          value={state.compare}
          onChange={(compare) => dispatch({ type: "compare", compare })}
        />
      </div>
      {sales === 0 ? (
        <EmptyState text="No sales match these filters.">
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => dispatch({ type: "clearFilters" })}
          >
            Clear filters
          </button>
        </EmptyState>
      ) : (
        <div className={cn(columns(2, 14), styles.columns)}>
          <div className={stack(14)}>
            <ByChannel {...props} range={range} />
            <ProductTable {...props} range={range} />
          </div>
          <div className={stack(14)}>
            <RegionBars {...props} range={range} />
            <SalesFunnel {...props} range={range} />
            <Retention {...props} />
          </div>
        </div>
      )}
    </>
  );
}

type RangeProps = DashboardProps & { readonly range: DayRange };

function ByChannel({ state: { ledger, filters }, range }: RangeProps) {
  const stacks = piecesOf(range).map((piece) => ({
    label: dayText(piece.from),
    values: sumBy(applyFilters(cellsOver(piece, ledger), filters), "channel").map(
      ({ sales }) => sales,
    ),
  }));
  const parts = sumBy(applyFilters(cellsOver(range, ledger), filters), "channel");
  const most = parts.reduce((top, part) => (part.sales > top.sales ? part : top));
  return (
    <section className={demoParts.panel}>
      <ChartFigure
        title="Revenue by channel"
        caption={`${most.name} brings the most, ${formatPercent((most.sales / salesOf(parts)) * 100)} of ${dollars(salesOf(parts))}.`}
        table={{
          headers: ["From", ...channels],
          rows: stacks.map(({ label, values }) => [label, ...values.map(dollars)]),
          total: ["Total", ...parts.map(({ sales }) => dollars(sales))],
        }}
      >
        <StackedBars
          label="Revenue by channel"
          parts={channels}
          stacks={stacks}
          format={shortDollars}
        />
      </ChartFigure>
    </section>
  );
}

function SalesFunnel({ state: { ledger, filters }, range }: RangeProps) {
  const steps = funnelOf(measureOver("orders", range, ledger, filters));
  return (
    <section className={demoParts.panel}>
      <h3>From visit to order</h3>
      <Funnel label="From visit to order" steps={steps} />
    </section>
  );
}

function Retention({ state: { ledger } }: DashboardProps) {
  const cohorts = retention();
  return (
    <section className={demoParts.panel}>
      <h3>Customers who come back</h3>
      <HeatGrid
        caption="Percent of the customers of a month who still buy, month by month"
        columns={cohorts.map((_, month) => `Month ${month}`)}
        rows={cohorts.map((shares, index) => {
          const label = cohortName(ledger.today, cohorts.length - index);
          return {
            label,
            cells: cohorts.map((_unused, month) => {
              const share = shares[month];
              return share === undefined
                ? null
                : {
                    text: `${share}%`,
                    level: Math.min(4, Math.floor(share / 20)),
                    name: `${label}, month ${month}: ${share} percent`,
                  };
            }),
          };
        })}
      />
    </section>
  );
}
