import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatCents } from "#domain/money.ts";
import { ageBand, ageMinutes, isAllStruck, isCooking } from "../kitchen.ts";
import type { Order, OrderStatus } from "../model.ts";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";
import styles from "./ticket.module.css";

type TicketProps = RestaurantProps & {
  readonly order: Order;
  /** Which tickets are on the rail now, in their order. */
  readonly shownIds: readonly number[];
};

type Step = {
  readonly action: "start" | "markReady" | "serve";
  readonly label: string;
  readonly said: (order: Order) => string;
};

/** One press a ticket, and what the press is called (specification, section 4). */
const steps: Readonly<Record<Exclude<OrderStatus, "served">, Step>> = {
  pending: {
    action: "start",
    label: "Start",
    said: ({ id, table }) => `Order #${id} started for Table ${table}.`,
  },
  preparing: {
    action: "markReady",
    label: "Mark Ready",
    said: ({ id, table }) => `Order #${id} ready for Table ${table}.`,
  },
  ready: {
    action: "serve",
    label: "Served",
    said: ({ id, table }) => `Order #${id} served at Table ${table}.`,
  },
};

const statusLabels = { pending: "Pending", preparing: "Preparing", ready: "Ready" } as const;

/** An order on the rail. It stays there, pulsing when it is ready, until somebody says that it was served. */
export function Ticket({ order, shownIds, state, dispatch, tools, now }: TicketProps) {
  const { id, table, status, note, total } = order;
  if (status === "served") return null;
  const minutes = ageMinutes(order, now);
  const band = ageBand(minutes);
  const heading = `rs-ticket-${id}`;
  const step = steps[status];
  function press() {
    dispatch({ type: step.action, id, now });
    tools.announce(step.said(order));
    if (step.action === "serve") tools.tick("serve");
    // The button stays where it is and takes its next name, unless the ticket leaves the rail.
    if (step.action === "serve" || state.ticketFilter !== "all") {
      focusAfter(`[data-ticket-action="${neighbour(shownIds, id)}"]`, "#rs-kitchen");
    }
  }
  return (
    <article
      data-piece=""
      className={cn(stack(0), styles.ticket)}
      data-band={band}
      data-status={status}
      data-done={(status === "preparing" && isAllStruck(order)) || undefined}
      aria-labelledby={heading}
    >
      <h3 className={cn(row(8, "baseline"), styles.heading)} id={heading} tabIndex={-1}>
        <span className={typography.visuallyHidden}>Order {id}, </span>
        <span className={cn(textClass(20), parts.narrow, styles.table)}>Table {table}</span>
        <span className={typography.visuallyHidden}>, </span>
        <span className={cn(row(4), styles.minutes)}>
          <Icon name="clock" />
          {minutes} min{band === "late" && <b> late</b>}
        </span>
      </h3>
      <p className={cn(row(8, "top"), textClass(14), styles.facts)}>
        <span>
          #{id}
          {order.isAddOn && <b className={textClass(12, 650)}> Add-on</b>}
          {order.recalled && <b className={textClass(12, 650)}> Recalled</b>}
        </span>
        <span className={textClass(14, 650)}>{statusLabels[status]}</span>
      </p>
      <Lines order={order} onStrike={(line) => dispatch({ type: "strike", id, line })} />
      {note !== "" && (
        <p className={cn(textClass(16, 560), styles.note)}>
          <b>Note</b> {note}
        </p>
      )}
      <footer className={cn(spread(10), textClass(16, 600), styles.foot)}>
        <span>{formatCents(total)}</span>
        <button
          className={cn(textClass(16, 650), styles.action)}
          type="button"
          data-ticket-action={id}
          aria-describedby={heading}
          onClick={press}
        >
          {step.label}
        </button>
      </footer>
    </article>
  );
}

type LinesProps = { readonly order: Order; readonly onStrike: (line: number) => void };

/** What to cook. A tap strikes a line out, for the cook's own eyes. */
function Lines({ order, onStrike }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {order.items.map(({ item, name, quantity }, line) => (
        <li key={item} className={textClass(16, 560)}>
          {isCooking(order) ? (
            <button
              className={cn(row(8), styles.line)}
              type="button"
              aria-pressed={order.struck.includes(line)}
              onClick={() => onStrike(line)}
            >
              <b>{quantity}</b> {name}
            </button>
          ) : (
            <p className={cn(row(8), styles.line)}>
              <b>{quantity}</b> {name}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
