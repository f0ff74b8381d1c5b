import { useState } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { formatCents } from "#domain/money.ts";
import { ageMinutes } from "../kitchen.ts";
import { seatRefusal } from "../reservations.ts";
import { openAt, seatsOf, tableState, type TableState } from "../tables.ts";
import { clockText } from "../times.ts";
import type { RestaurantProps } from "./restaurant-props.ts";

/** What stands on the chosen table, and what can be done about it. */
export function TableDetail(props: RestaurantProps) {
  const { state, dispatch, tools, now } = props;
  const { table } = state;
  const [isOpen, setIsOpen] = useState(false);
  const there = tableState(table, state, now);
  const hasOrders = openAt(table, state.orders).length > 0;
  function clear() {
    dispatch({ type: "clearTable", table, now });
    tools.announce(`Table ${table} is free.`);
    focusAfter("#rs-table-detail");
  }
  function write() {
    dispatch({ type: "ordersView", view: "order" });
    focusAfter("#rs-order");
  }
  return (
    <div className="rs-td">
      <h3 id="rs-table-detail" tabIndex={-1}>
        Table {table} <span>{seatsOf(table)} seats</span>
      </h3>
      <p>{detailText(there)}</p>
      <div className="rs-td__a">
        {hasOrders && (
          <button className={buttonClass("line")} type="button" onClick={() => setIsOpen(true)}>
            View order
          </button>
        )}
        {there.kind === "ordering" && (
          <button className={buttonClass("line")} type="button" onClick={write}>
            {hasOrders ? "Back to the new order" : "View order"}
          </button>
        )}
        {(there.kind === "served" || there.kind === "seated") && (
          <button className={buttonClass("line")} type="button" onClick={clear}>
            Clear table
          </button>
        )}
        {there.kind === "reserved" && <SeatButton {...props} there={there} />}
      </div>
      <TableOrders {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function detailText(there: TableState): string {
  switch (there.kind) {
    case "free":
      return "Free. Nobody is booked here in the next 90 minutes.";
    case "ordering":
      return "The current order is for this table.";
    case "kitchen":
      return `In the kitchen for ${there.minutes} min.`;
    case "ready":
      return `Food is ready, ordered ${there.minutes} min ago.`;
    case "served":
      return "Served. Clear the table when the guests have left.";
    case "seated":
      return `${there.reservation.customerName} is seated and has not ordered.`;
    case "reserved": {
      const { customerName, time, partySize } = there.reservation;
      return `Reserved for ${customerName}, ${partySize} at ${clockText(time)}.`;
    }
  }
}

type SeatButtonProps = RestaurantProps & {
  readonly there: Extract<TableState, { kind: "seated" | "reserved" }>;
};

function SeatButton({ state, dispatch, tools, now, there: { reservation } }: SeatButtonProps) {
  const { id, customerName, status, table } = reservation;
  function seat() {
    if (status === "pending") dispatch({ type: "confirm", id });
    dispatch({ type: "seat", id, now });
    const refusal = seatRefusal(reservation, state, now);
    const text = refusal ?? `Seated ${customerName} at Table ${table}.`;
    tools.announce(text);
    tools.toast({ text });
    focusAfter("#rs-table-detail");
  }
  return (
    <button className={buttonClass("line")} type="button" onClick={seat}>
      Seat reservation
    </button>
  );
}

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
function TableOrders({ state, now, isOpen, onClose }: TableOrdersProps) {
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
        <p className="rs-bill">
          Total <b className={typography.number}>{formatCents(total)}</b>
        </p>
      }
    >
      {orders.map((order) => (
        <section key={order.id} className="rs-tab" aria-labelledby={`rs-bill-${order.id}`}>
          <h3 id={`rs-bill-${order.id}`}>
            Order #{order.id}{" "}
            <span>
              {statusLabels[order.status]}, {ageMinutes(order, now)} min
            </span>
          </h3>
          <ul className={demoParts.rows}>
            {order.items.map(({ item, name, quantity, price }) => (
              <li key={item}>
                <span>
                  {quantity} × {name}
                </span>
                <span className={typography.number}>{formatCents(quantity * price)}</span>
              </li>
            ))}
          </ul>
          {order.note !== "" && <p className={typography.quiet}>Note: {order.note}</p>}
        </section>
      ))}
    </DemoDialog>
  );
}
