import * as z from "zod/mini";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import type { DraftContent, DraftUse, StoredDraft } from "./draft.ts";

const addresses = z.prefault(z.array(z.string()), []);

const contents = {
  reply: z.object({
    to: addresses,
    cc: addresses,
    subject: z.prefault(z.string(), ""),
    body: z.prefault(z.string(), ""),
    quotes: z.prefault(z.boolean(), true),
    answers: z.prefault(z.nullable(z.string()), null),
    followUpDays: z.prefault(z.union([z.literal(0), z.literal(2), z.literal(5), z.literal(10)]), 0),
  }),
  note: z.object({
    body: z.prefault(z.string(), ""),
    mentions: z.prefault(z.array(z.object({ id: z.string(), name: z.string() })), []),
  }),
} as const;

const draftRows = z.array(
  z.object({
    use: z.enum(["reply", "note"]),
    content: z.unknown(),
    version: z.number(),
    saved_at: z.string(),
  }),
);

/** One's own drafts of a record. */
export type Drafts = { readonly [Use in DraftUse]: StoredDraft<DraftContent[Use]> | null };

/** @throws RepositoryError, as every function here */
export async function fetchDrafts(entry: string, signal?: AbortSignal): Promise<Drafts> {
  let query = (await database())
    .from("drafts")
    .select("use,content,version,saved_at")
    .eq("entry_id", entry);
  if (signal) query = query.abortSignal(signal);
  return read(query, (found) => {
    const rows = draftRows.parse(found);
    const draftOf = (use: DraftUse) => rows.find((row) => row.use === use);
    const [reply, note] = [draftOf("reply"), draftOf("note")];
    return {
      reply: reply
        ? {
            content: contents.reply.parse(reply.content),
            version: reply.version,
            savedAt: reply.saved_at,
          }
        : null,
      note: note
        ? {
            content: contents.note.parse(note.content),
            version: note.version,
            savedAt: note.saved_at,
          }
        : null,
    };
  });
}

/** Records in which one has a draft. */
export async function fetchDraftedRecords(signal: AbortSignal): Promise<readonly string[]> {
  const query = (await database())
    .from("drafts")
    .select("entry_id")
    .limit(1000)
    .abortSignal(signal);
  return read(query, (rows) =>
    z
      .array(z.object({ entry_id: z.string() }))
      .parse(rows)
      .map((row) => row.entry_id),
  );
}

const savedRows = z.array(z.object({ saved_version: z.number(), saved_at: z.string() }));

/** `changed`: another window has saved since. */
export async function saveDraft<Use extends DraftUse>(
  entry: string,
  use: Use,
  content: DraftContent[Use],
  version: number,
): Promise<{ readonly version: number; readonly savedAt: string } | "changed"> {
  const values = { entry, use, content: JSON.stringify(content), version };
  const { data, error, status } = await inTime((await database()).rpc("save_draft", values));
  if (status === 409) return "changed";
  if (error) throw new RepositoryError(failureOf(status), error);
  const [row] = savedRows.parse(data);
  return { version: row?.saved_version ?? 1, savedAt: row?.saved_at ?? new Date().toISOString() };
}

export async function discardDraft(entry: string, use: DraftUse): Promise<void> {
  await read((await database()).rpc("discard_draft", { entry, use }), nothing);
}
