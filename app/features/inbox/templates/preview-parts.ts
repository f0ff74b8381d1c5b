import { emptyIn, fillIn, placeholders, type PlaceholderValues } from "#domain/placeholders.ts";
import { site } from "#app/content/site.ts";
import { formatCents } from "#domain/money.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { kindOf, type KindName } from "#domain/registry.ts";

/** Words of a filled-in text; what the record has nothing for stands out. */
export type PreviewPart = { readonly text: string; readonly isEmpty: boolean };

const names: ReadonlySet<string> = new Set(placeholders.map(({ name }) => name));

export function previewParts(text: string, values: PlaceholderValues): readonly PreviewPart[] {
  return text
    .split(/(\{[a-z_]{2,20}\})/)
    .filter((part) => part !== "")
    .map((part) => {
      const filled = fillIn(part, values);
      return { text: filled, isEmpty: filled === part && names.has(part.slice(1, -1)) };
    });
}

/** The placeholders of a text for which the record has nothing, each once. */
export function missingIn(text: string, values: PlaceholderValues): readonly string[] {
  const empty: ReadonlySet<string> = new Set(
    placeholders.filter(({ name }) => values[name] === "").map(({ name }) => name),
  );
  return emptyIn(text).filter((name) => empty.has(name));
}

/** What a made-up record of a kind has: no more than one that comes in can have. */
export function sampleValues(kind: KindName, from: string, now: Date): PlaceholderValues {
  const { prefix, columns, topic } = kindOf(kind);
  return {
    greeting: "Hello Maya",
    first_name: "Maya",
    name: "Maya Ortega",
    company: columns.includes("company") ? "Ortega Clinics" : "",
    reference: `${prefix}-7F3A91C2`,
    topic: topic?.options[0]?.label ?? (columns.includes("subject") ? "Our booking form" : ""),
    call_time: kind === "call" ? readerDate(tomorrow(now), "full") : "",
    total: kind === "order" ? formatCents(490_000) : "",
    from,
    site: site.name,
  };
}

function tomorrow(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 10);
}
