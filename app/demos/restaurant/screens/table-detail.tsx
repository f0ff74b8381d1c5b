import { useState } from "react";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { seatRefusal } from "../reservations.ts";
import { openAt, seatsOf, tableState, type TableState } from "../tables.ts";
import { clockText } from "../times.ts";
import type { RestaurantProps } from "./restaurant-props.ts";
import { TableOrders } from "./table-orders.tsx";
import styles from "./tables.module.css";

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
    <div className={cn(stack(4), styles.detail)}>
      <h3 id="rs-table-detail" tabIndex={-1}>
        Table {table} <span className={textClass(14, "quiet", 500)}>{seatsOf(table)} seats</span>
      </h3>
      <p className={typography.quiet}>{detailText(there)}</p>
      <div className={cn(cluster(8), styles.actions)}>
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
    const said = refusal ?? `Seated ${customerName} at Table ${table}.`;
    tools.announce(said);
    tools.toast({ text: said });
    focusAfter("#rs-table-detail");
  }
  return (
    <button className={buttonClass("line")} type="button" onClick={seat}>
      Seat reservation
    </button>
  );
}
