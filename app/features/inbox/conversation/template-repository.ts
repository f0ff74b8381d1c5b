import * as z from "zod/mini";
import { database, read } from "#app/supabase/staff-database.ts";

/** A prepared answer for one kind of record. */
export type Template = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly version: number;
  readonly isArchived: boolean;
};

const rows = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    name: z.string(),
    subject: z.string(),
    body: z.string(),
    version: z.number(),
    archived_at: z.nullish(z.string()),
  }),
);

/** @throws RepositoryError */
export async function fetchTemplates(signal: AbortSignal): Promise<readonly Template[]> {
  const query = (await database())
    .from("reply_templates")
    .select("id,kind,name,subject,body,version,archived_at")
    .order("name")
    .limit(1000)
    .abortSignal(signal);
  return read(query, (found) =>
    rows.parse(found).map(({ archived_at: archivedAt, ...template }) => ({
      ...template,
      isArchived: (archivedAt ?? null) !== null,
    })),
  );
}
