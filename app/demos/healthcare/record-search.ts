import { matches } from "#app/lib/search-text.ts";
import type { HealthRecord, RecordKind } from "./model.ts";
import { summarizePanel } from "./results.ts";

export const recordKinds: readonly {
  readonly value: RecordKind | "all";
  readonly label: string;
}[] = [
  { value: "all", label: "All" },
  { value: "lab", label: "Labs" },
  { value: "note", label: "Visit notes" },
  { value: "imaging", label: "Imaging" },
  { value: "immunization", label: "Immunizations" },
  { value: "list", label: "Allergies & conditions" },
];

/** A record in one sentence. */
export function recordSummary({ kind, analytes, paragraphs }: HealthRecord): string {
  if (kind === "lab") return summarizePanel(analytes);
  return paragraphs[0]?.text ?? "";
}

/** By kind and words, the newest first. */
export function filterRecords(
  records: readonly HealthRecord[],
  kind: RecordKind | "all",
  query: string,
): HealthRecord[] {
  return records
    .filter(
      (record) =>
        (kind === "all" || record.kind === kind) &&
        matches(query, record.title, record.doctor, recordSummary(record)),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

export function unreadCount(records: readonly HealthRecord[]): number {
  return records.filter(({ isUnread }) => isUnread).length;
}

/** A record as plain text, for a download. */
export function recordText(record: HealthRecord): string {
  const lines =
    record.kind === "lab"
      ? [
          summarizePanel(record.analytes),
          "",
          ...record.analytes.map(({ name, values, unit }) => `${name}: ${values[0]} ${unit}`),
        ]
      : record.paragraphs.flatMap(({ heading, text }) => [`${heading}:`, text, ""]);
  return [
    "Riverbend Health",
    `${record.title}, ${record.date}, ${record.doctor}`,
    "Elena Marsh",
    "",
    ...lines,
    "",
    "Sample data, not medical advice.",
    "",
  ].join("\n");
}
