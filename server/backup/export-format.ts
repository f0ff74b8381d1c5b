import { recordKinds } from "#domain/registry.ts";
import { z } from "zod";
import { DECOY_EMAIL } from "../backend/decoy-account.ts";

/**
 * One JSON object per line: the header, the rows, the end. Rows stand children before parents: a
 * record made while the export runs may be missing, but what is there has its parent.
 */
export const headerShape = z.object({
  format: z.literal("perilune-export"),
  version: z.literal(1),
  /** Versions of the migrations the exported database had. */
  migrations: z.array(z.string()),
  at: z.iso.datetime(),
});

export const rowShape = z.object({ table: z.string(), row: z.looseObject({}) });

export const endShape = z.object({ end: z.literal(true), rows: z.number() });

export type ExportHeader = z.infer<typeof headerShape>;

type Parent = {
  readonly column: string;
  readonly table: string;
  /** A row whose parent is missing comes back without it, instead of not at all. */
  readonly orNull?: true;
};

type KeyColumn = {
  readonly column: string;
  readonly type: "uuid" | "text" | "integer" | "bytea" | "boolean" | "date";
};

export type BackupTable = {
  readonly name: string;
  /** By which an export pages. */
  readonly key: readonly KeyColumn[];
  /** The migration since which a first start fills it: what an export of one that has it says takes the place of that. */
  readonly filledSince?: string;
  /** Rows of up to a megabyte: a few at a time, and at the end of an export, so that one pass alone reads them. */
  readonly isBulky?: true;
  /** SQL condition on `t`: which rows belong to an export. */
  readonly exported: string;
  readonly parents: readonly Parent[];
  /** SQL condition on a row that comes back, where parents do not say it. */
  readonly needs?: string;
};

const uuid = (column: string): KeyColumn => ({ column, type: "uuid" });
const text = (column: string): KeyColumn => ({ column, type: "text" });

function table(name: string, parents: readonly Parent[] = [], exported = "true"): BackupTable {
  return { name, key: [uuid("id")], exported, parents };
}

/** The migrations by which calls have calendars, and records conversations. */
const calendarsSince = "20261127090100";
const conversationsSince = "20261128090100";
/** By which the team is told when an answer is due. */
export const clockSince = "20261129090100";
/** By which an entry says what it is worth. */
export const amountsSince = "20261129090500";
/** By which it is known which words tell advertising: a first start knows some. */
const wordsSince = "20261129090310";

function filled(name: string, filledSince: string): BackupTable {
  return { ...table(name), filledSince };
}

const users = "auth.users";
const account = { column: "user_id", table: users };
const entries = "public.inbox_entries";
const decoy = `select id from auth.users where email = '${DECOY_EMAIL}'`;

const messages = "public.messages";
const ofEntry = { column: "entry_id", table: entries };

/**
 * How far the mailbox is read comes first: embedded, tables are written one after the other, and a letter that comes
 * meanwhile may be read again but never be missed. Tokens are no secrets (0044): without them every address to answer to
 * would be dead.
 */
const conversation: readonly BackupTable[] = [
  { ...table("private.mailboxes"), key: [text("name")] },
  { ...table("private.mail_seen"), key: [text("digest")] },
  {
    ...table("private.file_parts", [{ column: "file_id", table: "public.message_files" }]),
    key: [uuid("file_id"), { column: "n", type: "integer" }],
    isBulky: true,
  },
  {
    ...table("public.message_files"),
    needs: `message_id in (select id from ${messages}) or (draft_entry, draft_author) in (
      select entry_id, author_id from public.drafts where use = 'reply')`,
  },
  {
    ...table("public.drafts", [
      ofEntry,
      { column: "author_id", table: users },
      { column: "answers_id", table: messages, orNull: true },
    ]),
    key: [uuid("entry_id"), uuid("author_id"), text("use")],
  },
  {
    ...table(messages, [
      { column: "author_id", table: users, orNull: true },
      { column: "outbox_id", table: "public.outbox", orNull: true },
    ]),
    needs: `entry_id is null or entry_id in (select id from ${entries})`,
  },
  filled("public.reply_templates", conversationsSince),
  { ...table("private.reply_tokens", [ofEntry]), key: [uuid("entry_id")] },
  { ...table("private.known_ids", [ofEntry]), key: [text("message_id")] },
  {
    ...table("private.record_presence", [ofEntry, account]),
    key: [uuid("entry_id"), uuid("user_id")],
  },
];

const people = "public.people";

/** Who stands behind the records, what may come of it, and what came from files. */
const pipeline: readonly BackupTable[] = [
  {
    ...table("public.people_addresses", [
      { column: "person_id", table: people },
      { column: "home_id", table: people, orNull: true },
    ]),
    key: [text("email")],
  },
  table("public.deals", [
    { column: "person_id", table: people, orNull: true },
    { column: "owner_id", table: users, orNull: true },
  ]),
  table(people),
  table("public.imports", [{ column: "added_by", table: users, orNull: true }]),
];

