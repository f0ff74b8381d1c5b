import { callHours } from "#app/content/calls.ts";
import { formatInZone } from "#domain/zoned-dates.ts";
import type { IsoMoment } from "./available-slots.ts";

/** `Tue, Nov 24, 9:15 AM` */
export function dayAndTime(startsAt: IsoMoment, zone: string): string {
  const moment = new Date(startsAt);
  return `${formatInZone(moment, zone, "day")}, ${formatInZone(moment, zone, "time")}`;
}

/** The same moment in California; null where the clocks show the same already. */
export function inCalifornia(startsAt: IsoMoment, zone: string): string | null {
  const there = dayAndTime(startsAt, callHours.zone);
  return there === dayAndTime(startsAt, zone) ? null : there;
}
