import { noDay, type TypedDay } from "./special-days.ts";
import { formatTime, readWindow } from "./windows.ts";

/** A day that differs, as the database keeps it: minutes, null for a day that is closed. */
export type SpecialDay = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly isYearly: boolean;
  readonly opens: number | null;
  readonly closes: number | null;
  readonly reason: string;
};

export function typedDay(day: SpecialDay): TypedDay {
  return {
    firstDay: day.firstDay,
    lastDay: day.lastDay === day.firstDay ? "" : day.lastDay,
    isYearly: day.isYearly,
    isClosed: day.opens === null,
    opens: day.opens === null ? noDay.opens : formatTime(day.opens),
    closes: day.closes === null ? noDay.closes : formatTime(day.closes),
    reason: day.reason,
  };
}

/** As `save_availability` takes it. */
export function dayRecord(day: TypedDay) {
  const window = day.isClosed ? null : readWindow(day);
  return {
    first_day: day.firstDay,
    last_day: day.lastDay || day.firstDay,
    yearly: day.isYearly,
    opens: window?.opens ?? null,
    closes: window?.closes ?? null,
    reason: day.reason.trim(),
  };
}
