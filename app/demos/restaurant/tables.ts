import { ageMinutes, isCooking } from "./kitchen.ts";
import type { Order, Reservation, RestaurantState } from "./model.ts";
import { clockText, minutesUntil } from "./times.ts";

/** 16 tables (specification, section 9). */
export const tableNumbers = Array.from({ length: 16 }, (_, index) => index + 1);

/** Tables 1 to 4 seat two, 5 to 12 four, 13 and 14 six, 15 and 16 eight. */
export function seatsOf(table: number): number {
  if (table <= 4) return 2;
  if (table <= 12) return 4;
  return table <= 14 ? 6 : 8;
}

export const stayMinutes = 90;

export type TableState =
  | { readonly kind: "ready" | "kitchen"; readonly minutes: number }
  | { readonly kind: "seated" | "reserved"; readonly reservation: Reservation }
  | { readonly kind: "ordering" | "served" | "free" };

/**
 * What a table needs, the most pressing first: food ready, in the kitchen, being ordered, served, seated, reserved
 * within 90 minutes, free. Of several orders the oldest counts.
 */
export function tableState(table: number, state: RestaurantState, now: Date): TableState {
  const orders = openAt(table, state.orders);
  const ready = orders.filter(({ status }) => status === "ready");
  if (ready.length > 0) return { kind: "ready", minutes: oldest(ready, now) };
  const cooking = orders.filter(isCooking);
  if (cooking.length > 0) return { kind: "kitchen", minutes: oldest(cooking, now) };
  if (state.table === table && state.cart.length > 0) return { kind: "ordering" };
  if (orders.length > 0) return { kind: "served" };
  const seated = seatedAt(table, state.reservations);
  if (seated) return { kind: "seated", reservation: seated };
  const next = nextReservation(table, state.reservations, now);
  return next ? { kind: "reserved", reservation: next } : { kind: "free" };
}

/** Orders of the guests that sit there now. */
export function openAt(table: number, orders: readonly Order[]): Order[] {
  return orders.filter((order) => order.table === table && !order.isCleared);
}

function oldest(orders: readonly Order[], now: Date): number {
  return Math.max(...orders.map((order) => ageMinutes(order, now)));
}

export function seatedAt(
  table: number,
  reservations: readonly Reservation[],
): Reservation | undefined {
  return reservations.find((one) => one.table === table && one.status === "seated");
}

/** Who is expected at a table within 90 minutes, or was not seated yet. */
function nextReservation(
  table: number,
  reservations: readonly Reservation[],
  now: Date,
): Reservation | undefined {
  return reservations
    .filter(
      (one) =>
        one.table === table &&
        (one.status === "pending" || one.status === "confirmed") &&
        Math.abs(minutesUntil(one, now)) <= stayMinutes,
    )
    .toSorted((one, other) => one.time.localeCompare(other.time))[0];
}

/** The smallest free table that seats a party; null when there is none. */
export function bestTable(party: number, state: RestaurantState, now: Date): number | null {
  const fitting = tableNumbers.filter(
    (table) => seatsOf(table) >= party && tableState(table, state, now).kind === "free",
  );
  return fitting.toSorted((one, other) => seatsOf(one) - seatsOf(other) || one - other)[0] ?? null;
}

/** The booked table if nobody else has it, or the best fit. */
export function tableFor(reservation: Reservation, state: RestaurantState, now: Date) {
  const { table, partySize } = reservation;
  if (table !== null) {
    const there = tableState(table, state, now);
    const isTheirs = there.kind === "reserved" && there.reservation.id === reservation.id;
    if (isTheirs || there.kind === "free" || isOnlyOrdering(table, there, state)) return table;
  }
  return bestTable(partySize, state, now);
}

/** An order is being written for the table, but nobody sits there yet. */
function isOnlyOrdering(table: number, there: TableState, state: RestaurantState): boolean {
  const isEmpty = openAt(table, state.orders).length === 0 && !seatedAt(table, state.reservations);
  return there.kind === "ordering" && isEmpty;
}

const nearlyFree = ["served", "ready", "kitchen"] as const;

/** Where a party can sit next: guests with their food first, of those who came first. */
export function nextLikelyTable(party: number, state: RestaurantState, now: Date): number | null {
  const rank = (table: number) =>
    nearlyFree.findIndex((kind) => kind === tableState(table, state, now).kind);
  const since = (table: number) =>
    Math.min(...openAt(table, state.orders).map(({ time }) => time.getTime()));
  return (
    tableNumbers
      .filter((table) => seatsOf(table) >= party && rank(table) >= 0)
      .toSorted((one, other) => rank(one) - rank(other) || since(one) - since(other))[0] ?? null
  );
}

/** `No free table for 6. Next likely: Table 14.` */
export function noTableText(party: number, state: RestaurantState, now: Date): string {
  const next = nextLikelyTable(party, state, now);
  const none = `No free table for ${party}.`;
  return next === null ? `${none} No table seats so many.` : `${none} Next likely: Table ${next}.`;
}

/** The guests have left: their orders are done with, and so is their reservation. */
export function clearTable(state: RestaurantState, table: number, now: Date): RestaurantState {
  const { kind } = tableState(table, state, now);
  if (kind !== "served" && kind !== "seated") return state;
  return {
    ...state,
    orders: clearedOrders(state.orders, table),
    reservations: state.reservations.map((one) =>
      one.table === table && one.status === "seated" ? { ...one, status: "completed" } : one,
    ),
  };
}

/** What was served at a table no longer stands on it. */
export function clearedOrders(orders: readonly Order[], table: number): readonly Order[] {
  return orders.map((order) =>
    order.table === table && order.status === "served" ? { ...order, isCleared: true } : order,
  );
}

/** `Table 5, free, 4 seats` */
export function tableName(table: number, there: TableState): string {
  return `Table ${table}, ${stateText(there)}, ${seatsOf(table)} seats`;
}

/** The same in one word or two, for a tile; the long form holds it. */
export function tableWord(there: TableState): string {
  switch (there.kind) {
    case "kitchen":
      return `${there.minutes} min`;
    case "ready":
      return "food ready";
    case "reserved": {
      const { customerName, time } = there.reservation;
      return `${customerName.split(" ").at(-1) ?? ""} ${clockText(time)}`;
    }
    default:
      return there.kind;
  }
}

function stateText(there: TableState): string {
  switch (there.kind) {
    case "kitchen":
      return `in kitchen, ${tableWord(there)}`;
    case "ready":
      return `${tableWord(there)}, ${there.minutes} min`;
    case "seated":
      return `seated, ${there.reservation.customerName}`;
    case "reserved":
      return `reserved, ${tableWord(there)}`;
    default:
      return there.kind;
  }
}
