import { readerDate, type ReaderManner } from "#domain/zoned-dates.ts";

export type ReceivedAt = {
  /** For the list: "Today 09:42", "Yesterday 5:30 PM", "18 Nov", and "Nov 18, 2025" in another year. */
  readonly short: string;
  /** For the dialog: "today at 09:42", "on 18 November 2026 at 17:30". */
  readonly sentence: string;
  /** The whole date, for a title. */
  readonly full: string;
};

const millisecondsOfDay = 86_400_000;

/** Words for the moment a lead came in, as a person at `now` would say it and writes dates and times. */
export function receivedAt(isoTime: string, now: Date, manner: ReaderManner = {}): ReceivedAt {
  const moment = new Date(isoTime);
  if (Number.isNaN(moment.getTime())) return { short: isoTime, sentence: isoTime, full: isoTime };
  const day = calendarDay(moment, manner.timeZone);
  const today = calendarDay(now, manner.timeZone);
  const daysAgo = Math.round((today.number - day.number) / millisecondsOfDay);
  const time = readerDate(moment, "time", manner);
  const full = readerDate(moment, "full", manner);
  if (daysAgo === 0) return { short: `Today ${time}`, sentence: `today at ${time}`, full };
  if (daysAgo === 1) return { short: `Yesterday ${time}`, sentence: `yesterday at ${time}`, full };
  const short = readerDate(moment, day.year === today.year ? "day" : "date", manner);
  const longDay = readerDate(moment, "longDate", manner);
  return { short, sentence: `on ${longDay} at ${time}`, full };
}

/** The calendar day in a zone, as a number of milliseconds that knows no summer time. */
function calendarDay(moment: Date, timeZone: string | undefined) {
  const part = (options: Intl.DateTimeFormatOptions) => Number(format(moment, options, timeZone));
  const year = part({ year: "numeric" });
  const number = Date.UTC(year, part({ month: "numeric" }) - 1, part({ day: "numeric" }));
  return { year, number };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** In figures to count with, whatever the reader's own are. */
function format(moment: Date, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  const key = JSON.stringify([options, timeZone]);
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    formats.set(key, known);
  }
  return known.format(moment);
}
