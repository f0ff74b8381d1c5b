import * as z from "zod/mini";
import { isKindName } from "#domain/registry.ts";
import type { Entry, EntryWork, KindCounts, LeadCounters, NewestEntry } from "./entry.ts";
import type { Sort } from "./inbox-filter.ts";

const optionalText = z.nullish(z.string());

const workRow = z.object({
  assignee_id: optionalText,
  tags: z.array(z.string()),
  archived_at: optionalText,
  follow_up_on: optionalText,
  answered_at: optionalText,
  waiting_since: optionalText,
  snoozed_until: optionalText,
  undelivered_at: optionalText,
});

const sharedRow = z.extend(workRow, {
  reference: z.string(),
  due_at: optionalText,
  source: z.string(),
  source_page: z.string(),
  new_letter_at: optionalText,
  quarantined_at: optionalText,
  spam_reasons: z.array(z.string()),
  judgement: z.nullish(z.enum(["spam", "honest"])),
  amount_cents: z.nullish(z.number()),
  monthly_cents: z.nullish(z.number()),
});

const entryRow = z.extend(sharedRow, {
  id: z.string(),
  kind: z.string(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  subject: z.string(),
  preview: z.string(),
  topic: z.string(),
  status: z.string(),
  budget: z.string(),
  sort_name: z.optional(z.string()),
  worth_cents: z.optional(z.number()),
});

const contactRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: optionalText,
  project_type: optionalText,
  budget: optionalText,
  message: z.string(),
  status: z.string(),
  created_at: z.string(),
  inbox_entries: sharedRow,
});

const columnsOf = (shape: object) => Object.keys(shape).join(",");
const { sort_name: _, worth_cents: __, ...plainColumns } = entryRow.shape;

/** The columns that an entry is read from; some orders need a column by which the database orders. */
export function entryColumns(sort: Sort): string {
  const columns = [columnsOf(plainColumns)];
  if (sort === "name") columns.push("sort_name");
  if (sort === "amount") columns.push("worth_cents");
  return columns.join(",");
}

const { inbox_entries: ___, ...contactColumnNames } = contactRow.shape;

/** A contact submission with its entry; only one that has an entry that matches is there. */
export const contactColumns = `${columnsOf(contactColumnNames)},inbox_entries!inner(${columnsOf(sharedRow.shape)})`;

export function entriesOf(rows: unknown, sort: Sort): Entry[] {
  return z
    .array(entryRow)
    .parse(rows)
    .map((row) => entryOf(row, sort));
}

function entryOf(row: z.infer<typeof entryRow>, sort: Sort): Entry {
  if (!isKindName(row.kind)) throw new Error(`There is no kind ${row.kind}.`);
  return {
    ...sharedOf(row),
    id: row.id,
    kind: row.kind,
    receivedAt: row.created_at,
    name: row.name,
    email: row.email,
    company: row.company,
    subject: row.subject,
    preview: row.preview,
    topic: row.topic,
    budget: row.budget,
    status: row.status,
    sortValue: sortValueOf(row, sort),
  };
}

function sortValueOf(row: z.infer<typeof entryRow>, sort: Sort): string {
  if (sort === "name") return row.sort_name ?? "";
  if (sort === "amount") return String(row.worth_cents ?? -1);
  return sort === "due" ? (row.due_at ?? "infinity") : row.created_at;
}

/** Empty and missing optional values become empty (decision D44). */
export function contactsOf(rows: unknown): Entry[] {
  return z
    .array(contactRow)
    .parse(rows)
    .map((row) => ({
      ...sharedOf(row.inbox_entries),
      id: row.id,
      kind: "contact",
      receivedAt: row.created_at,
      name: row.name,
      email: row.email,
      company: row.company ?? "",
      subject: "",
      preview: row.message,
      topic: row.project_type ?? "",
      budget: row.budget ?? "",
      status: row.status,
      sortValue: row.created_at,
    }));
}

function sharedOf(row: z.infer<typeof sharedRow>) {
  const isPromised = row.due_at !== null && row.due_at !== "infinity";
  return {
    reference: row.reference,
    dueAt: isPromised ? (row.due_at ?? null) : null,
    source: row.source,
    sourcePage: row.source_page,
    quarantine: {
      since: row.quarantined_at ?? null,
      reasons: row.spam_reasons,
      judgement: row.judgement ?? null,
    },
    hasNewLetter: (row.new_letter_at ?? null) !== null,
    amount: { onceCents: row.amount_cents ?? null, monthlyCents: row.monthly_cents ?? null },
    work: workOf(row),
  };
}

function workOf(row: z.infer<typeof workRow>): EntryWork {
  return {
    assigneeId: row.assignee_id ?? null,
    tags: row.tags,
    archivedAt: row.archived_at ?? null,
    followUpOn: row.follow_up_on ?? null,
    answeredAt: row.answered_at ?? null,
    waitingSince: row.waiting_since ?? null,
    snoozedUntil: row.snoozed_until ?? null,
    undeliveredAt: row.undelivered_at ?? null,
  };
}

const newestRow = z.pick(entryRow, { id: true, kind: true, created_at: true, archived_at: true });

export const newestColumns = columnsOf(newestRow.shape);

export function newestOf(rows: unknown): NewestEntry[] {
  return z
    .array(newestRow)
    .parse(rows)
    .flatMap(({ id, kind, created_at: receivedAt, archived_at: archivedAt }) =>
      isKindName(kind) ? [{ id, kind, receivedAt, isArchived: Boolean(archivedAt) }] : [],
    );
}

/** Names of the specification, section 2. */
const countersRow = z.object({
  totalContacts: z.number(),
  newContacts: z.number(),
  respondedContacts: z.number(),
});

export function countersOf(row: unknown): LeadCounters {
  const counts = countersRow.parse(row);
  return {
    total: counts.totalContacts,
    new: counts.newContacts,
    responded: counts.respondedContacts,
  };
}

const kindCountsRow = z.object({
  kind: z.string(),
  total: z.number(),
  waiting: z.number(),
  overdue: z.number(),
  mine: z.number(),
  follow_up: z.number(),
  snoozed: z.number(),
  undelivered: z.number(),
  quarantined: z.number(),
});

export function kindCountsOf(rows: unknown): KindCounts[] {
  return z
    .array(kindCountsRow)
    .parse(rows)
    .flatMap(({ kind, follow_up: followUp, ...counts }) =>
      isKindName(kind) ? [{ ...counts, kind, followUp }] : [],
    );
}
