import { database, nothing, read } from "#app/supabase/staff-database.ts";

/** Says of a record that it is spam, which sets it apart, or that it is not; both teach. @throws RepositoryError */
export async function judgeEntry(id: string, isSpam: boolean): Promise<void> {
  await read((await database()).rpc("judge_entry", { id, is_spam: isSpam }), nothing);
}
