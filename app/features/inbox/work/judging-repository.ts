import { database, nothing, read } from "#app/supabase/staff-database.ts";

/**
 * Says of a record that it is spam, which sets it apart, or that it is not; both teach. Null takes back what was said: the
 * score decides again.
 *
 * @throws RepositoryError
 */
export async function judgeEntry(id: string, isSpam: boolean | null): Promise<void> {
  await read((await database()).rpc("judge_entry", { id, is_spam: isSpam }), nothing);
}
