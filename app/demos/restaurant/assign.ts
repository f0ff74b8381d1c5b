import { isoDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import type { Reservation, RestaurantState } from "./model.ts";
import { openAt, seatedAt, seatsOf, stayMinutes, tableNumbers } from "./tables.ts";
import { minutesOf, timeOf } from "./times.ts";

/** The tables that a party can be given: large enough, and nobody else's in their 90 minutes. */
export function tablesFor(
  reservation: Reservation,
  state: RestaurantState,
  now: Date,
): readonly number[] {
  return tableNumbers.filter(
    (table) => seatsOf(table) >= reservation.partySize && !isBooked(table, reservation, state, now),
  );
}

function isBooked(
  table: number,
  reservation: Reservation,
  { reservations, orders }: RestaurantState,
  now: Date,
): boolean {
  if (isBookedThen(table, reservation, reservations)) return true;
  const [first] = openAt(table, orders);
  if (!first || reservation.date !== isoDay(now) || seatedAt(table, reservations)) return false;
  return isWithinStay(timeOf(first.time), reservation.time);
}

/** Whether another party has a table in the 90 minutes of one. */
export function isBookedThen(
  table: number,
  { id, date, time }: Reservation,
  reservations: readonly Reservation[],
): boolean {
  return reservations.some(
    (one) =>
      one.id !== id &&
      one.table === table &&
      one.date === date &&
      one.status !== "completed" &&
      isWithinStay(one.time, time),
  );
}

function isWithinStay(one: string, other: string): boolean {
  return Math.abs(minutesOf(one) - minutesOf(other)) < stayMinutes;
}

/** Gives a party that has not come yet a table, or takes it away; a taken or small one changes nothing. */
export function assignTable(
  state: RestaurantState,
  id: string,
  table: number | null,
  now: Date,
): RestaurantState {
  const reservations = updateById(state.reservations, id, (one) => {
    const isComing = one.status === "pending" || one.status === "confirmed";
    const isPossible = table === null || tablesFor(one, state, now).includes(table);
    return isComing && isPossible && one.table !== table ? { ...one, table } : one;
  });
  return reservations === state.reservations ? state : { ...state, reservations };
}
