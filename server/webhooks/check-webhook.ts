import { sql, type Kysely } from "kysely";
import { restError } from "../gateway/answers.ts";
import { claimsOf } from "../gateway/signed-token.ts";
import type { AddressGuard, AddressFault } from "./guarded-address.ts";

/** Answers a webhook that is to be stored when its address may not be called; undefined lets it pass. */
export type CheckWebhook = (
  request: Request,
  body: Readonly<Record<string, unknown>>,
) => Promise<Response | undefined>;

const faults: Readonly<Record<Exclude<AddressFault, "no-address">, string>> = {
  inside: "This address leads into our own network, where webhooks may not go.",
  "unknown-host": "No such host is known.",
};

/** Names are looked up for owners alone: whoever else saves a webhook is refused by the database. */
export function createWebhookCheck(
  kysely: Kysely<unknown>,
  jwtSecret: string,
  guard: Pick<AddressGuard, "faultOf">,
): CheckWebhook {
  return async (request, { url }) => {
    const user = claimsOf(request.headers.get("authorization"), jwtSecret)?.sub;
    if (user === undefined || typeof url !== "string") return undefined;
    const { rows } = await sql`
      select from public.staff
      where user_id = ${user}::uuid and role = 'owner' and disabled_at is null`.execute(kysely);
    if (rows.length === 0) return undefined;
    const fault = await guard.faultOf(url.trim());
    // The database says what an address looks like.
    if (fault === undefined || fault === "no-address") return undefined;
    return restError(422, "PT422", faults[fault], fault);
  };
}
