const millisecondsPerDay = 86_400_000;

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
