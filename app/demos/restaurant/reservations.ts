import { dateOfDay, formatLocal, isoDay, type IsoDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { isBookedThen } from "./assign.ts";
import { activeOrders } from "./kitchen.ts";
import {
  reservationStatuses,
  type Reservation,
  type ReservationStatus,
  type RestaurantState,
} from "./model.ts";
import { bestTable, clearedOrders, noTableText, tableFor } from "./tables.ts";
import { minutesUntil, timeOf } from "./times.ts";

export function nextReservationStatus(status: ReservationStatus): ReservationStatus {
  return reservationStatuses[reservationStatuses.indexOf(status) + 1] ?? status;
}

export function confirmReservation(state: RestaurantState, id: string): RestaurantState {
  const reservations = updateById(state.reservations, id, (one) =>
    one.status === "pending" ? { ...one, status: nextReservationStatus(one.status) } : one,
  );
  return reservations === state.reservations ? state : { ...state, reservations };
}

/** Why a confirmed party cannot be seated now, in words; null when it can. */
export function seatRefusal(
  reservation: Reservation,
  state: RestaurantState,
  now: Date,
): string | null {
  const { date, partySize } = reservation;
  if (date !== isoDay(now)) {
    return `This table is booked for ${formatLocal(dateOfDay(date), "weekday")}: seat them on the day.`;
  }
  const table = tableFor(reservation, state, now);
  return table === null ? noTableText(partySize, state, now) : null;
}

/** Confirmed becomes seated, at a table that is busy from then on; anything else changes nothing. */
export function seatNow(state: RestaurantState, id: string, now: Date): RestaurantState {
  const reservation = state.reservations.find((one) => one.id === id);
  if (reservation?.status !== "confirmed" || seatRefusal(reservation, state, now)) return state;
  const table = tableFor(reservation, state, now);
  const reservations = updateById(state.reservations, id, (one): Reservation => {
    return { ...one, status: nextReservationStatus(one.status), table };
  });
  return { ...state, reservations, ...chosenTable(state, table) };
}

/** The new guests' table takes the next order, unless one is being written already. */
function chosenTable({ cart }: RestaurantState, table: number | null) {
  return cart.length === 0 && table !== null ? { table } : {};
}

/** Why seated guests cannot have left yet, in words; null when they can. */
export function completeRefusal(
  { table }: Reservation,
  { orders }: Pick<RestaurantState, "orders">,
): string | null {
  const open = activeOrders(orders).find((order) => order.table === table);
  if (!open) return null;
  const where = open.status === "ready" ? "on the pass" : "in the kitchen";
  return `Order #${open.id} for Table ${open.table} is still ${where}: serve it first.`;
}

/** Seated becomes completed: the guests have left, and what they were served is cleared. */
export function completeReservation(state: RestaurantState, id: string): RestaurantState {
  const reservation = state.reservations.find((one) => one.id === id);
  if (reservation?.status !== "seated" || completeRefusal(reservation, state)) return state;
  const { table } = reservation;
  return {
    ...state,
    reservations: updateById(state.reservations, id, (one) => ({ ...one, status: "completed" })),
    orders: table === null ? state.orders : clearedOrders(state.orders, table),
  };
}

/** A declined request leaves the list: there is no status for it. */
export function declineReservation(state: RestaurantState, id: string): RestaurantState {
  const reservation = state.reservations.find((one) => one.id === id);
  if (reservation?.status !== "pending") return state;
  return {
    ...state,
    reservations: state.reservations.filter((one) => one !== reservation),
    declined: [reservation, ...state.declined],
  };
}

/** Brings the last declined request back; a table that was given away meanwhile is not theirs any more. */
export function undoDecline(state: RestaurantState): RestaurantState {
  const [last, ...declined] = state.declined;
  if (!last) return state;
  const { table } = last;
  const isGone = table !== null && isBookedThen(table, last, state.reservations);
  const back = isGone ? { ...last, table: null } : last;
  return { ...state, declined, reservations: [...state.reservations, back] };
}

export type NewReservation = Pick<
  Reservation,
  "customerName" | "phone" | "date" | "time" | "partySize"
>;

/** A booking that was taken here and now counts as confirmed. */
export function addReservation(state: RestaurantState, booking: NewReservation): RestaurantState {
  const reservation: Reservation = {
    ...booking,
    customerName: cleanText(booking.customerName),
    phone: cleanText(booking.phone),
    id: nextId(state),
    status: "confirmed",
    table: null,
    walkIn: false,
  };
  return {
    ...state,
    reservations: [...state.reservations, reservation],
    day: booking.date,
  };
}

/** Guests at the door: seated at once at the best table, or not at all. */
export function seatWalkIn(
  state: RestaurantState,
  name: string,
  partySize: number,
  now: Date,
): RestaurantState {
  const table = bestTable(partySize, state, now);
  if (table === null) return state;
  const reservation: Reservation = {
    id: nextId(state),
    customerName: cleanText(name) || "Walk-in",
    phone: "",
    date: isoDay(now),
    time: timeOf(now),
    partySize,
    status: "seated",
    table,
    walkIn: true,
  };
  return {
    ...state,
    reservations: [...state.reservations, reservation],
    day: reservation.date,
    ...chosenTable(state, table),
  };
}

function nextId({ reservations, declined }: RestaurantState): string {
  return `new-${reservations.length + declined.length + 1}`;
}

/** The reservations of a day, the earliest first. */
export function reservationsOn(reservations: readonly Reservation[], day: IsoDay): Reservation[] {
  return reservations
    .filter(({ date }) => date === day)
    .toSorted((one, other) => one.time.localeCompare(other.time));
}

const lateAfter = 15;

/** Minutes that a confirmed party is late, once it is more than 15; null otherwise. */
export function minutesLate(reservation: Reservation, now: Date): number | null {
  const late = Math.floor(-minutesUntil(reservation, now));
  return reservation.status === "confirmed" && late > lateAfter ? late : null;
}
