import { officeZone } from "#app/content/calls.ts";
import { formatInZone, wallTime } from "#domain/zoned-dates.ts";
import type { IsoMoment } from "./open-times.ts";

/** `Tue, Nov 24, 9:15 AM` */
export function dayAndTime(startsAt: IsoMoment, zone: string): string {
  return `${formatInZone(new Date(startsAt), zone, "day")}, ${clockTime(startsAt, zone)}`;
}

/** `9:15 AM`, or `1:15 AM, GMT-4` where the clock shows it twice that day. */
function clockTime(startsAt: IsoMoment, zone: string): string {
  const time = formatInZone(new Date(startsAt), zone, "time");
  return [time, offsetIfTwice(startsAt, zone)].filter(Boolean).join(", ");
}

/** The same moment in California; null where the clocks show the same already. */
export function inCalifornia(startsAt: IsoMoment, zone: string): string | null {
  const there = dayAndTime(startsAt, officeZone);
  return there === dayAndTime(startsAt, zone) ? null : there;
}

/** By how much clocks are set back in autumn, in minutes: half an hour on Lord Howe. */
const setBack = [-60, -30, 30, 60];

/** `GMT-4` for a time that the clocks of a zone show twice, empty for all others. */
export function offsetIfTwice(startsAt: IsoMoment, zone: string): string {
  const moment = new Date(startsAt);
  const shown = wallTime(moment, zone);
  const isTwice = setBack.some((minutes) => {
    const other = wallTime(new Date(moment.getTime() + minutes * 60_000), zone);
    return other.minutes === shown.minutes && other.day === shown.day;
  });
  if (!isTwice) return "";
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "shortOffset",
  }).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
