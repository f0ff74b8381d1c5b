import { isoDay } from "#app/lib/days.ts";
import { patched } from "#app/lib/patched.ts";
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
    (table) => seatsOf(table) >= reservation.partySize && !isTaken(table, reservation, state, now),
  );
}

function isTaken(
  table: number,
  { id, date, time }: Reservation,
  { reservations, orders }: RestaurantState,
  now: Date,
): boolean {
  const others = reservations.filter(
    (one) =>
      one.id !== id && one.table === table && one.date === date && one.status !== "completed",
  );
  const [first] = openAt(table, orders);
  const isOpen = date === isoDay(now) && first && !seatedAt(table, reservations);
  const starts = others.map((one) => one.time).concat(isOpen ? timeOf(first.time) : []);
  return starts.some((start) => Math.abs(minutesOf(start) - minutesOf(time)) < stayMinutes);
}

/** Gives a party that has not come yet a table, or takes it away; a taken or small one changes nothing. */
export function assignTable(
  state: RestaurantState,
  id: string,
  table: number | null,
  now: Date,
): RestaurantState {
  const reservations = patched(state.reservations, id, (one) => {
    const isComing = one.status === "pending" || one.status === "confirmed";
    const isPossible = table === null || tablesFor(one, state, now).includes(table);
    return isComing && isPossible && one.table !== table ? { ...one, table } : one;
  });
  return reservations === state.reservations ? state : { ...state, reservations };
}
