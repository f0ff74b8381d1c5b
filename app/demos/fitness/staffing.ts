import { dayNames, hourLabel, type Heat } from "./heat.ts";
import type { HeatCell } from "./model.ts";

/** More check-ins than this in an hour are too many for one coach. */
const mostPerCoach = 50;
/** Fewer than this leave room for a class. */
const fewest = 10;
/** An introduction is worth its hour from 9 AM up to 8 PM. */
const introHours = { from: 9, to: 20 };

/** Who is on the floor: two coaches on weekday mornings and at the weekend before noon, else one while it is open. */
export function coaches(heat: Heat): Heat {
  return heat.map((row, day) =>
    row.map((value, hour) => {
      if (value === 0) return 0;
      const isDoubled = day < 5 ? hour >= 6 && hour < 10 : hour >= 8 && hour < 12;
      return isDoubled ? 2 : 1;
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
  const isShort = (hour: number) => need(heat, staff, { day: cell.day, hour }) === "coach";
  let from = cell.hour;
  let to = cell.hour + 1;
  while (isShort(from - 1)) from -= 1;
  while (isShort(to)) to += 1;
  const people = staff[cell.day]?.[cell.hour] ?? 0;
  const ordinal = ["", "second", "third"][people] ?? "further";
  return `Add a ${ordinal} coach ${hourRange(from, to)} ${dayNames[cell.day]?.slice(0, 3) ?? ""}`;
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
