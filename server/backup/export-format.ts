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

export type BackupTable = {
  readonly name: string;
  /** Its key, by which an export pages: a uuid unless said. */
  readonly key: string;
  readonly hasTextKey?: true;
  /** A first start fills it: what an export from a version that has it says takes the place of that. */
  readonly isFilledAtStart?: true;
  /** SQL condition on `t`: which rows belong to an export. */
  readonly exported: string;
  readonly parents: readonly Parent[];
};

function table(name: string, parents: readonly Parent[] = [], exported = "true"): BackupTable {
  return { name, key: "id", exported, parents };
}

function filled(name: string): BackupTable {
  return { ...table(name), isFilledAtStart: true };
}

const users = "auth.users";
const account = { column: "user_id", table: users };
const entries = "public.inbox_entries";
const decoy = `select id from auth.users where email = '${DECOY_EMAIL}'`;

/** Children before parents. Sessions are left out: everyone signs in again after a restore. */
export const backupTables: readonly BackupTable[] = [
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
  ]),
  {
    ...table("private.newsletter_tokens", [
      { column: "subscriber_id", table: "public.newsletter_subscribers" },
    ]),
    key: "subscriber_id",
  },
  table("private.call_links", [{ column: "booking_id", table: "public.call_bookings" }]),
  table("public.call_bookings", [
    { column: "consultation_id", table: "public.consultation_applications", orNull: true },
  ]),
  ...recordKinds
    .filter(({ kind }) => kind !== "call")
    .map(({ table: name, sentBy }) =>
      table(`public.${name}`, sentBy === "account" ? [account] : []),
    ),
  table("private.call_feeds"),
  ...["hours", "exceptions", "blocks"].map((part) => filled(`public.call_${part}`)),
  { ...filled("public.call_hosts"), parents: [{ ...account, orNull: true }] },
  { ...filled("public.call_types"), hasTextKey: true },
  { ...table("private.call_refused"), key: "mailbox", hasTextKey: true },
  table("public.staff", [account]),
  { ...table("private.pending_accounts", [account]), key: "user_id" },
  table("auth.identities", [account], `t.user_id not in (${decoy})`),
  table(users, [], `t.id not in (${decoy})`),
];
