import { exportLabels as labels } from "#app/content/inbox-work.ts";
import { recordLabels } from "#app/content/inbox-record.ts";
import { budgetsOf } from "#domain/lead-options.ts";
import { optionLabel } from "#domain/option.ts";
import { type KindName, kindOf, statusOf } from "#domain/registry.ts";
import { fieldsOf, messageOf } from "../entry/record-fields.ts";
import type { RecordRow } from "../entry/record.ts";
import { numberIn, textIn, textsIn } from "../entry/record-values.ts";
import type { Entry } from "../entry.ts";
import { subjectOf } from "../entry/entry-text.ts";
import { nameOf, type Team } from "../entry/team.ts";

/** An entry as the export gives it, with the whole record behind it. */
export type ExportLine = {
  readonly kind: KindName;
  readonly entry: RecordRow;
  readonly record: RecordRow;
};

/** A figure that a spreadsheet counts with. */
function dollarsIn(entry: RecordRow, name: string): string {
  const cents = numberIn(entry, name);
  return cents === 0 ? "" : (cents / 100).toFixed(2);
}

export type ExportTable = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** The table of a spreadsheet. A single kind has its own fields behind the shared ones. */
export function exportTable(
  lines: readonly ExportLine[],
  kind: KindName | null,
  team: Team,
): ExportTable {
  const [first] = lines;
  const own = kind && first ? fieldsOf(kind, first.record).map(({ name }) => name) : [];
  return {
    headers: [...labels.columns, ...own],
    rows: lines.map((line) => [
      ...sharedCells(line, team),
      ...(kind ? fieldsOf(kind, line.record).map(({ values }) => values.join("; ")) : []),
    ]),
  };
}

function sharedCells({ kind, entry, record }: ExportLine, team: Team): readonly string[] {
  const text = (name: string) => textIn(entry, name);
  const described: Pick<Entry, "kind" | "subject" | "topic"> = {
    kind,
    subject: text("subject"),
    topic: text("topic"),
  };
  const assignee = text("assignee_id");
  return [
    text("reference"),
    kindOf(kind).badge,
    text("created_at"),
    text("name"),
    text("email"),
    text("company"),
    subjectOf(described),
    messageOf(kind, record),
    statusOf(kind, text("status"))?.label ?? text("status"),
    assignee && (nameOf(team, assignee) ?? recordLabels.formerMember),
    textsIn(entry, "tags").join(", "),
    text("follow_up_on"),
    text("answered_at"),
    text("source"),
    text("source_page"),
    dollarsIn(entry, "amount_cents"),
    dollarsIn(entry, "monthly_cents"),
    optionLabel(budgetsOf(kind), text("budget")) ?? text("budget"),
  ];
}
