import { BarList } from "#app/components/demo/bar-list.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { Funnel } from "#app/components/demo/funnel.tsx";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { laterOf, relativeTime } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { formatPercent } from "#app/lib/percent.ts";
import { ownerStats } from "../owner.ts";
import { OrderDesk } from "./order-desk.tsx";
import styles from "./owner-view.module.css";
import type { StoreProps } from "./store-props.ts";

/** The other side of the counter: the same orders, as the shop's owner sees them. */
export function OwnerView(props: StoreProps) {
  const { state } = props;
  const now = laterOf(useDemoClock(30_000), state.openedAt);
  const stats = ownerStats(state.orders, state.products, state.funnel);
  const most = Math.max(1, ...stats.top.map(({ units }) => units));
  return (
    <div className={cn(stack(16), styles.owner)}>
      <h2>Last 24 hours at Voltbay</h2>
      <div className={cn(columns(4, 14), styles.figures)}>
        <StatCard label="Revenue" value={formatCents(stats.revenue)} />
        <StatCard label="Orders" value={stats.orders} />
        <StatCard label="Average order" value={formatCents(stats.averageOrder)} />
        <StatCard label="Conversion" value={formatPercent(stats.conversion)} />
      </div>
      <div className={cn(columns(3, 14), styles.panels)}>
        <section className={demoParts.panel}>
          <h3>From visit to order</h3>
          <Funnel label="From visit to order" steps={stats.funnel} />
        </section>
        <section className={demoParts.panel}>
          <h3>Top products by units</h3>
          <BarList
            label="Top products by units"
            bars={stats.top.map(({ product, units }) => ({
              id: String(product.id),
              label: product.name,
              value: String(units),
              percent: (units / most) * 100,
            }))}
          />
        </section>
        <section className={demoParts.panel}>
          <h3>Live activity</h3>
          <ul className={cn(demoParts.rows, styles.activity)}>
            {state.feed.map(({ id, text, at, isOwn, isOrder }) => (
              <li key={id} data-own={isOwn || undefined} data-order={isOrder || undefined}>
                <span>{text}</span>
                <span className={typography.quiet}>{relativeTime(at, now)}</span>
              </li>
            ))}
          </ul>
        </section>
        <OrderDesk {...props} now={now} />
      </div>
    </div>
  );
}
