import * as z from "zod/mini";
import { database, nothing, read } from "#app/supabase/staff-database.ts";

const rows = z.array(z.object({ signature: z.nullish(z.string()) }));

/** One's own; empty for none. @throws RepositoryError, as every function here */
export async function fetchSignature(signal: AbortSignal): Promise<string> {
  const db = await database();
  const { data: own } = await db.auth.getSession();
  const query = db
    .from("staff")
    .select("signature")
    .eq("user_id", own.session?.user.id ?? "")
    .limit(1)
    .abortSignal(signal);
  return read(query, (found) => rows.parse(found)[0]?.signature ?? "");
}

export async function saveSignature(signature: string): Promise<void> {
  await read((await database()).rpc("save_signature", { signature }), nothing);
}
