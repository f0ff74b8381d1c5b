import { useEffect, useRef } from "react";
import { BarList } from "#app/components/demo/bar-list.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { FigureFact } from "#app/components/demo/figure-fact.tsx";
import { useKeyListener } from "#app/components/demo/use-key-listener.ts";
import { cluster, columns } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatChange } from "#app/lib/percent.ts";
import { applyFilters, cellsOver, salesOf, sumBy, targetOver, type Part } from "../cells.ts";
import type { ShownPeriod } from "../model.ts";
import { isBeforeOrders, topOrders } from "../orders.ts";
import { growthPercent, series } from "../series.ts";
import { dollars } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import styles from "./drill-panel.module.css";

type DrillPanelProps = DashboardProps & {
  readonly point: ShownPeriod;
  readonly onClose: () => void;
};

/** What lies behind one bar. */
export function DrillPanel({ state, dispatch, tools, point, onClose }: DrillPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useKeyListener(panel, (event) => {
    if (event.key === "Escape") onClose();
  });
  const { ledger, filters } = state;
  const cells = applyFilters(cellsOver(point, ledger), filters);
  const sales = salesOf(cells);
  const target = targetOver(point, ledger, filters);
  const growth = series(point.kind, ledger, filters).find(
    ({ from }) => from === point.from,
  )?.growth;
  const gap = sales - target;
  const orders = topOrders(state.orders, { ...filters, period: point }, 5);
  return (
    <section className={styles.drill} aria-labelledby="drill" ref={panel}>
      <div className={demoParts.panelHead}>
        <h3 id="drill" tabIndex={-1} ref={heading}>
          {point.label}
        </h3>
        <button className={buttonClass("line")} type="button" onClick={onClose}>
          <Icon name="close" />
          Close
        </button>
      </div>
      <dl className={cn(cluster(0), styles.facts)}>
        <FigureFact name="Sales" value={dollars(sales)} />
        <FigureFact name="Target" value={dollars(target)} />
        <FigureFact
          name="Gap"
          value={`${gap < 0 ? "−" : "+"}${dollars(Math.abs(gap))}, ${formatChange(growthPercent(sales, target) ?? Number.NaN)}`}
        />
        <FigureFact
          name="Growth"
          value={growth === null || growth === undefined ? "n/a" : formatChange(growth)}
        />
      </dl>
      <div className={cn(columns(3, 20), styles.splits)}>
        <Split title="By region" parts={sumBy(cells, "region")} />
        <Split title="By channel" parts={sumBy(cells, "channel")} />
        <div>
          <h4 className={textClass(14, 600)}>Largest orders</h4>
          {orders.length === 0 ? (
            <p className={typography.quiet}>
              {isBeforeOrders(point, ledger.today)
                ? "Single orders are kept for 30 days."
                : "No larger order matches these filters."}
            </p>
          ) : (
            <ul className={demoParts.rows}>
              {orders.map(({ id, customer, amount }) => (
                <li key={id}>
                  <span>{customer}</span>
                  <span className={typography.number}>{dollars(amount)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <button
        className={buttonClass("line")}
        type="button"
        onClick={() => {
          dispatch({ type: "filterPeriod", point });
          tools.announce(`Everything now shows ${point.label}`);
        }}
      >
        Filter dashboard to this period
      </button>
    </section>
  );
}

function Split({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) {
  const most = Math.max(1, ...parts.map(({ sales }) => sales));
  return (
    <div>
      <h4 className={textClass(14, 600)}>{title}</h4>
      <BarList
        label={title}
        bars={parts.map(({ name, sales }) => ({
          id: name,
          label: name,
          value: dollars(sales),
          percent: (sales / most) * 100,
        }))}
      />
    </div>
  );
}
