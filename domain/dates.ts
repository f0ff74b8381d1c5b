import { counted } from "./counted.ts";

const minute = 60_000;
const hour = 60 * minute;
const millisecondsPerDay = 24 * hour;

/** A local calendar day as `yyyy-mm-dd`. */
export type IsoDay = string;

export function isoDay(date: Date): IsoDay {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Midnight, local time, of `2026-11-20`. */
export function dateOfDay(day: IsoDay): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** Whole local days since 1970, whatever daylight saving time did in between. */
export function epochDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / millisecondsPerDay;
}

/** The same time of the clock that many days later; by the calendar, so a day of 23 or 25 hours counts as one. */
export function addDays(date: Date, days: number): Date {
  const result = new Date(date);
  result.setDate(result.getDate() + days);
  return result;
}

/** Passes over Saturdays and Sundays; 0 leaves the day, 1 after a Friday, Saturday or Sunday is Monday. */
export function addBusinessDays(date: Date, days: number): Date {
  let result = date;
  for (let left = days; left > 0;) {
    result = addDays(result, 1);
    if (!isWeekend(result)) left -= 1;
  }
  return result;
}

export function isWeekend(date: Date): boolean {
  return date.getDay() === 0 || date.getDay() === 6;
}

/** A time of the clock, `19:30`, that many days from a day. */
export function dayAt(base: Date, offset: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(base.getFullYear(), base.getMonth(), base.getDate() + offset, hours, minutes);
}

export function isSameDay(one: Date, other: Date): boolean {
  return epochDay(one) === epochDay(other);
}

/** Whether a day lies before today, in local time; today itself never does. */
export function isPastDay(date: Date, now: Date): boolean {
  return epochDay(date) < epochDay(now);
}

/** The later of two moments: a clock that is looked at now and then may be behind what it is compared with. */
export function laterOf(one: Date, other: Date): Date {
  return one.getTime() > other.getTime() ? one : other;
}

/** Whole days of the calendar from now to a date: 0 today, 1 tomorrow, -1 yesterday. */
export function daysUntil(date: Date, now: Date): number {
  return epochDay(date) - epochDay(now);
}

/** `Today`, `Tomorrow`, `Yesterday`, `in 5 days`, `12 days ago`. */
export function relativeDay(date: Date, now: Date): string {
  const days = daysUntil(date, now);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  if (days === -1) return "Yesterday";
  return days > 0 ? `in ${counted(days, "day")}` : `${counted(-days, "day")} ago`;
}

const formats = {
  /** `Nov 20` */
  day: { month: "short", day: "numeric" },
  /** `Nov 20, 2026` */
  date: { month: "short", day: "numeric", year: "numeric" },
  /** `Fri, Nov 20` */
  weekday: { weekday: "short", month: "short", day: "numeric" },
  /** `Friday, November 20` */
  longWeekday: { weekday: "long", month: "long", day: "numeric" },
  /** `Friday` */
  dayName: { weekday: "long" },
  /** `November 2026` */
  month: { month: "long", year: "numeric" },
  /** `Nov` */
  shortMonth: { month: "short" },
  /** `7:30 PM` */
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof formats;

const formatters = new Map<DateStyle, Intl.DateTimeFormat>();

/** A moment in the visitor's own time zone; for dates of the site itself see `formatDate`. */
export function formatLocal(date: Date, style: DateStyle): string {
  let formatter = formatters.get(style);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", formats[style]);
    formatters.set(style, formatter);
  }
  // Node and browsers disagree on the space before AM and PM.
  return formatter.format(date).replaceAll("\u202F", " ");
}

/** `just now`, `12m`, `3h`, `2d`, after a week `Nov 4`; what lies ahead reads `in 3d`. */
export function relativeTime(from: Date, now: Date): string {
  const ahead = from.getTime() - now.getTime();
  const distance = Math.abs(ahead);
  if (distance < 45_000) return "just now";
  if (distance >= 7 * millisecondsPerDay) return formatLocal(from, "day");
  const text =
    distance < hour
      ? `${Math.max(1, Math.floor(distance / minute))}m`
      : distance < millisecondsPerDay
        ? `${Math.floor(distance / hour)}h`
        : `${Math.floor(distance / millisecondsPerDay)}d`;
  return ahead > 0 ? `in ${text}` : text;
}
