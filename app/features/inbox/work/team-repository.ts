import * as z from "zod/mini";
import { database, read } from "#app/supabase/staff-database.ts";
import type { Member } from "../entry/team.ts";

const memberRow = z.object({
  user_id: z.string(),
  email: z.string(),
  display_name: z.string(),
  role: z.string(),
  disabled_at: z.nullish(z.string()),
});

/** Everybody who works here or has done so. @throws RepositoryError */
export async function fetchMembers(signal: AbortSignal): Promise<Member[]> {
  return read((await database()).rpc("staff_members").abortSignal(signal), (rows) =>
    z
      .array(memberRow)
      .parse(rows)
      .map((row) => ({
        id: row.user_id,
        name: row.display_name || row.email,
        email: row.email,
        isOwner: row.role === "owner",
        isActive: (row.disabled_at ?? null) === null,
      })),
  );
}
