import { dateOfDay, isoDay, type IsoDay, isPastDay } from "#domain/dates.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import type { RestaurantState } from "./model.ts";
import type { NewReservation } from "./reservations.ts";
import { openAt, seatedAt, seatsOf, stayMinutes, tableNumbers } from "./tables.ts";
import { clockText, minutesOf, timeOf, timeOfMinutes } from "./times.ts";

const step = 15;

/** 17:00 to 21:30. */
export const slotTimes = Array.from({ length: 19 }, (_, index) =>
  timeOfMinutes(17 * 60 + index * step),
);

/** The largest party that one table seats. */
const largestParty = 8;
const largestBooking = 12;
const houseNumber = "(415) 555-0100";

/** Somebody at a table for a while, in minutes of the day; `seats` is what the table must have. */
export type Stay = { readonly from: number; readonly until: number; readonly seats: number };

/** Who is at a table on a day or is going to be: the bookings, and tonight the guests that came without one. */
export function staysOn(day: IsoDay, state: RestaurantState, now: Date): Stay[] {
  const stay = (from: number, seats: number): Stay => ({ from, until: from + stayMinutes, seats });
  const booked = state.reservations
    .filter(({ date, status }) => date === day && status !== "completed")
    .map(({ time, table, partySize }) =>
      stay(minutesOf(time), table === null ? partySize : seatsOf(table)),
    );
  if (day !== isoDay(now)) return booked;
  const others = tableNumbers.flatMap((table) => {
    const [first] = openAt(table, state.orders);
    if (!first || seatedAt(table, state.reservations)) return [];
    return [stay(minutesOf(timeOf(first.time)), seatsOf(table))];
  });
  return [...booked, ...others];
}

export type SlotAvailability = {
  readonly isFree: boolean;
  /** The two nearest times that are free, in their order. */
  readonly nearest: readonly string[];
};

/**
 * Whether one more party finds a table beside everybody whose 90 minutes overlap with theirs.
 *
 * @param earliest the first time that may be offered, `19:12`; empty for a day ahead
 */
export function slotAvailability(
  time: string,
  party: number,
  stays: readonly Stay[],
  earliest: string,
): SlotAvailability {
  if (isFreeAt(time, party, stays)) return { isFree: true, nearest: [] };
  const distance = (slot: string) => Math.abs(minutesOf(slot) - minutesOf(time));
  const nearest = slotTimes
    .filter((slot) => slot >= earliest && isFreeAt(slot, party, stays))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .toSorted();
  return { isFree: false, nearest };
}

function isFreeAt(time: string, party: number, stays: readonly Stay[]): boolean {
  const from = minutesOf(time);
  const present = stays.filter((stay) => stay.from < from + stayMinutes && from < stay.until);
  return canSeat([party, ...present.map(({ seats }) => seats)]);
}

/** Whether parties fit, a table each: of no size may more be wanted than there are of it and above. */
function canSeat(parties: readonly number[]): boolean {
  const seats = tableNumbers.map(seatsOf);
  return parties.every((party) => {
    const size = seats.find((one) => one >= party);
    if (size === undefined) return false;
    const below = Math.max(0, ...seats.filter((one) => one < size));
    const wanted = parties.filter((one) => one > below).length;
    return wanted <= seats.filter((one) => one >= size).length;
  });
}

export type BookingFields = {
  readonly name: string;
  readonly phone: string;
  readonly party: string;
  readonly date: string;
  readonly time: string;
};

export type BookingErrors = Partial<Record<keyof BookingFields, string>>;

type CheckedBooking =
  | { readonly ok: true; readonly booking: NewReservation }
  | { readonly ok: false; readonly errors: BookingErrors; readonly nearest: readonly string[] };

/** Reads the form of a new reservation; what is wrong comes in the order of its fields. */
export function checkBooking(
  fields: BookingFields,
  state: RestaurantState,
  now: Date,
): CheckedBooking {
  const party = /^\d{1,3}$/.test(fields.party.trim()) ? Number(fields.party) : 0;
  const isToday = fields.date === isoDay(now);
  const errors: BookingErrors = {
    ...(cleanText(fields.name) === "" && { name: "Enter the guest's name." }),
    ...(fields.phone.replace(/\D/g, "").length < 7 && {
      phone: "Enter a phone number of at least seven digits.",
    }),
    ...partyError(party),
    ...((!/^\d{4}-\d{2}-\d{2}$/.test(fields.date) || isPastDay(dateOfDay(fields.date), now)) && {
      date: "Choose today or a later day.",
    }),
    ...(!slotTimes.includes(fields.time) && { time: "Choose a time from 5:00 PM to 9:30 PM." }),
    ...(isToday &&
      fields.time !== "" &&
      fields.time < timeOf(now) && {
        time: "That time has passed. Choose a later one.",
      }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors, nearest: [] };
  const stays = staysOn(fields.date, state, now);
  const slot = slotAvailability(fields.time, party, stays, isToday ? timeOf(now) : "");
  if (!slot.isFree) {
    return { ok: false, errors: { time: fullText(fields.time, slot) }, nearest: slot.nearest };
  }
  const { name, phone, date, time } = fields;
  return { ok: true, booking: { customerName: name, phone, date, time, partySize: party } };
}

function partyError(party: number): BookingErrors {
  if (party < 1 || party > largestBooking) return { party: "Choose a party of 1 to 12." };
  if (party <= largestParty) return {};
  return { party: `Parties over 8 sit at joined tables. Call us at ${houseNumber}.` };
}

/** `Full at 7:30 PM. Nearest: 7:00 PM, 8:45 PM.` */
function fullText(time: string, { nearest }: SlotAvailability): string {
  const full = `Full at ${clockText(time)}.`;
  if (nearest.length === 0) return `${full} Nothing else is free that day.`;
  return `${full} Nearest: ${nearest.map(clockText).join(", ")}.`;
}
