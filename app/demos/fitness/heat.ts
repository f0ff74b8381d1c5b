import type { HeatCell } from "./model.ts";

const weekday = [
  0, 0, 0, 0, 0, 6, 24, 38, 30, 18, 14, 17, 29, 22, 13, 16, 30, 52, 58, 44, 26, 12, 4, 0,
];
const weekend = [0, 0, 0, 0, 0, 0, 4, 14, 30, 46, 50, 41, 28, 20, 17, 18, 16, 12, 9, 5, 2, 0, 0, 0];

export const dayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** How much of its profile each day has, Monday first. */
const factors = [1.08, 1.12, 1.04, 1, 0.82, 1, 0.78];

export type Heat = readonly (readonly number[])[];

/** Average check-ins of each hour of the week: seven days from Monday, 24 hours each. */
export function heatmap(): Heat {
  return factors.map((factor, day) =>
    (day < 5 ? weekday : weekend).map((value) => Math.round(value * factor)),
  );
}

/** Monday is 0. */
export function dayIndex(date: Date): number {
  return (date.getDay() + 6) % 7;
}

/** 0 for nothing, else 1 to 5. */
export function heatLevel(value: number, max: number): number {
  if (value <= 0 || max <= 0) return 0;
  return Math.min(5, Math.ceil((value / max) * 5));
}

export type HeatSpot = HeatCell & { readonly value: number };

function spots(heat: Heat): readonly HeatSpot[] {
  return heat.flatMap((row, day) => row.map((value, hour) => ({ day, hour, value })));
}

/** The busiest hour; of several the earliest in the week. */
export function peak(heat: Heat): HeatSpot {
  const none = { day: 0, hour: 0, value: 0 };
  return spots(heat).reduce((best, spot) => (spot.value > best.value ? spot : best), none);
}

/** The hour with the fewest people in it, though the club is open; null when it never is. */
export function quietestOpen(heat: Heat): HeatSpot | null {
  const open = spots(heat).filter(({ value }) => value > 0);
  return open.reduce<HeatSpot | null>(
    (best, spot) => (best === null || spot.value < best.value ? spot : best),
    null,
  );
}

/** From the first hour with people in it up to the end of the last one. */
export function openHours(heat: Heat, day: number): { readonly from: number; readonly to: number } {
  const row = heat[day] ?? [];
  return {
    from: Math.max(
      0,
      row.findIndex((value) => value > 0),
    ),
    to: row.findLastIndex((value) => value > 0) + 1,
  };
}

export function rowTotals(heat: Heat): readonly number[] {
  return heat.map((row) => row.reduce((sum, value) => sum + value, 0));
}

export function colTotals(heat: Heat): readonly number[] {
  return Array.from({ length: 24 }, (_, hour) =>
    heat.reduce((sum, row) => sum + (row[hour] ?? 0), 0),
  );
}

/** `12 AM`, `12 PM`, `6 PM`; 24 is midnight again. */
export function hourLabel(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** `Tuesday 6 PM` */
export function spotName({ day, hour }: HeatCell): string {
  return `${dayNames[day] ?? ""} ${hourLabel(hour)}`;
}

/** The sentence under the heatmap. */
export function heatCaption(heat: Heat): string {
  const busiest = peak(heat);
  const quietest = quietestOpen(heat);
  const end = quietest ? ` Quietest open hour: ${spotName(quietest)} (${quietest.value}).` : "";
  return `Busiest: ${spotName(busiest)} (${busiest.value}).${end}`;
}

/** Where a key leads to from a cell; null when it means nothing there. Control goes to the corners. */
export function cellAfterKey(
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  { day, hour }: HeatCell,
): HeatCell | null {
  if (key === "ArrowRight") return { day, hour: Math.min(hour + 1, 23) };
  if (key === "ArrowLeft") return { day, hour: Math.max(hour - 1, 0) };
  if (key === "ArrowDown") return { day: Math.min(day + 1, 6), hour };
  if (key === "ArrowUp") return { day: Math.max(day - 1, 0), hour };
  if (key === "Home") return { day: ctrlKey ? 0 : day, hour: 0 };
  if (key === "End") return { day: ctrlKey ? 6 : day, hour: 23 };
  return null;
}
