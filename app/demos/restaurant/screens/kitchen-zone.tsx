import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { activeOrders, lastServed, servedOrders } from "../kitchen.ts";
import type { TicketFilter } from "../model.ts";
import { AllDay, EightySixList } from "./all-day.tsx";
import { KitchenHealth } from "./kitchen-health.tsx";
import styles from "./kitchen.module.css";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";
import { Ticket } from "./ticket.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "pending", label: "Pending" },
  { value: "preparing", label: "Preparing" },
  { value: "ready", label: "Ready" },
] as const satisfies readonly { value: TicketFilter; label: string }[];

/** The pass: every open ticket on the rail, the oldest first. */
export function KitchenZone(props: RestaurantProps) {
  const { state, dispatch, tools, now } = props;
  const active = activeOrders(state.orders);
  const shown = activeOrders(state.orders, state.ticketFilter);
  function recall() {
    const last = lastServed(state.orders);
    if (!last) return tools.announce("There is nothing to recall.");
    dispatch({ type: "recall" });
    tools.announce(`Order #${last.id} is back as ready for Table ${last.table}.`);
  }
  return (
    <section className={styles.kitchen} aria-labelledby="rs-kitchen">
      <header className={cn(cluster(14), styles.head)}>
        <h2 id="rs-kitchen" tabIndex={-1}>
          Active orders <b>{active.length}</b>
        </h2>
        <ChoiceGroup
          label="Show"
          shape="segment"
          options={filters.map((filter) => ({
            ...filter,
            count: activeOrders(state.orders, filter.value).length,
          }))}
          value={state.ticketFilter}
          onChange={(filter) => dispatch({ type: "ticketFilter", filter })}
        />
        <div className={cn(cluster(8), parts.actions, styles.actions)}>
          <button
            className={buttonClass("line")}
            type="button"
            aria-pressed={state.isAllDay}
            onClick={() => dispatch({ type: "allDay" })}
          >
            All day
          </button>
          <button
            className={buttonClass("line")}
            type="button"
            aria-disabled={!lastServed(state.orders) || undefined}
            onClick={recall}
          >
            Recall last served
          </button>
        </div>
      </header>
      {state.isAllDay && <AllDay {...props} />}
      {shown.length === 0 ? (
        <NoTickets {...props} />
      ) : (
        <div className={cn(stack(14), styles.rail)}>
          {shown.map((order) => (
            <Ticket key={order.id} {...props} order={order} shownIds={shown.map(({ id }) => id)} />
          ))}
          <div className={cn(stack(16), styles.railEnd)}>
            <KitchenHealth orders={state.orders} now={now} />
            <EightySixList {...props} />
          </div>
        </div>
      )}
      <Served {...props} />
    </section>
  );
}

function NoTickets({ state, dispatch }: RestaurantProps) {
  if (state.ticketFilter === "all") {
    return <EmptyState text="Nothing on the pass. The kitchen is all caught up." />;
  }
  return (
    <EmptyState text={`No ${state.ticketFilter} orders right now.`}>
      <button
        className={buttonClass("line")}
        type="button"
        onClick={() => {
          dispatch({ type: "ticketFilter", filter: "all" });
          focusAfter("#rs-kitchen");
        }}
      >
        Show all orders
      </button>
    </EmptyState>
  );
}

function Served({ state }: RestaurantProps) {
  const served = servedOrders(state.orders);
  return (
    <details className={styles.served}>
      <summary className={cn(row(8), textClass(16, 600))}>Served ({served.length})</summary>
      {served.length === 0 ? (
        <p>Nothing served yet tonight.</p>
      ) : (
        <ul className={typography.quiet}>
          {served.map((order) => (
            <li key={order.id} className={stack(4)}>
              <b className={textClass(16, 600)}>
                #{order.id} · Table {order.table}
              </b>
              <span>
                {order.items.map(({ quantity, name }) => `${quantity} ${name}`).join(", ")}
              </span>
              <span>
                {order.servedAt && `Served ${formatLocal(order.servedAt, "time")} · `}
                {formatCents(order.total)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
