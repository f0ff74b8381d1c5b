import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { limitConcurrency } from "../concurrency.ts";
import { authError, tooMany } from "./answers.ts";
import { newSecret, notAnAddress, type Credentials } from "./pending-accounts.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { FlatObject } from "./request-body.ts";

/** What the sign-in service is asked to do for a confirmation. */
export type ConfirmingService = {
  signIn(credentials: Credentials): Promise<Response>;
  refresh(refreshToken: string): Promise<Response>;
  user(accessToken: string): Promise<Response>;
};

export type Confirmation = {
  resend(body: FlatObject, addressKey: string): Promise<Response>;
  verify(body: FlatObject, addressKey: string, service: ConfirmingService): Promise<Response>;
};

/** Claims of one mailbox against which a password is tried; each costs a check of it. */
const MOST_CHECKS = 10;
const PASSWORDS_CHECKED_AT_ONCE = 1;

type Claim = { readonly account: string; readonly email: string };
/** The account that asks, and what is answered once it is confirmed. */
type Proved = { readonly account: string; answer(): Promise<Response> };

/**
 * Confirms the address of a new account by two things together: the secret of the e-mail, which proves the mailbox, and
 * the account's session or password, which proves whose claim it is. So the owner of a mailbox who opens the e-mail that a
 * stranger has caused confirms nothing of the stranger's.
 */
export function createConfirmation(
  kysely: Kysely<unknown>,
  limits: RateLimits,
  isMailOn: boolean,
): Confirmation {
  const enter = limitConcurrency(PASSWORDS_CHECKED_AT_ONCE);

  async function proveByPassword(
    claims: readonly Claim[],
    password: string,
    service: ConfirmingService,
  ): Promise<Proved | undefined> {
    const leave = await enter();
    try {
      for (const { account, email } of claims.slice(0, MOST_CHECKS)) {
        const answer = await service.signIn({ email, password });
        if (!answer.ok) continue;
        const { refresh_token: token } = session.parse(await answer.json());
        // The token that has just been made names the internal address.
        return { account, answer: () => service.refresh(token) };
      }
      return undefined;
    } finally {
      leave();
    }
  }

  return {
    /** The same answer, and the same work, whether the address is claimed or not. */
    async resend({ type, email }, addressKey) {
      if (type !== "signup" || typeof email !== "string" || email.length > 254) {
        return notAnAddress();
      }
      const wait = await limits.recover.spend(addressKey);
      if (wait !== undefined) return tooMany("auth", wait, "sign-up");
      if (isMailOn) {
        await sql`select private.send_confirmation(${email}, ${newSecret()})`.execute(kysely);
      }
      return Response.json({});
    },

    /**
     * Answers a session when `password` has proved the account, the user when `access_token` has, and nothing when the
     * address has an account already, to which the applications have gone.
     */
    async verify({ token_hash: secret, password, access_token: token }, addressKey, service) {
      if (typeof secret !== "string" || secret === "") return badLink();
      const wait = await limits.newPassword.spend(addressKey);
      if (wait !== undefined) return tooMany("auth", wait, "password");
      const { rows: claims } = await sql<Claim>`
        select account, email from private.claims_of(${secret})`.execute(kysely);
      if (claims.length === 0) return badLink();
      const proved =
        typeof token === "string"
          ? await proveBySession(claims, token, service)
          : typeof password === "string" && password !== ""
            ? await proveByPassword(claims, password, service)
            : undefined;
      if (proved === undefined) {
        return authError(400, "invalid_credentials", "Invalid login credentials");
      }
      const { rows } = await sql<{ outcome: string | null }>`
        select private.confirm_account(${proved.account}::uuid, ${secret}) as outcome`.execute(
        kysely,
      );
      const outcome = rows[0]?.outcome;
      if (outcome === "confirmed") return proved.answer();
      return outcome === "moved" ? Response.json({}) : badLink();
    },
  };
}

const session = z.object({ refresh_token: z.string() });
const user = z.object({ id: z.string() });

async function proveBySession(
  claims: readonly Claim[],
  token: string,
  service: ConfirmingService,
): Promise<Proved | undefined> {
  const answer = await service.user(token);
  if (!answer.ok) return undefined;
  const { id } = user.parse(await answer.json());
  const isOne = claims.some(({ account }) => account === id);
  return isOne ? { account: id, answer: () => service.user(token) } : undefined;
}

function badLink(): Response {
  return authError(403, "otp_expired", "Email link is invalid or has expired");
}
