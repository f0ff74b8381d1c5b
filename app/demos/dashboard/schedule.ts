import { dayAt, formatLocal } from "#domain/dates.ts";
import { isEmail } from "#app/lib/hidden-letters.ts";

export const rhythms = ["daily", "weekly", "monthly"] as const;
type Rhythm = (typeof rhythms)[number];

export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** When a report goes out, and to whom. */
export type Schedule = {
  readonly rhythm: Rhythm;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 1 to 31; a shorter month sends it on its last day. */
  readonly monthDay: number;
  /** `08:00` */
  readonly time: string;
  readonly recipients: readonly string[];
  readonly isPaused: boolean;
};

/** The next moment after now at which a report goes out. */
export function nextRun(
  schedule: Pick<Schedule, "rhythm" | "weekday" | "monthDay" | "time">,
  now: Date,
): Date {
  const { rhythm, weekday, monthDay, time } = schedule;
  if (rhythm === "monthly") {
    const runOf = (months: number) => {
      const last = new Date(now.getFullYear(), now.getMonth() + months + 1, 0);
      const day = Math.min(monthDay, last.getDate());
      return dayAt(new Date(last.getFullYear(), last.getMonth(), day), 0, time);
    };
    return runOf(0) > now ? runOf(0) : runOf(1);
  }
  const step = rhythm === "daily" ? 1 : 7;
  const first = rhythm === "daily" ? 0 : (weekday - now.getDay() + 7) % 7;
  const run = dayAt(now, first, time);
  return run > now ? run : dayAt(now, first + step, time);
}

/** The last moment up to now at which a report went out. */
export function lastRun(
  schedule: Pick<Schedule, "rhythm" | "weekday" | "monthDay" | "time">,
  now: Date,
): Date {
  // The moment after which the next one is still ahead, looked for a day at a time.
  for (let back = 1; back <= 31; back += 1) {
    const run = nextRun(schedule, dayAt(now, -back, schedule.time));
    if (run <= now) return run;
  }
  return nextRun(schedule, dayAt(now, -32, schedule.time));
}

/** `Next: Mon, Nov 23, 8:00 AM` */
export function nextText(schedule: Schedule, now: Date): string {
  if (schedule.isPaused) return "Paused";
  const run = nextRun(schedule, now);
  return `Next: ${formatLocal(run, "weekday")}, ${formatLocal(run, "time")}`;
}

/** `Weekly, Monday` */
export function rhythmText({ rhythm, weekday, monthDay }: Schedule): string {
  if (rhythm === "daily") return "Daily";
  return rhythm === "weekly"
    ? `Weekly, ${weekdayNames[weekday] ?? ""}`
    : `Monthly, on day ${monthDay}`;
}

/** Addresses as they are typed or pasted, with commas, semicolons or spaces between them. */
function addressesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== "");
}

type Recipients = { readonly recipients: readonly string[]; readonly error: string | null };

/** The addresses with those that were typed; what is none is said, and then nothing is added. */
export function withRecipients(known: readonly string[], text: string): Recipients {
  const typed = addressesOf(text);
  const wrong = typed.find((address) => !isEmail(address));
  if (wrong !== undefined)
    return { recipients: known, error: `${wrong} is not an e-mail address.` };
  return { recipients: [...new Set([...known, ...typed])], error: null };
}
