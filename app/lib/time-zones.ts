import { formatInZone, wallTime } from "#domain/zoned-dates.ts";
import type { IsoDay } from "#domain/dates.ts";

let known: readonly string[] | undefined;

/** Every zone that this browser knows the clocks of. */
export function knownZones(): readonly string[] {
  known ??= [...Intl.supportedValuesOf("timeZone"), "UTC"];
  return known;
}

/** A zone that the browser does not know is shown in its own. */
function shownZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** `9:15 AM`; null for no zone. */
export function timeIn(zone: string, now: Date): string | null {
  const shown = shownZone(zone);
  return shown === null ? null : formatInZone(now, shown, "time");
}

export function todayIn(zone: string, now: Date): IsoDay {
  return wallTime(now, shownZone(zone) ?? "UTC").day;
}

/** By how many minutes the clocks of a zone are ahead of UTC at noon, UTC, of a day. */
export type ZoneOffset = { readonly day: IsoDay; readonly minutes: number };

/** The first day on which this browser has other clocks; `null` for none. The browser knows the zone. */
export function firstOtherDay(zone: string, offsets: readonly ZoneOffset[]): IsoDay | null {
  const other = offsets.find(({ day, minutes }) => {
    const shown = wallTime(new Date(`${day}T12:00:00Z`), zone);
    const days = (Date.parse(shown.day) - Date.parse(day)) / 86_400_000;
    return days * 1440 + shown.minutes - 720 !== minutes;
  });
  return other?.day ?? null;
}
