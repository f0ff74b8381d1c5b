import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { limitConcurrency } from "../concurrency.ts";
import { authError, tooMany } from "./answers.ts";
import type { Acquaintance, KnownVisitors, Visitor } from "./known-visitors.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { FlatObject } from "./request-body.ts";
import { sessionOf } from "./session-of.ts";

/** bcrypt runs in this process; more at once would stall every other answer. */
const PASSWORD_CHECKS_AT_ONCE = 2;

export type SignIn = (
  credentials: FlatObject,
  visitor: Visitor,
  forward: (credentials: FlatObject) => Promise<Response>,
) => Promise<Response>;

/**
 * Password sign-in behind its limits. An unknown address is checked against the decoy account, so
 * that it costs the same password check and gets the same answer as a known one. The right password of
 * an account that only claims its address is told that the address has to be confirmed first.
 */
export function createSignIn(
  kysely: Kysely<unknown>,
  known: KnownVisitors,
  limits: RateLimits,
): SignIn {
  const enter = limitConcurrency(PASSWORD_CHECKS_AT_ONCE);
  return async function signIn(credentials, visitor, forward) {
    const { email, password } = credentials;
    if (typeof email !== "string" || typeof password !== "string" || email === "") {
      return authError(400, "validation_failed", "An e-mail address and a password are needed.");
    }
    const acquaintance = await known.find(visitor, email);
    const budgets = budgetsOf(limits, visitor, email, acquaintance);
    for (const { limit, key } of budgets) {
      const wait = await limit.spend(key);
      if (wait !== undefined) return tooMany("auth", wait);
    }
    const leave = await enter();
    try {
      const answer = await forward({ email: acquaintance.signsInAs, password });
      if (!answer.ok) return answer;
      await Promise.all(budgets.map(({ limit, key }) => limit.refund(key)));
      if (acquaintance.isPending) return await refuseUnconfirmed(kysely, answer);
      answer.headers.append("set-cookie", await known.remember(visitor, email));
      return answer;
    } finally {
      leave();
    }
  };
}

/** A browser that has signed in before has guesses of its own; a known network has its own, not the account's. */
function budgetsOf(
  limits: RateLimits,
  { addressKey }: Visitor,
  email: string,
  { device, isKnown, hasNewPassword }: Acquaintance,
) {
  // The address first: guesses it may no longer make must not lock the account for others.
  const own = { limit: limits.signInByAddress, key: device ?? addressKey };
  const account = email.toLowerCase().slice(0, 254);
  return isKnown || hasNewPassword ? [own] : [own, { limit: limits.signInByAccount, key: account }];
}

const opened = z.object({ access_token: z.string() });

/** Ends the session that checking the password has opened. */
async function refuseUnconfirmed(kysely: Kysely<unknown>, answer: Response): Promise<Response> {
  const { access_token: token } = opened.parse(await answer.json());
  const session = sessionOf(`Bearer ${token}`);
  await sql`delete from auth.sessions where id = ${session?.session_id}::uuid`.execute(kysely);
  return authError(400, "email_not_confirmed", "Email not confirmed");
}
