import { addDays } from "#domain/dates.ts";

/** `month` 0 is January. */
export type ShownMonth = { readonly year: number; readonly month: number };

const dayKeys: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * The day that a key leads to in a calendar whose weeks begin on Sunday; null when it means nothing there. Page keys
 * move by a month, with Shift by a year, and stay in it: a month after January 31 is the last of February.
 */
export function dayAfterKey(key: string, isShift: boolean, from: Date): Date | null {
  const days = dayKeys[key];
  if (days !== undefined) return addDays(from, days);
  if (key === "Home") return addDays(from, -from.getDay());
  if (key === "End") return addDays(from, 6 - from.getDay());
  if (key === "PageUp") return addMonths(from, isShift ? -12 : -1);
  if (key === "PageDown") return addMonths(from, isShift ? 12 : 1);
  return null;
}

function addMonths(date: Date, months: number): Date {
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0);
  return new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate()));
}
