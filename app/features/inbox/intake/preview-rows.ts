import { importPage as labels } from "#app/content/intake.ts";
import type { ImportField } from "./column-names.ts";
import type { Columns } from "./guess-columns.ts";
import { faultOf, type Lead } from "./lead.ts";
import type { Table, TableRow } from "./read-table.ts";

/** A row of the file as a lead. */
export type Candidate = { readonly n: number; readonly lead: Lead };

/** A row that stays out, as it stands in the file. */
export type Refused = {
  readonly n: number;
  readonly why: string;
  readonly cells: readonly string[];
};

export type Preview = {
  readonly fresh: readonly Candidate[];
  readonly known: readonly Candidate[];
  readonly refused: readonly Refused[];
};

/** What still has to be chosen before there can be leads; `null` when nothing has. */
export function columnFault(columns: Columns, names: Readonly<Record<ImportField, string>>) {
  const given = columns.filter((field) => field !== null);
  const twice = given.find((field, index) => given.indexOf(field) !== index);
  if (twice) return labels.twice(names[twice]);
  const has = (...fields: readonly ImportField[]) => fields.some((field) => given.includes(field));
  if (!has("name", "firstName", "lastName")) return labels.needsName;
  return has("email", "phone") ? null : labels.needsReach;
}

type Sorted = {
  readonly candidates: readonly Candidate[];
  readonly refused: readonly Refused[];
};

/** Rows that can be leads, and those that cannot, also because the file says them a second time. */
export function sortRows(table: Table, isHeaded: boolean, columns: Columns): Sorted {
  const candidates: Candidate[] = [];
  const refused: Refused[] = [];
  const seen = new Map<string, number>();
  for (const row of table.rows.slice(isHeaded ? 1 : 0)) {
    const lead = leadOf(row, columns);
    const mark = markOf(lead);
    const before = seen.get(mark);
    const why = faultOf(lead) ?? (before === undefined ? null : repeated(lead, before));
    if (why === null) {
      seen.set(mark, row.n);
      candidates.push({ n: row.n, lead });
    } else {
      refused.push({ n: row.n, why, cells: row.cells });
    }
  }
  return { candidates, refused };
}

/** The rows in their three groups. */
export function groupRows({ candidates, refused }: Sorted, known: ReadonlySet<string>): Preview {
  const isKnown = ({ lead }: Candidate) => lead.email !== "" && known.has(lead.email);
  return {
    fresh: candidates.filter((candidate) => !isKnown(candidate)),
    known: candidates.filter(isKnown),
    refused,
  };
}

function leadOf({ cells }: TableRow, columns: Columns): Lead {
  const of = (field: ImportField) => {
    const index = columns.indexOf(field);
    return index < 0 ? "" : (cells[index] ?? "");
  };
  const parts = [of("firstName"), of("lastName")].filter(Boolean).join(" ");
  return {
    name: of("name") || parts,
    email: of("email").toLowerCase(),
    phone: of("phone"),
    company: of("company"),
    source: of("source"),
    message: of("message"),
  };
}

/** By what two rows are the same person: the address, without one the digits of the phone number. */
function markOf({ email, phone }: Lead): string {
  return email || `tel:${phone.replaceAll(/\D/g, "")}`;
}

function repeated({ email }: Lead, before: number): string {
  return email ? labels.duplicate(before) : labels.duplicatePhone(before);
}
