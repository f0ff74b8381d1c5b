import * as z from "zod/mini";
import { database, read } from "#app/supabase/staff-database.ts";

const rows = z.array(
  z.object({ id: z.string(), reference: z.string(), name: z.string(), email: z.string() }),
);

export type FoundRecord = {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
};

/** The newest records that match, of every kind, the archive included. @throws RepositoryError */
export async function fetchFound(
  search: string,
  signal: AbortSignal,
): Promise<readonly FoundRecord[]> {
  const query = (await database())
    .rpc("find_entries", { search, archived: "all" })
    .select("id,reference,name,email")
    .order("created_at", { ascending: false })
    .limit(8)
    .abortSignal(signal);
  return read(query, (found) =>
    rows.parse(found).map(({ email, ...record }) => ({ ...record, name: record.name || email })),
  );
}
