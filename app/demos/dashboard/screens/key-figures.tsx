import { Delta } from "#app/components/demo/delta.tsx";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import typography from "#app/components/ui/typography.module.css";
import { formatCents } from "#domain/money.ts";
import { formatPercent } from "#app/lib/percent.ts";
import { salesOver } from "../cells.ts";
import { monthFigures } from "../figures.ts";
import { marginPercent, measureOver } from "../measures.ts";
import { series } from "../series.ts";
import { dollars, number, rangeText } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import styles from "./key-figures.module.css";

/** Revenue, orders, average order and margin of the running month, against the same days of the one before. */
export function KeyFigures({ state: { ledger, filters } }: DashboardProps) {
  const figures = monthFigures(ledger, filters);
  const { change, revenue, target } = figures;
  const against = `vs ${rangeText(figures.before, ledger.today)}`;
  const points = series("monthly", ledger);
  const isPartial = points.at(-1)?.isPartial;
  const months = points.map((point) => {
    const sales = salesOver(point, ledger, filters);
    return {
      sales,
      orders: measureOver("orders", point, ledger, filters),
      margin: marginPercent(point, ledger, filters) ?? 0,
    };
  });
  const percentOfTarget = target > 0 ? (revenue / target) * 100 : 0;
  return (
    <div
      className={styles.figures}
      role="group"
      aria-label={filters.period?.label ?? "Month to date"}
    >
      <StatCard label="Revenue" value={dollars(revenue)}>
        <Delta change={change.revenue} against={against} />
        <Gap value={change.revenueGap} format={dollars} />
        <Sparkline values={months.map(({ sales }) => sales)} isPartial={isPartial} />
        <ShareBar percent={Math.min(100, percentOfTarget)} />
        <small>
          {formatPercent(percentOfTarget)} of {dollars(target)} target
        </small>
      </StatCard>
      <StatCard label="Orders" value={number(figures.orders)}>
        <Delta change={change.orders} against={against} />
        <Gap value={change.ordersGap} format={number} />
        <Sparkline values={months.map(({ orders }) => orders)} isPartial={isPartial} />
      </StatCard>
      <StatCard
        label="Average order value"
        value={figures.averageOrder === null ? "–" : formatCents(figures.averageOrder)}
      >
        <Delta change={change.averageOrder} against={against} />
        <Gap value={change.averageOrderGap} format={formatCents} />
        <Sparkline values={months.map(({ sales, orders }) => (orders > 0 ? sales / orders : 0))} />
      </StatCard>
      <StatCard label="Gross margin" value={formatPercent(figures.margin ?? Number.NaN)}>
        <Delta change={change.margin} against={against} unit="points" />
        <Sparkline values={months.map(({ margin }) => margin)} />
      </StatCard>
    </div>
  );
}

type GapProps = { readonly value: number | null; readonly format: (value: number) => string };

/** The same change as a number, beside the percentage. */
function Gap({ value, format }: GapProps) {
  if (value === null) return null;
  return (
    <small className={typography.number}>
      {value < 0 ? "−" : "+"}
      {format(Math.abs(value))}
    </small>
  );
}
