import * as z from "zod/mini";
import { database, read } from "#app/supabase/staff-database.ts";

const tagRow = z.object({ tag: z.string(), total: z.number() });

export type TagCount = z.infer<typeof tagRow>;

/** Every tag in use, the most used first. @throws RepositoryError */
export async function fetchTags(signal: AbortSignal): Promise<TagCount[]> {
  const query = (await database()).rpc("inbox_tags").abortSignal(signal);
  return read(query, (rows) => z.array(tagRow).parse(rows));
}
