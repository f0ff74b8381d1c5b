import type { ReplyPromise } from "#domain/reply-promise.ts";

const office = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Los_Angeles",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** `2026-11-27, 18:00`: the wall clock of the office. */
export function atOffice(time: number): string {
  return office.format(time);
}

/** When a promise made then is due, by the office's wall clock; `null` without a promise. */
export function dueAtOffice(promise: ReplyPromise | null, since: number): string | null {
  if (promise === null) return null;
  if ("hours" in promise) return atOffice(since + promise.hours * 3_600_000);
  const day = new Date(`${atOffice(since).slice(0, 10)}T00:00:00Z`);
  for (let left = promise.workingDays; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return `${day.toISOString().slice(0, 10)}, 18:00`;
}
