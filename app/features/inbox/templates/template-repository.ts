import * as z from "zod/mini";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import type { KindName } from "#domain/registry.ts";
import type { FoundRecord } from "../conversation/find-repository.ts";
import type { TemplateDraft } from "./template-draft.ts";

/** Why a template was not saved: another has its name, somebody has changed it, or a word in braces is none. */
export type TemplateReason =
  { readonly kind: "name" | "changed" } | { readonly kind: "placeholder"; readonly name: string };

export class TemplateRefused extends RepositoryError {
  readonly reason: TemplateReason;

  constructor(reason: TemplateReason, cause: unknown) {
    super("refused", cause);
    this.name = "TemplateRefused";
    this.reason = reason;
  }
}

/**
 * Answers the version that is kept by then. The same once more is answered as the first was.
 *
 * @throws TemplateRefused, RepositoryError
 */
export async function saveTemplate(kind: KindName, draft: TemplateDraft): Promise<number> {
  const { id, name, subject, body, version } = draft;
  const values = { id, kind, name, subject, body, version };
  const { data, error, status } = await inTime((await database()).rpc("save_template", values));
  if (error) throw refusalOf(error.hint) ?? new RepositoryError(failureOf(status), error);
  return z.number().parse(data);
}

/** Takes a template out of what is offered, or brings it back. @throws TemplateRefused, RepositoryError */
export async function archiveTemplate(id: string, isArchived: boolean): Promise<void> {
  const values = { id, is_archived: isArchived ? "yes" : "" };
  const { error, status } = await inTime((await database()).rpc("archive_template", values));
  if (error) throw refusalOf(error.hint) ?? new RepositoryError(failureOf(status), error);
}

function refusalOf(hint: string | null): TemplateRefused | null {
  const [kind, name = ""] = (hint ?? "").split(":");
  if (kind === "placeholder") return new TemplateRefused({ kind, name }, hint);
  return kind === "name" || kind === "changed" ? new TemplateRefused({ kind }, hint) : null;
}

const found = z.array(
  z.object({ id: z.string(), reference: z.string(), name: z.string(), email: z.string() }),
);

/** The newest records of a kind that match, the archive included. @throws RepositoryError */
export async function fetchRecordsOf(
  kind: KindName,
  search: string,
  signal: AbortSignal,
): Promise<readonly FoundRecord[]> {
  const query = (await database())
    .rpc("find_entries", { kind, search, archived: "all" })
    .select("id,reference,name,email")
    .order("created_at", { ascending: false })
    .limit(6)
    .abortSignal(signal);
  return read(query, (rows) =>
    found.parse(rows).map(({ email, ...record }) => ({ ...record, name: record.name || email })),
  );
}
