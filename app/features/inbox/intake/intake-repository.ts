import * as z from "zod/mini";
import { countOf, database, read } from "#app/supabase/staff-database.ts";
import type { Lead } from "./lead.ts";

/** Writes a lead down; the same id once more stores nothing. Answers its reference. @throws RepositoryError, as every function here */
export async function addLead(id: string, lead: Lead): Promise<string> {
  const query = (await database()).rpc("add_lead", { id, ...lead });
  return read(query, (data) => z.string().parse(data));
}

/** Which of these addresses have a record here, in small letters. */
export async function fetchKnown(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const query = (await database()).rpc("known_addresses", { addresses });
  return read(query.abortSignal(signal), (data) => z.array(z.string()).parse(data));
}

/** What an import is, the same in each of its calls. */
export type ImportHead = {
  readonly id: string;
  readonly fileName: string;
  readonly waits: boolean;
};

const packAnswer = z.object({
  added: z.number(),
  refused: z.array(z.object({ n: z.number(), words: z.string() })),
});

type PackAnswer = z.infer<typeof packAnswer>;

/** Stores rows, which are their JSON; a row that is stored already is not stored again. */
export async function importPack(head: ImportHead, rows: string): Promise<PackAnswer> {
  const { id, fileName, waits } = head;
  const query = (await database()).rpc("import_leads", { id, file_name: fileName, waits, rows });
  return read(query, (data) => packAnswer.parse(data));
}

/** One that could still be undone. */
export type PastImport = {
  readonly id: string;
  readonly fileName: string;
  readonly addedBy: string | null;
  readonly createdAt: string;
  readonly total: number;
  readonly isUndone: boolean;
};

const importRows = z.array(
  z.object({
    id: z.string(),
    file_name: z.string(),
    added_by: z.nullable(z.string()),
    created_at: z.string(),
    total: z.number(),
    undone_at: z.nullable(z.string()),
  }),
);

/** The imports since a moment, the newest first. */
export async function fetchImports(since: Date, signal: AbortSignal): Promise<PastImport[]> {
  const query = (await database())
    .from("imports")
    .select("id,file_name,added_by,created_at,total,undone_at")
    .gte("created_at", since.toISOString())
    .order("created_at", { ascending: false })
    .limit(50);
  return read(query.abortSignal(signal), (rows) =>
    importRows.parse(rows).map((row) => ({
      id: row.id,
      fileName: row.file_name,
      addedBy: row.added_by,
      createdAt: row.created_at,
      total: row.total,
      isUndone: row.undone_at !== null,
    })),
  );
}

/** How many of an import's leads there are. */
export async function countImported(id: string): Promise<number> {
  const query = (await database())
    .from("hand_leads")
    .select("id", { count: "exact" })
    .eq("import_id", id)
    .limit(1);
  return countOf(query);
}

/** Removes a part of what is untouched; answers how much of it is left. */
export async function undoPart(id: string): Promise<number> {
  const query = (await database()).rpc("undo_import", { id });
  return read(query, (data) => z.number().parse(data));
}
