import type { Reservation } from "./model.ts";
import { stayMinutes } from "./tables.ts";
import { minutesOf } from "./times.ts";

const opens = 17 * 60;
const closes = 22 * 60;

/** Where a minute of the day stands between 17:00 and 22:00, in percent; what lies outside stands at the edge. */
export function timelinePercent(minutes: number): number {
  const share = ((minutes - opens) / (closes - opens)) * 100;
  return Math.min(100, Math.max(0, Math.round(share * 100) / 100));
}

export type TimelineRow = { readonly label: string; readonly stays: readonly Reservation[] };

/** A row for each table with bookings, and as many without one as the others need not to lie on each other. */
export function timelineRows(reservations: readonly Reservation[]): TimelineRow[] {
  const tables = [...new Set(reservations.flatMap(({ table }) => table ?? []))];
  const booked = tables
    .toSorted((one, other) => one - other)
    .map((table): TimelineRow => ({
      label: `Table ${table}`,
      stays: reservations.filter((one) => one.table === table),
    }));
  const lanes: Reservation[][] = [];
  for (const reservation of reservations.filter(({ table }) => table === null)) {
    const lane = lanes.find((stays) => stays.every((stay) => !overlap(stay, reservation)));
    if (lane) lane.push(reservation);
    else lanes.push([reservation]);
  }
  return [...booked, ...lanes.map((stays) => ({ label: "No table yet", stays }))];
}

function overlap(one: Reservation, other: Reservation): boolean {
  return Math.abs(minutesOf(one.time) - minutesOf(other.time)) < stayMinutes;
}
