import type { CompareTo, RangeKey } from "./dashboard-state.ts";
import type { DayRange, Period } from "./model.ts";
import { dateOf, dayNumber } from "./sales.ts";
import { heldAgainst } from "./series.ts";

/** The days of a choice of the Analytics tab; 12 months are those of the sales chart, the last one to date. */
export function analyticsRange(key: RangeKey, today: number): DayRange {
  const date = dateOf(today);
  const year = date.getUTCFullYear();
  switch (key) {
    case "30":
      return { from: today - 29, to: today };
    case "90":
      return { from: today - 89, to: today };
    case "year":
      return { from: dayNumber(year, date.getUTCMonth() - 11, 1), to: today };
    case "ytd":
      return { from: dayNumber(year, 0, 1), to: today };
  }
}

/** What a range is held against, a period of the chart as the chart holds it; null for nothing. */
export function comparedRange(
  range: DayRange & { readonly kind?: Period },
  compare: CompareTo,
): DayRange | null {
  const length = range.to - range.from + 1;
  if (compare === "previous" && range.kind) return heldAgainst(range.kind, range);
  if (compare === "previous") return { from: range.from - length, to: range.from - 1 };
  if (compare === "lastYear") {
    const to = sameDateLastYear(range.to);
    return { from: to - length + 1, to };
  }
  return null;
}

/** February 29 becomes the 28th. */
function sameDateLastYear(day: number): number {
  const date = dateOf(day);
  const year = date.getUTCFullYear() - 1;
  const month = date.getUTCMonth();
  const last = dateOf(dayNumber(year, month + 1, 0)).getUTCDate();
  return dayNumber(year, month, Math.min(date.getUTCDate(), last));
}

/** A range in at most 14 equal pieces, for a chart; the last ends with the range. */
export function piecesOf(range: DayRange): DayRange[] {
  const length = range.to - range.from + 1;
  const step = Math.ceil(length / 13);
  const count = Math.ceil(length / step);
  return Array.from({ length: count }, (_, index) => {
    const to = range.to - step * (count - 1 - index);
    return { from: Math.max(range.from, to - step + 1), to };
  });
}
