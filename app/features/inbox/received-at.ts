export type ReceivedAt = {
  /** For the list: "Today 09:42", "Yesterday 17:30", "18 Nov", and "18 Nov 2025" in another year. */
  readonly short: string;
  /** For the dialog: "today at 09:42", "on 18 November 2026 at 17:30". */
  readonly sentence: string;
  /** The whole date, for a title. */
  readonly full: string;
};

const millisecondsOfDay = 86_400_000;

/**
 * Words for the moment a lead came in, as a person at `now` would say it.
 *
 * @param timeZone of the visitor; left out, the browser's own.
 */
export function receivedAt(isoTime: string, now: Date, timeZone?: string): ReceivedAt {
  const moment = new Date(isoTime);
  if (Number.isNaN(moment.getTime())) return { short: isoTime, sentence: isoTime, full: isoTime };
  const day = calendarDay(moment, timeZone);
  const today = calendarDay(now, timeZone);
  const daysAgo = Math.round((today.number - day.number) / millisecondsOfDay);
  const time = format(moment, { hour: "2-digit", minute: "2-digit" }, timeZone);
  const longDay = format(moment, { day: "numeric", month: "long", year: "numeric" }, timeZone);
  const full = `${format(moment, { weekday: "long" }, timeZone)}, ${longDay}, ${time}`;
  if (daysAgo === 0) return { short: `Today ${time}`, sentence: `today at ${time}`, full };
  if (daysAgo === 1) return { short: `Yesterday ${time}`, sentence: `yesterday at ${time}`, full };
  const year = day.year === today.year ? undefined : ("numeric" as const);
  const short = format(moment, { day: "numeric", month: "short", year }, timeZone);
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

/** Making a format is slow, using it is not; a page of the list needs hundreds. */
function format(moment: Date, options: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  const key = JSON.stringify([options, timeZone]);
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
    formats.set(key, known);
  }
  return known.format(moment);
}
