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

export const rowShape = z.object({
  table: z.string(),
  row: z.looseObject({ id: z.string() }),
});

export const endShape = z.object({ end: z.literal(true), rows: z.number() });

export type ExportHeader = z.infer<typeof headerShape>;

export type PortableTable = {
  readonly name: string;
  /** SQL condition on `t`: which rows belong to an export. */
  readonly exported: string;
  /** The parent without which a row cannot be restored: its column here, its table. */
  readonly parent?: { readonly column: string; readonly table: string };
};

const account = { column: "user_id", table: "auth.users" };
const decoy = `select id from auth.users where email = '${DECOY_EMAIL}'`;

/** Children before parents. Sessions are left out: everyone signs in again after a restore. */
export const portableTables: readonly PortableTable[] = [
  { name: "public.audit_log", exported: "true" },
  { name: "public.contact_submissions", exported: "true" },
  { name: "public.staff", exported: "true", parent: account },
  { name: "auth.identities", exported: `t.user_id not in (${decoy})`, parent: account },
  { name: "auth.users", exported: `t.id not in (${decoy})` },
];
