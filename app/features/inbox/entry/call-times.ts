import { readerDate } from "#domain/zoned-dates.ts";

/** `Tuesday, 24 November 2026, 10:00 PST`, as its reader writes it; `null` for a zone that this browser does not know. */
export function momentIn(isoTime: string, timeZone: string, locale?: string): string | null {
  return momentAs("fullDate", isoTime, timeZone, locale);
}

/** `Tue 24 Nov, 10:00 PST`; `null` for a time that is none. */
export function shortMomentIn(isoTime: string, timeZone: string, locale?: string): string | null {
  return momentAs("weekday", isoTime, timeZone, locale);
}

function momentAs(
  style: "fullDate" | "weekday",
  isoTime: string,
  timeZone: string,
  locale: string | undefined,
): string | null {
  try {
    const moment = new Date(isoTime);
    const [day, time] = [style, "time" as const].map((part) =>
      readerDate(moment, part, { timeZone, locale }),
    );
    return `${day}, ${time} ${zoneIn(moment, timeZone)}`;
  } catch {
    return null;
  }
}

/** `PST`; other languages than American English name American zones by their distance from Greenwich. */
function zoneIn(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZoneName: "short", timeZone });
  return parts.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
