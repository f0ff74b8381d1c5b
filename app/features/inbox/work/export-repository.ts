import * as z from "zod/mini";
import { isKindName } from "#domain/registry.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import type { ExportLine } from "./export-rows.ts";
import type { ListQuery } from "../inbox-filter.ts";
import { searchArguments } from "../inbox-repository.ts";

const row = z.record(z.string(), z.unknown());
const rows = z.array(
  z.object({ id: z.string(), created_at: z.string(), entry: row, record: z.nullish(row) }),
);

export type ExportCursor = { readonly id: string; readonly receivedAt: string };

export type ExportPage = {
  readonly lines: readonly ExportLine[];
  /** Where the next page begins; `null` behind the last one. */
  readonly next: ExportCursor | null;
};

/** As many as the database gives at once. */
const exportPageSize = 1000;

/** One page of what matches, newest first. For owners only. @throws RepositoryError */
export async function fetchExportPage(
  list: ListQuery,
  cursor: ExportCursor | null,
  signal: AbortSignal,
): Promise<ExportPage> {
  const place = cursor ? { before_at: cursor.receivedAt, before_id: cursor.id } : {};
  const query = (await database()).rpc("export_page", { ...place, ...searchArguments(list) });
  return read(query.abortSignal(signal), (data) => {
    const found = rows.parse(data);
    const last = found.length < exportPageSize ? undefined : found.at(-1);
    return {
      lines: found.flatMap(({ entry, record }) => {
        const kind = typeof entry.kind === "string" ? entry.kind : null;
        return isKindName(kind) ? [{ kind, entry, record: record ?? {} }] : [];
      }),
      next: last ? { id: last.id, receivedAt: last.created_at } : null,
    };
  });
}
