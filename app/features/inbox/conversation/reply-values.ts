import { site } from "#app/content/site.ts";
import { firstName } from "#app/lib/person.ts";
import type { PlaceholderValues } from "#domain/placeholders.ts";
import { formatCents } from "#domain/money.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import type { Entry } from "../entry.ts";
import { topicOf } from "../entry/entry-text.ts";
import { textIn } from "../entry/record-values.ts";
import type { RecordRow } from "../entry/record.ts";

/** What the placeholders of a template become for this record and this writer. */
export function replyValues(entry: Entry, row: RecordRow | null, from: string): PlaceholderValues {
  const total = Number(row?.["subtotal_cents"]);
  return {
    greeting: entry.name ? `Hello ${firstName(entry.name)}` : "Hello",
    first_name: firstName(entry.name),
    name: entry.name,
    company: entry.company,
    reference: entry.reference,
    topic: topicOf(entry) ?? entry.subject,
    call_time: entry.kind === "call" ? callTime(entry.subject, textIn(row ?? {}, "tz")) : "",
    total: entry.kind === "order" && Number.isFinite(total) ? formatCents(total) : "",
    from,
    site: site.name,
  };
}

/** In the visitor's zone, as far as it is known. */
function callTime(startsAt: string, zone: string): string {
  const moment = new Date(startsAt);
  if (Number.isNaN(moment.getTime())) return "";
  if (zone === "") return readerDate(moment, "full");
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: zone,
  }).format(moment);
}
