import type { IsoDay } from "./days.ts";

/** What a clock and a calendar on the wall show. */
type WallTime = {
  readonly day: IsoDay;
  /** Since midnight, as the clock counts them. */
  readonly minutes: number;
};

const minute = 60_000;
const fallbackZone = "America/Los_Angeles";
/** Browsers still say some cities' old names. */
const renamed: Readonly<Record<string, string>> = {
  Calcutta: "Kolkata",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
};

const formats = {
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

type ZonedStyle = Exclude<keyof typeof formats, "parts" | "zone">;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(
  style: keyof typeof formats,
  zone: string,
  locale = "en-US",
): Intl.DateTimeFormat {
  const key = `${style} ${zone} ${locale}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { ...formats[style], timeZone: zone });
    formatters.set(key, known);
  }
  return known;
}

/** A moment as the clocks of a zone show it, in the language and order of its reader: the browser's, unless told otherwise. */
export function formatInZone(
  moment: Date,
  zone: string,
  style: ZonedStyle,
  locale = ownLocale(),
): string {
  // Node and browsers disagree on the space before AM and PM.
  return formatter(style, zone, locale).format(moment).replaceAll("\u202F", " ");
}

let knownLocale: string | undefined;

function ownLocale(): string {
  knownLocale ??= new Intl.DateTimeFormat().resolvedOptions().locale;
  return knownLocale;
}

export function wallTime(moment: Date, zone: string): WallTime {
  const parts = Object.fromEntries(
    formatter("parts", zone)
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

/** The zone of this device: `Europe/Lisbon`. */
export function ownZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Some browsers name a zone that they then do not know.
    return new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return fallbackZone;
  }
}

/** `Western European Time, Lisbon`, all year round the same. */
export function zoneName(zone: string, moment: Date): string {
  const name = formatter("zone", zone)
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
