/** Where the telephone stands. */
export const officeZone = "America/Los_Angeles";

/** `Tuesday, 24 November 2026 at 10:00 PST`; `null` for a zone that this browser does not know. */
export function momentIn(isoTime: string, timeZone: string): string | null {
  try {
    const moment = new Date(isoTime);
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone }).format(moment);
    return `${day}, ${timeIn(moment, timeZone)}`;
  } catch {
    return null;
  }
}

/** `Tue 24 Nov, 10:00 PST`; `null` for a time that is none. */
export function shortMomentIn(isoTime: string, timeZone: string): string | null {
  const moment = new Date(isoTime);
  if (Number.isNaN(moment.getTime())) return null;
  const parts = { weekday: "short", day: "numeric", month: "short" } as const;
  const day = new Intl.DateTimeFormat("en-GB", { ...parts, timeZone }).format(moment);
  return `${day.replace(",", "")}, ${timeIn(moment, timeZone)}`;
}

/** `10:00 PST`; British English would name American zones by their distance from Greenwich. */
function timeIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
    timeZone,
  }).format(moment);
}
