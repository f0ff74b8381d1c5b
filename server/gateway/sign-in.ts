import { DECOY_EMAIL } from "../backend/decoy-account.ts";
import { limitConcurrency } from "../concurrency.ts";
import { authError, tooMany } from "./answers.ts";
import type { Acquaintance, KnownVisitors, Visitor } from "./known-visitors.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { FlatObject } from "./request-body.ts";

/** bcrypt runs in this process; more at once would stall every other answer. */
const PASSWORD_CHECKS_AT_ONCE = 2;

export type SignIn = (
  credentials: FlatObject,
  visitor: Visitor,
  forward: (credentials: FlatObject) => Promise<Response>,
) => Promise<Response>;

/**
 * Password sign-in behind its limits. An unknown address is checked against the decoy account, so
 * that it costs the same password check and gets the same answer as a known one.
 */
export function createSignIn(known: KnownVisitors, limits: RateLimits): SignIn {
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
      const answer = await forward({ email: acquaintance.exists ? email : DECOY_EMAIL, password });
      if (!answer.ok) return answer;
      await Promise.all(budgets.map(({ limit, key }) => limit.refund(key)));
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
  { device, isKnown }: Acquaintance,
) {
  // The address first: guesses it may no longer make must not lock the account for others.
  const own = { limit: limits.signInByAddress, key: device ?? addressKey };
  const account = email.toLowerCase().slice(0, 254);
  return isKnown ? [own] : [own, { limit: limits.signInByAccount, key: account }];
}
