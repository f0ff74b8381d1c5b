import type { IsoDay } from "./dates.ts";

/** Left out, both are the browser's own. */
export type ReaderManner = {
  readonly timeZone?: string | undefined;
  readonly locale?: string | undefined;
};

const formatters = new Map<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/** Making a format is slow, using it is not; a page of the inbox needs hundreds. */
function formatter(
  style: Intl.DateTimeFormatOptions,
  { timeZone, locale }: ReaderManner,
): Intl.DateTimeFormat {
  const made = formatters.get(style) ?? new Map<string, Intl.DateTimeFormat>();
  formatters.set(style, made);
  const key = `${timeZone} ${locale}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone });
  made.set(key, known);
  return known;
}

const readerStyles = {
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

type ReaderStyle = keyof typeof readerStyles;

/**
 * A moment as its reader writes it: in the browser's language, order and clock. Never for a page's first render; the dates
 * of the site itself are written by `formatDate`, those of the demos by `formatLocal`.
 */
export function readerDate(moment: Date, style: ReaderStyle, manner: ReaderManner = {}): string {
  const format = formatter(readerStyles[style], manner);
  // Node and browsers disagree on the space before AM and PM; no line breaks there.
  return format.format(moment).replaceAll(/[\u202F ](?=[AP]M\b)/g, "\u00A0");
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

/** What a clock and a calendar on the wall show. */
type WallTime = {
  readonly day: IsoDay;
  /** Since midnight, as the clock counts them. */
  readonly minutes: number;
};

const minute = 60_000;
/** Browsers still say some cities' old names. */
const renamed: Readonly<Record<string, string>> = {
  Calcutta: "Kolkata",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
};

const zonedStyles = {
  parts: {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
  /** `9:15 AM` */
  time: { timeStyle: "short" },
  /** `9 AM` */
  hour: { hour: "numeric" },
  /** `Tue` */
  weekday: { weekday: "short" },
  /** `24` */
  date: { day: "numeric" },
  /** `Nov` */
  month: { month: "short" },
  /** `Tue, Nov 24` */
  day: { weekday: "short", month: "short", day: "numeric" },
  /** `Tuesday, November 24` */
  longDay: { weekday: "long", month: "long", day: "numeric" },
  zone: { timeZoneName: "longGeneric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type ZonedStyle = Exclude<keyof typeof zonedStyles, "parts" | "zone">;

/** A moment as the clocks of a zone show it, in the language and order of its reader: the browser's, unless told otherwise. */
export function formatInZone(
  moment: Date,
  zone: string,
  style: ZonedStyle,
  locale = ownLocale(),
): string {
  // Node and browsers disagree on the space before AM and PM.
  return formatter(zonedStyles[style], { timeZone: zone, locale })
    .format(moment)
    .replaceAll("\u202F", " ");
}

let knownLocale: string | undefined;

function ownLocale(): string {
  knownLocale ??= new Intl.DateTimeFormat().resolvedOptions().locale;
  return knownLocale;
}

export function wallTime(moment: Date, zone: string): WallTime {
  const parts = Object.fromEntries(
    formatter(zonedStyles.parts, { timeZone: zone, locale: "en-US" })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`,
    minutes: Number(parts["hour"]) * 60 + Number(parts["minute"]),
  };
}

/**
 * The moment at which the clocks of a zone show this. A time that a clock skips comes out an hour off, as it does for
 * those who live there; of a time that comes twice it is either.
 */
export function momentOf({ day, minutes }: WallTime, zone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minute;
  // The first guess may lie on the other side of a change of the clocks; the second does not.
  const guess = shown - offsetAt(shown, zone);
  return new Date(shown - offsetAt(guess, zone));
}

/** Milliseconds by which a zone's clocks are ahead of UTC at a moment. */
function offsetAt(moment: number, zone: string): number {
  const { day, minutes } = wallTime(new Date(moment), zone);
  return Date.parse(`${day}T00:00:00Z`) + minutes * minute - Math.floor(moment / minute) * minute;
}

export function dayAfter(day: IsoDay): IsoDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * minute).toISOString().slice(0, 10);
}

export function isWorkingDay(day: IsoDay): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** `Western European Time, Lisbon`, all year round the same. */
export function zoneName(zone: string, moment: Date): string {
  const name = formatter(zonedStyles.zone, { timeZone: zone, locale: "en-US" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const city = zoneCity(zone);
  if (!name || name.includes(city) || !zone.includes("/")) return name ?? city;
  return `${name}, ${city}`;
}

/** `Lisbon` */
export function zoneCity(zone: string): string {
  const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return renamed[city] ?? city;
}
