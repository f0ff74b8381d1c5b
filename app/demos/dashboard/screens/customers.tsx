import { BarList } from "#app/components/demo/bar-list.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import typography from "#app/components/ui/typography.module.css";
import { counted } from "#domain/counted.ts";
import { customersOf } from "../orders.ts";
import { dollars } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";

const shownCount = 6;

/** Who stands behind the figures: the buyers of the larger orders, under the filters of the day. */
export function Customers({ state }: DashboardProps) {
  const customers = customersOf(state.orders, state.filters);
  const most = Math.max(1, ...customers.map(({ amount }) => amount));
  const orders = customers.reduce((all, one) => all + one.orders, 0);
  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="customers">
      <h3 id="customers" tabIndex={-1}>
        Customers behind it
      </h3>
      <p className={typography.quiet}>
        {orders === 0
          ? "No larger order of the last 30 days matches these filters."
          : `${counted(orders, "larger order")} of the last 30 days, by ${counted(customers.length, "customer")}${customers.length > shownCount ? `; the largest ${shownCount} are shown` : ""}.`}
      </p>
      <BarList
        label="Customers behind it"
        bars={customers.slice(0, shownCount).map(({ name, orders: count, amount }) => ({
          id: name,
          label: name,
          mark: counted(count, "order"),
          value: dollars(amount),
          percent: (amount / most) * 100,
        }))}
      />
    </section>
  );
}
