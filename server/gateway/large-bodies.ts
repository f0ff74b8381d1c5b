import { createHmac, timingSafeEqual } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { Admission } from "./allow-list.ts";
import { BODY_LIMIT } from "./request-body.ts";

/** What the team sends that is longer than any form: a draft with a quote, a part of a file as base64. In bytes. */
const limits: ReadonlyMap<string, number> = new Map([
  ["save_draft", 128 * 1024],
  ["put_file_part", 600 * 1024],
]);

const claims = z.object({ sub: z.uuid(), exp: z.number() });

/** How long a body may be. Strangers send no large one: the token is looked at before the first byte of it. */
export async function bodyLimitOf(
  admission: Admission,
  request: Request,
  kysely: Kysely<unknown>,
  jwtSecret: string,
): Promise<number> {
  const limit = admission.kind === "function" ? limits.get(admission.name) : undefined;
  if (limit === undefined) return BODY_LIMIT;
  const user = userOf(request.headers.get("authorization"), jwtSecret);
  if (user === undefined) return BODY_LIMIT;
  const { rows } = await sql`
    select from public.staff where user_id = ${user}::uuid and disabled_at is null`.execute(kysely);
  return rows.length > 0 ? limit : BODY_LIMIT;
}

/** The user of a token that we have signed and that is still good. */
function userOf(authorization: string | null, jwtSecret: string): string | undefined {
  const [, head, payload, signature] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? "") ?? [];
  if (head === undefined || payload === undefined || signature === undefined) return undefined;
  const wanted = createHmac("sha256", jwtSecret).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return parsed.success && parsed.data.exp * 1000 > Date.now() ? parsed.data.sub : undefined;
}
