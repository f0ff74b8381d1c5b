import { randomBytes, randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { isMailAddress } from "../mail/plain.ts";
import { authError } from "./answers.ts";

export type Credentials = { readonly email: string; readonly password: string };

/** What an account is called at the sign-in service until its mailbox is confirmed; no mail goes there. */
const internalAddress = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@pending\.invalid/;

export function isInternalAddress(email: string): boolean {
  return /@pending\.invalid$/i.test(email);
}

/** 256 random bits for the link of an e-mail. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function notAnAddress(): Response {
  return authError(400, "validation_failed", "Unable to validate email address: invalid format");
}

const made = z.object({ user: z.object({ id: z.uuid() }) });

/**
 * Makes an account that only claims its address, signed in at once, and queues the e-mail that asks the mailbox. The same
 * answer, and the same work, whether the address has an account, is claimed by others, or neither.
 */
export async function signUpPending(
  kysely: Kysely<unknown>,
  { email, password }: Credentials,
  signUp: (credentials: Credentials) => Promise<Response>,
): Promise<Response> {
  if (!isMailAddress(email) || isInternalAddress(email)) return notAnAddress();
  const answer = await signUp({ email: `${randomUUID()}@pending.invalid`, password });
  if (!answer.ok) return answer;
  const { user } = made.parse(await answer.clone().json());
  await sql`select private.claim_address(${user.id}::uuid, ${email.toLowerCase()}, ${newSecret()})`.execute(
    kysely,
  );
  return answer;
}

/**
 * The same answer of the sign-in service, in which a pending account has the address it claims, unconfirmed. Only inside
 * the token the internal one stays.
 */
export async function withClaimedAddress(
  kysely: Kysely<unknown>,
  answer: Response,
): Promise<Response> {
  if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) return answer;
  const text = await answer.clone().text();
  const internal = internalAddress.exec(text)?.[0];
  if (internal === undefined) return answer;
  const { rows } = await sql<{ email: string }>`
    select pending.email from private.pending_accounts pending
    join auth.users on users.id = pending.user_id
    where users.email = ${internal}`.execute(kysely);
  const claimed = rows[0]?.email;
  if (claimed === undefined) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  const content: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key === "email_confirmed_at" || key === "confirmed_at") return undefined;
    if (key === "email_verified") return false;
    return value === internal ? claimed : value;
  });
  return Response.json(content, { status: answer.status, headers });
}
