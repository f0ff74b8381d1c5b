import { business } from "#domain/business.ts";

/** `Tuesday, November 24, 2026 at 10:00 AM (Pacific time, PST)` */
export function momentAtOffice(date: Date): string {
  return momentIn(business.office.zone, date, "Pacific");
}

/** `Tuesday, November 24, 2026 at 6:00 PM (Lisbon time, GMT+0)`; `undefined` for a zone that does not exist or has the office's clocks. */
export function momentElsewhere(zone: string, date: Date): string | undefined {
  if (zone === "") return undefined;
  try {
    if (momentIn(zone, date) === momentIn(business.office.zone, date)) return undefined;
    const isPlace = zone.includes("/") && !zone.startsWith("Etc/");
    return momentIn(zone, date, isPlace ? cityOf(zone) : undefined);
  } catch {
    return undefined;
  }
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

function momentIn(timeZone: string, date: Date, place?: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).formatToParts(date);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const moment = parts.filter(({ type }) => type !== "timeZoneName").map(({ value }) => value);
  // The narrow space before AM and PM is missing in some typefaces of mail programs.
  const text = moment.join("").replaceAll("\u202F", " ").trimEnd();
  const named = place === undefined ? zone : `${place} time, ${zone}`;
  // The zone stays in one line.
  return `${text} (${named.replaceAll(" ", "\u00A0")})`;
}
