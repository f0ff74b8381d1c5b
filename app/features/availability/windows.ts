/** Minutes of the wall clock since midnight. */
export type Window = { readonly opens: number; readonly closes: number };

/** A window as it stands in two fields: `09:00`; an end at `00:00` is that of the day. */
export type TypedWindow = { readonly opens: string; readonly closes: string };

/** Seven days, Monday first. */
export type Week = readonly (readonly TypedWindow[])[];

export type WindowFault = "opens" | "closes" | "order" | "overlap";

const dayEnd = 1440;

/** `09:30` is 570; what is no time is null. */
export function parseTime(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export function parseEnd(text: string): number | null {
  const minutes = parseTime(text);
  return minutes === 0 ? dayEnd : minutes;
}

export function formatTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

export function typedWindow({ opens, closes }: Window): TypedWindow {
  return { opens: formatTime(opens), closes: formatTime(closes) };
}

/** Null for a window that is not complete or ends before it begins. */
export function readWindow(typed: TypedWindow): Window | null {
  const [opens, closes] = [parseTime(typed.opens), parseEnd(typed.closes)];
  return opens === null || closes === null || closes <= opens ? null : { opens, closes };
}

/** What is wrong with one of the windows of a day; of two that overlap it is the later one in the list. */
export function faultOfWindow(windows: readonly TypedWindow[], index: number): WindowFault | null {
  const typed = windows[index];
  if (!typed) return null;
  if (parseTime(typed.opens) === null) return "opens";
  if (parseEnd(typed.closes) === null) return "closes";
  const window = readWindow(typed);
  if (!window) return "order";
  const overlaps = windows.slice(0, index).some((other) => {
    const before = readWindow(other);
    return before !== null && before.opens < window.closes && window.opens < before.closes;
  });
  return overlaps ? "overlap" : null;
}

/** In order, and one where they touch. */
export function mergeWindows(windows: readonly Window[]): readonly Window[] {
  const merged: Window[] = [];
  for (const window of windows.toSorted((one, other) => one.opens - other.opens)) {
    const last = merged.at(-1);
    if (last && window.opens <= last.closes) {
      merged[merged.length - 1] = { ...last, closes: Math.max(last.closes, window.closes) };
    } else merged.push(window);
  }
  return merged;
}

/** The hours that are offered for another window of a day: an hour after the last, or a working day. */
export function anotherWindow(windows: readonly TypedWindow[]): TypedWindow {
  const last = windows.at(-1);
  if (!last) return { opens: "09:00", closes: "18:00" };
  const closes = parseEnd(last.closes);
  if (closes === null || closes > dayEnd - 120) return { opens: "", closes: "" };
  return typedWindow({ opens: closes + 60, closes: Math.min(closes + 300, dayEnd) });
}

/** A week in which the days of an index have these windows. */
export function withDay(
  week: Week,
  days: readonly number[],
  windows: readonly TypedWindow[],
): Week {
  return week.map((before, day) => (days.includes(day) ? windows : before));
}

/** `45`, `7.5`: hours of a week, what is not complete left out. */
export function hoursInWeek(week: Week): string {
  const minutes = week
    .flatMap((windows) => mergeWindows(windows.flatMap((typed) => readWindow(typed) ?? [])))
    .reduce((sum, { opens, closes }) => sum + closes - opens, 0);
  return String(Math.round(minutes / 6) / 10);
}
