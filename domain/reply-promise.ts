import { counted } from "./counted.ts";

/** Working days are the office's, and end with its hours; the first is the day after. */
export type ReplyPromise = { readonly hours: number } | { readonly workingDays: number };

const dayHours = 24;

/** `24 hours`, `3 working days`. */
export function promiseLabel(promise: ReplyPromise): string {
  return "hours" in promise
    ? counted(promise.hours, "hour")
    : counted(promise.workingDays, "working day");
}

/** Whether an answer after so many seconds keeps the promise; `null` where that depends on the weekends between. */
export function isKept(promise: ReplyPromise, seconds: number): boolean | null {
  const hours = seconds / 3600;
  if ("hours" in promise) return hours <= promise.hours;
  const { workingDays } = promise;
  const weekends = Math.ceil(workingDays / 5);
  if (hours <= workingDays * dayHours) return true;
  return hours > (workingDays + 2 * weekends + 1) * dayHours ? false : null;
}
