import { dayNames, hourLabel, type Heat } from "./heat.ts";
import type { CoachHours, HeatCell } from "./model.ts";

/** More check-ins than this in an hour are too many for one coach. */
const mostPerCoach = 50;
/** Fewer than this leave room for a class. */
const fewest = 10;
/** An introduction is worth its hour from 9 AM up to 8 PM. */
const introHours = { from: 9, to: 20 };

/**
 * Who is on the floor: two coaches on weekday mornings and at the weekend before noon, else one while it is open, and
 * one more in the hours that have been added.
 */
export function coaches(heat: Heat, added: readonly CoachHours[] = []): Heat {
  return heat.map((row, day) =>
    row.map((value, hour) => {
      if (value === 0) return 0;
      const isDoubled = day < 5 ? hour >= 6 && hour < 10 : hour >= 8 && hour < 12;
      const more = added.filter((one) => one.day === day && hour >= one.from && hour < one.to);
      return (isDoubled ? 2 : 1) + more.length;
    }),
  );
}

/** Check-ins for each coach, in whole people; nothing where nobody is on the floor. */
export function perCoach(heat: Heat, staff: Heat): Heat {
  return heat.map((row, day) =>
    row.map((value, hour) => Math.round(load(value, staff[day]?.[hour] ?? 0))),
  );
}

function load(value: number, staff: number): number {
  return staff === 0 ? 0 : value / staff;
}

/** What the hours of a day ask for: `coach`, `intro` or nothing. */
function need(heat: Heat, staff: Heat, { day, hour }: HeatCell): "coach" | "intro" | null {
  const value = heat[day]?.[hour] ?? 0;
  const people = staff[day]?.[hour] ?? 0;
  if (people === 0 || value === 0) return null;
  if (load(value, people) > mostPerCoach) return "coach";
  return value < fewest && hour >= introHours.from && hour < introHours.to ? "intro" : null;
}

/**
 * What to do about an hour: `Add a second coach 5–7 PM Tue`, over all the hours beside it that need one, or
 * `Good slot for an intro class`; null when it is right as it is or nobody is on the floor.
 */
export function staffingHint(heat: Heat, staff: Heat, cell: HeatCell): string | null {
  const wanted = need(heat, staff, cell);
  if (wanted === null) return null;
  if (wanted === "intro") return "Good slot for an intro class";
  const hours = shortAround(heat, staff, cell);
  const people = staff[cell.day]?.[cell.hour] ?? 0;
  const ordinal = ["", "second", "third"][people] ?? "further";
  return hours && `Add a ${ordinal} coach ${hoursText(hours)}`;
}

/** The hours around one that need another coach, with it; null where it needs none. */
export function shortAround(heat: Heat, staff: Heat, { day, hour }: HeatCell): CoachHours | null {
  const isShort = (at: number) => need(heat, staff, { day, hour: at }) === "coach";
  if (!isShort(hour)) return null;
  let from = hour;
  let to = hour + 1;
  while (isShort(from - 1)) from -= 1;
  while (isShort(to)) to += 1;
  return { day, from, to };
}

/** The hours of an added coach that hold an hour. */
export function addedAt(added: readonly CoachHours[], { day, hour }: HeatCell) {
  return added.find((one) => one.day === day && hour >= one.from && hour < one.to);
}

export type StaffMark = "short" | "added";

/** The same where a bar has little room. */
export const staffMarkShort = {
  short: "needs 1",
  added: "+1 coach",
} as const satisfies Record<StaffMark, string>;

export const staffMarkLabels = {
  short: "needs a coach",
  added: "one more coach",
} as const satisfies Record<StaffMark, string>;

/** What the map marks an hour with: that it needs a coach, or that it has been given one. */
export function staffMark(
  heat: Heat,
  added: readonly CoachHours[],
  cell: HeatCell,
): StaffMark | null {
  if (need(heat, coaches(heat, added), cell) === "coach") return "short";
  return addedAt(added, cell) ? "added" : null;
}

/** `5–7 PM Tue` */
export function hoursText({ day, from, to }: CoachHours): string {
  return `${hourRange(from, to)} ${dayNames[day]?.slice(0, 3) ?? ""}`;
}

/** `5–7 PM`, `11 AM–1 PM` */
export function hourRange(from: number, to: number): string {
  const [start, end] = [hourLabel(from), hourLabel(to)];
  const isSameHalf = start.slice(-2) === end.slice(-2);
  return `${isSameHalf ? start.slice(0, -3) : start}–${end}`;
}

/** Runs of hours of the week that need another coach, each with its highest number. */
export function shortHours(heat: Heat, staff: Heat): readonly { hint: string; value: number }[] {
  const hints = heat.flatMap((row, day) =>
    row.flatMap((value, hour) => {
      const isShort = need(heat, staff, { day, hour }) === "coach";
      const hint = isShort ? staffingHint(heat, staff, { day, hour }) : null;
      return hint === null ? [] : [{ hint, value }];
    }),
  );
  return [...new Set(hints.map(({ hint }) => hint))].map((hint) => ({
    hint,
    value: Math.max(...hints.filter((one) => one.hint === hint).map(({ value }) => value)),
  }));
}
