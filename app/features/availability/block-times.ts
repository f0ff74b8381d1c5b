import { blockPart as words } from "#app/content/availability.ts";
import { dayAfter, momentOf, wallTime } from "#domain/zoned-dates.ts";
import { parseTime } from "./windows.ts";

/** ISO moments. */
type Span = { readonly startsAt: string; readonly endsAt: string };

const hour = 3_600_000;

export function nextHour(now: Date): Span {
  return { startsAt: now.toISOString(), endsAt: new Date(now.getTime() + hour).toISOString() };
}

/** Until the clocks of the zone show midnight. */
export function restOfDay(now: Date, zone: string): Span {
  const tomorrow = dayAfter(wallTime(now, zone).day);
  return {
    startsAt: now.toISOString(),
    endsAt: momentOf({ day: tomorrow, minutes: 0 }, zone).toISOString(),
  };
}

type TypedSpan =
  | { readonly ok: true; readonly span: Span }
  | { readonly ok: false; readonly field: "from" | "until"; readonly fault: string };

/** Of two fields like `2026-11-24T09:30`, as the clocks of the zone show them. */
export function readSpan(from: string, until: string, zone: string, now: Date): TypedSpan {
  const [starts, ends] = [momentIn(from, zone), momentIn(until, zone)];
  if (!starts) return { ok: false, field: "from", fault: words.missing };
  if (!ends) return { ok: false, field: "until", fault: words.missing };
  if (ends <= starts) return { ok: false, field: "until", fault: words.order };
  if (ends <= now) return { ok: false, field: "until", fault: words.past };
  if (ends.getTime() - starts.getTime() > 366 * 24 * hour) {
    return { ok: false, field: "until", fault: words.long };
  }
  return { ok: true, span: { startsAt: starts.toISOString(), endsAt: ends.toISOString() } };
}

function momentIn(text: string, zone: string): Date | null {
  const [day = "", time = ""] = text.split("T");
  const minutes = parseTime(time);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || minutes === null) return null;
  return momentOf({ day, minutes }, zone);
}
