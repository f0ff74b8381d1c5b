import type { Entry } from "../entry.ts";

export type ResponseClock = { readonly text: string; readonly isLate: boolean };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long there is for the promised answer, while it is missing: `due in 3 h`, `overdue by 2 d`. */
export function responseClock(
  { dueAt, work }: Pick<Entry, "dueAt" | "work">,
  now: Date,
): ResponseClock | null {
  if (dueAt === null || work.waitingSince === null) return null;
  const left = new Date(dueAt).getTime() - now.getTime();
  if (Number.isNaN(left)) return null;
  const isLate = left < 0;
  const span = spanLabel(Math.abs(left));
  return { text: isLate ? `overdue by ${span}` : `due in ${span}`, isLate };
}

/** `4 min`, `3 h`, `2 d`, in whole ones that have passed; never nothing. */
function spanLabel(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} d`;
}
