const styles = {
  /** `18 Nov`, `Nov 18`, `18. Nov.` */
  day: { day: "numeric", month: "short" },
  /** `18 Nov 2025` */
  date: { day: "numeric", month: "short", year: "numeric" },
  /** `18 November 2025` */
  longDate: { day: "numeric", month: "long", year: "numeric" },
  /** `Tue 18 Nov` */
  weekday: { weekday: "short", day: "numeric", month: "short" },
  /** `Tuesday, 18 November 2025` */
  fullDate: { dateStyle: "full" },
  /** `09:42`, `9:42 AM` */
  time: { timeStyle: "short" },
  /** `Tuesday, 18 November 2025 at 09:42` */
  full: { dateStyle: "full", timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type ReaderStyle = keyof typeof styles;

/** Left out, both are the browser's own. */
export type ReaderManner = {
  readonly timeZone?: string | undefined;
  readonly locale?: string | undefined;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment as its reader writes it: in the browser's language, order and clock. Never for a page's first render; the dates
 * of the site itself are `dates.ts`, those of the demos `local-dates.ts`.
 */
export function readerDate(moment: Date, style: ReaderStyle, manner: ReaderManner = {}): string {
  const { timeZone, locale } = manner;
  // Making a format is slow, using it is not; a page of the inbox needs hundreds.
  const key = `${style} ${timeZone} ${locale}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
    formatters.set(key, known);
  }
  // Node and browsers disagree on the space before AM and PM; no line breaks there.
  return known.format(moment).replaceAll(/[\u202F ](?=[AP]M\b)/g, "\u00A0");
}

/** A day without a time, `2026-11-24`, in the reader's manner; what is no day is `null`. */
export function readerDay(
  isoDay: string,
  style: ReaderStyle,
  manner: Pick<ReaderManner, "locale"> = {},
): string | null {
  const moment = new Date(`${isoDay}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  return readerDate(moment, style, { ...manner, timeZone: "UTC" });
}
