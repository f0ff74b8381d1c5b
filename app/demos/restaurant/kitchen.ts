import { updateById } from "#app/lib/update-by-id.ts";
import { orderStatuses, type Order, type OrderStatus, type TicketFilter } from "./model.ts";

const minute = 60_000;

/** Whole minutes since an order was sent; a served one stands still, and a clock that runs behind gives 0. */
export function ageMinutes(
  { time, servedAt }: Pick<Order, "time" | "servedAt">,
  now: Date,
): number {
  const end = servedAt ?? now;
  return Math.max(0, Math.floor((end.getTime() - time.getTime()) / minute));
}

const ageBands = ["ok", "watch", "late"] as const;
export type AgeBand = (typeof ageBands)[number];

/** On time below 8 minutes, to be watched from 8, late from 15. */
export function ageBand(minutes: number): AgeBand {
  if (minutes < 8) return "ok";
  return minutes < 15 ? "watch" : "late";
}

/** What the kitchen has, the oldest first. */
export function activeOrders(orders: readonly Order[], filter: TicketFilter = "all"): Order[] {
  return orders
    .filter(({ status }) => (filter === "all" ? status !== "served" : status === filter))
    .toSorted((one, other) => one.time.getTime() - other.time.getTime() || one.id - other.id);
}

/** The latest first. */
export function servedOrders(orders: readonly Order[]): Order[] {
  return orders
    .filter(({ status }) => status === "served")
    .toSorted((one, other) => servedTime(other) - servedTime(one) || other.id - one.id);
}

function servedTime({ servedAt }: Order): number {
  return servedAt?.getTime() ?? 0;
}

function nextOrderStatus(status: OrderStatus): OrderStatus {
  return orderStatuses[orderStatuses.indexOf(status) + 1] ?? status;
}

/** One step on: pending, preparing, ready, served; a served order stays as it is. */
export function advance(order: Order, now: Date): Order {
  const status = nextOrderStatus(order.status);
  if (status === order.status) return order;
  if (status !== "served") return { ...order, status };
  return { ...order, status, servedAt: now, billedAt: order.billedAt ?? now };
}

/** Moves one order on, if it still stands where the pressed button said. */
export function advanceFrom(
  orders: readonly Order[],
  id: number,
  from: OrderStatus,
  now: Date,
): readonly Order[] {
  return updateById(orders, id, (order) => (order.status === from ? advance(order, now) : order));
}

/** The order that was served last. */
export function lastServed(orders: readonly Order[]): Order | undefined {
  return servedOrders(orders)[0];
}

/** A wrong "Served" is taken back: the last one is ready again. */
export function recallLast(orders: readonly Order[]): readonly Order[] {
  const last = lastServed(orders);
  if (!last) return orders;
  return updateById(orders, last.id, (order) => ({
    ...order,
    status: "ready",
    servedAt: null,
    recalled: true,
    isCleared: false,
  }));
}

/** Ticks a line of a ticket that is being cooked, or takes the tick back. */
export function strike(orders: readonly Order[], id: number, line: number): readonly Order[] {
  return updateById(orders, id, (order) => {
    if (!isCooking(order) || !order.items[line]) return order;
    const struck = order.struck.includes(line)
      ? order.struck.filter((one) => one !== line)
      : [...order.struck, line];
    return { ...order, struck };
  });
}

export function isCooking({ status }: Pick<Order, "status">): boolean {
  return status === "pending" || status === "preparing";
}

export function isAllStruck({ items, struck }: Order): boolean {
  return items.every((_, line) => struck.includes(line));
}

export type DishCount = { readonly item: string; readonly name: string; readonly quantity: number };

/** What is still to be cooked, over all tickets; the most first. */
export function allDay(orders: readonly Order[]): DishCount[] {
  return dishCounts(orders.filter(isCooking));
}

/** Dishes of some orders, the most first; equals by name. */
export function dishCounts(orders: readonly Order[]): DishCount[] {
  const counts = new Map<string, DishCount>();
  for (const { item, name, quantity } of orders.flatMap(({ items }) => items)) {
    counts.set(item, { item, name, quantity: (counts.get(item)?.quantity ?? 0) + quantity });
  }
  return [...counts.values()].toSorted(
    (one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name, "en"),
  );
}

/** How many open tickets are on time, to be watched, and late. */
export function kitchenHealth(orders: readonly Order[], now: Date): Record<AgeBand, number> {
  const bands = activeOrders(orders).map((order) => ageBand(ageMinutes(order, now)));
  const count = (band: AgeBand) => bands.filter((one) => one === band).length;
  return { ok: count("ok"), watch: count("watch"), late: count("late") };
}
