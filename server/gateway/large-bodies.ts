import { sql, type Kysely } from "kysely";
import type { Admission } from "./allow-list.ts";
import { BODY_LIMIT } from "./request-body.ts";
import { claimsOf } from "./signed-token.ts";

/** What the team sends that is longer than any form: a draft with a quote, a part of a file as base64, rows. In bytes. */
const limits: ReadonlyMap<string, number> = new Map([
  ["save_draft", 128 * 1024],
  ["put_file_part", 600 * 1024],
  ["add_lead", 128 * 1024],
  ["import_leads", 192 * 1024],
  ["known_addresses", 128 * 1024],
  ["save_issue", 400 * 1024],
]);

/** How long a body may be. Strangers send no large one: the token is looked at before the first byte of it. */
export async function bodyLimitOf(
  admission: Admission,
  request: Request,
  kysely: Kysely<unknown>,
  jwtSecret: string,
): Promise<number> {
  const limit = admission.kind === "function" ? limits.get(admission.name) : undefined;
  if (limit === undefined) return BODY_LIMIT;
  const user = claimsOf(request.headers.get("authorization"), jwtSecret)?.sub;
  if (user === undefined) return BODY_LIMIT;
  const { rows } = await sql`
    select from public.staff where user_id = ${user}::uuid and disabled_at is null`.execute(kysely);
  return rows.length > 0 ? limit : BODY_LIMIT;
}