/** What was learnt from, and what of it. */
const learnt: readonly BackupTable[] = [
  { ...table("private.spam_lessons", [ofEntry]), key: [uuid("entry_id")] },
  {
    ...filled("private.spam_words", wordsSince),
    key: [{ column: "digest", type: "bytea" }],
  },
  {
    ...filled("private.spam_totals", wordsSince),
    key: [{ column: "is_spam", type: "boolean" }],
  },
];

/** What was seen on the site. */
const views: BackupTable = {
  ...table("public.view_counts"),
  key: [{ column: "day", type: "date" }, text("path"), text("source"), text("campaign")],
};

/** Which tools are told, and of what, and which may read. What waited when the export was made may have gone out since. */
const waysOut: readonly BackupTable[] = [
  {
    ...table("public.webhook_deliveries", [{ column: "webhook_id", table: "public.webhooks" }]),
    needs: `(entry_id is null or entry_id in (select id from ${entries}))
      and (deal_id is null or deal_id in (select id from public.deals))`,
  },
  table("private.webhook_secrets", [{ column: "webhook_id", table: "public.webhooks" }]),
  table("public.webhooks", [{ column: "created_by", table: users, orNull: true }]),
  table("private.api_tokens", [{ column: "created_by", table: users, orNull: true }]),
];

/** The newsletter's issues, and who had which. */
const issues: readonly BackupTable[] = [
  {
    ...table("public.issue_letters", [{ column: "issue_id", table: "public.issues" }]),
    key: [uuid("issue_id"), uuid("subscriber_id")],
  },
  table("public.issues", [
    { column: "changed_by", table: users, orNull: true },
    { column: "started_by", table: users, orNull: true },
  ]),
];

/** Children before parents. Sessions are left out: everyone signs in again after a restore. */
export const backupTables: readonly BackupTable[] = [
  ...conversation,
  ...learnt,
  views,
  ...waysOut,
  ...issues,
  table("private.nudged", [
    account,
    ofEntry,
    { column: "by_id", table: users, orNull: true },
    { column: "note_id", table: "public.lead_notes", orNull: true },
    { column: "outbox_id", table: "public.outbox", orNull: true },
  ]),
  { ...table("public.nudge_choices", [account]), key: [uuid("user_id")] },
  table("public.audit_log"),
  table("public.lead_sources", [{ column: "entry_id", table: entries, orNull: true }]),
  table("public.lead_notes", [
    { column: "record_id", table: entries },
    { column: "author_id", table: users, orNull: true },
  ]),
  // A link that opens an account is worth nothing without its secret, which stays where it is.
  table(
    "public.outbox",
    [{ column: "entry_id", table: entries, orNull: true }],
    "t.template not in ('recovery', 'confirm-account')",
  ),
  table("public.saved_views", [{ column: "owner_id", table: users }]),
  table("public.staff_invitations", [{ column: "invited_by", table: users, orNull: true }]),
  table(entries, [
    { column: "contact_id", table: "public.contact_submissions", orNull: true },
    { column: "assignee_id", table: users, orNull: true },
    { column: "deal_id", table: "public.deals", orNull: true },
  ]),
  {
    ...table("private.newsletter_tokens", [
      { column: "subscriber_id", table: "public.newsletter_subscribers" },
    ]),
    key: [uuid("subscriber_id")],
  },
  table("private.call_links", [{ column: "booking_id", table: "public.call_bookings" }]),
  table("public.call_bookings", [
    { column: "consultation_id", table: "public.consultation_applications", orNull: true },
  ]),
  table("public.hand_leads", [
    { column: "import_id", table: "public.imports", orNull: true },
    { column: "added_by", table: users, orNull: true },
  ]),
  ...recordKinds
    .filter(({ kind }) => kind !== "call" && kind !== "hand-lead")
    .map(({ table: name, sentBy }) =>
      table(`public.${name}`, sentBy === "account" ? [account] : []),
    ),
  ...pipeline,
  table("private.call_feeds"),
  ...["hours", "exceptions", "blocks"].map((part) => filled(`public.call_${part}`, calendarsSince)),
  { ...filled("public.call_hosts", calendarsSince), parents: [{ ...account, orNull: true }] },
  { ...filled("public.call_types", calendarsSince), key: [text("id")] },
  { ...table("private.call_refused"), key: [text("mailbox")] },
  table("public.staff", [account]),
  { ...table("private.pending_accounts", [account]), key: [uuid("user_id")] },
  table("auth.identities", [account], `t.user_id not in (${decoy})`),
  table(users, [], `t.id not in (${decoy})`),
];
