import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { spread } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { ageMinutes } from "../kitchen.ts";
import { openAt } from "../tables.ts";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";
import styles from "./tables.module.css";

type TableOrdersProps = RestaurantProps & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const statusLabels = {
  pending: "Pending",
  preparing: "Preparing",
  ready: "Ready",
  served: "Served",
} as const;

/** Everything the guests of a table have ordered. */
export function TableOrders({ state, now, isOpen, onClose }: TableOrdersProps) {
  const orders = openAt(state.table, state.orders);
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  return (
    <DemoDialog
      isOpen={isOpen}
      onClose={onClose}
      app="app--restaurant"
      title={`Table ${state.table}`}
      size="narrow"
      isText
      footer={
        <p className={cn(spread(0, "baseline"), styles.total)}>
          Total <b className={cn(textClass(24), parts.narrow)}>{formatCents(total)}</b>
        </p>
      }
    >
      {orders.map((order) => (
        <section key={order.id} className={styles.order} aria-labelledby={`rs-bill-${order.id}`}>
          <h3 id={`rs-bill-${order.id}`}>
            Order #{order.id}{" "}
            <span className={textClass(16, "quiet", 500)}>
              {statusLabels[order.status]}, {ageMinutes(order, now)} min
            </span>
          </h3>
          <ul className={demoParts.rows}>
            {order.items.map(({ item, name, quantity, price }) => (
              <li key={item}>
                <span>
                  {quantity} × {name}
                </span>
                <span>{formatCents(quantity * price)}</span>
              </li>
            ))}
          </ul>
          {order.note !== "" && <p className={typography.quiet}>Note: {order.note}</p>}
        </section>
      ))}
    </DemoDialog>
  );
}
