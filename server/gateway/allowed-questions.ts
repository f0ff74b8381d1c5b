import { contact } from "#domain/kinds/contact.ts";
import { recordKinds } from "#domain/registry.ts";

/** Rows that may be asked for along with others, and how `select` names them. */
type Related = {
  readonly table: string;
  /** Whether rows without a related one are left out: `inbox_entries!inner(…)`. */
  readonly isRequired: boolean;
  readonly columns: ReadonlySet<string>;
  /** A column of the related row that may be asked to be empty. */
  readonly empty?: string;
};

/** What a question about these rows may name: to select, to filter and to order. */
export type Askable = {
  readonly columns: ReadonlySet<string>;
  readonly related?: Related;
  /** Whether pages are read by cursor, whose second half is an `or`. */
  readonly hasCursor?: true;
};

type AskableFunction = {
  /** Of the rows it answers, when they may be chosen from. */
  readonly rows?: Askable;
  /** Whether it may be called by GET; such a call has no arguments. */
  readonly byGet?: true;
  /** Whole records for owners: its answers may be of any size. */
  readonly isExport?: true;
};

const record = "id status created_at";
const work =
  "assignee_id tags archived_at follow_up_on answered_at reference due_at source source_page";

const contacts: Askable = {
  columns: words(record, ...contact.columns),
  related: {
    table: "inbox_entries",
    isRequired: true,
    columns: words("id", work),
    empty: "archived_at",
  },
  hasCursor: true,
};

const entries: Askable = {
  columns: words(record, work, "kind name email company subject body preview topic sort_name"),
  related: { table: "contact_submissions", isRequired: false, columns: words("budget") },
  hasCursor: true,
};

/** Tables of records come from the registry; others, and their columns, are added here with their migration. */
export const tables: ReadonlyMap<string, Askable> = new Map<string, Askable>([
  ...recordKinds.map((kind): [string, Askable] => [
    kind.table,
    { columns: words(record, ...kind.columns) },
  ]),
  [contact.table, contacts],
  ["inbox_entries", entries],
  columnsOf(
    "lead_sources",
    "id kind email path entry_path call_to_action referrer_host utm_source utm_medium",
    "utm_campaign utm_term utm_content at entry_id",
  ),
  columnsOf("lead_notes", "id kind record_id author_id body created_at"),
  columnsOf("saved_views", "id owner_id name address created_at"),
  columnsOf("status_moves", "kind from_status to_status"),
  columnsOf("staff", "id user_id display_name role disabled_at created_at last_seen_at"),
  columnsOf(
    "staff_invitations",
    "id email display_name role invited_by created_at expires_at accepted_at",
  ),
  columnsOf("audit_log", "id at actor_id action kind record_id before after"),
  [
    "outbox",
    {
      columns: words(
        "id created_at to template payload entry_id state attempts next_at claimed_at sent_at error",
        "subject body",
      ),
      hasCursor: true,
    },
  ],
]);

/** A function is added here with the migration that makes it. */
export const functions: ReadonlyMap<string, AskableFunction> = new Map<string, AskableFunction>([
  ["contact_reference", {}],
  ["book_call", {}],
  ["taken_calls", { byGet: true }],
  ["place_order", {}],
  ["subscribe", {}],
  ["confirm_subscription", {}],
  ["unsubscribe", {}],
  ["contact_submission_counts", {}],
  ["search_contact_submissions", { rows: contacts }],
  ["find_entries", { rows: entries }],
  ["inbox_counts", { rows: { columns: words("kind total") } }],
  ["inbox_tags", {}],
  ["lead_insights", {}],
  ["start_bulk", {}],
  ["run_bulk", {}],
  ["undo_bulk", {}],
  ["export_page", { isExport: true }],
  ["staff_members", { rows: { columns: words("email role last_seen_at") } }],
  ["staff_seen", {}],
  ["invite_staff", {}],
  ["accept_invitation", {}],
  ["retry_mail", {}],
  ["mail_counts", {}],
]);

function columnsOf(table: string, ...columns: readonly string[]): [string, Askable] {
  return [table, { columns: words(...columns) }];
}

/** Names with a space between them. */
export function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}
