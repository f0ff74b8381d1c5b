import { sql, type Kysely } from "kysely";
import { DECOY_EMAIL } from "../backend/decoy-account.ts";
import { limitConcurrency } from "../concurrency.ts";
import { authError, tooMany } from "./answers.ts";
import type { Devices } from "./device-cookie.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { FlatObject } from "./request-body.ts";

/** bcrypt runs in this process; more at once would stall every other answer. */
const PASSWORD_CHECKS_AT_ONCE = 2;

export type SignIn = (
  credentials: FlatObject,
  visitor: Visitor,
  forward: (credentials: FlatObject) => Promise<Response>,
) => Promise<Response>;

type Visitor = {
  readonly addressKey: string;
  readonly cookies: string | null;
  /** Whether the browser came by https, so that its cookie goes nowhere else. */
  readonly isSecure: boolean;
};

/**
 * Password sign-in behind its limits. An unknown address is checked against the decoy account, so
 * that it costs the same password check and gets the same answer as a known one.
 */
export function createSignIn(
  kysely: Kysely<unknown>,
  devices: Devices,
  limits: RateLimits,
): SignIn {
  const enter = limitConcurrency(PASSWORD_CHECKS_AT_ONCE);
  return async function signIn(credentials, { addressKey, cookies, isSecure }, forward) {
    const { email, password } = credentials;
    if (typeof email !== "string" || typeof password !== "string" || email === "") {
      return authError(400, "validation_failed", "An e-mail address and a password are needed.");
    }
    const account = email.toLowerCase().slice(0, 254);
    const device = await devices.knownAs(cookies, account);
    const wait = await spend(limits, addressKey, account, device);
    if (wait !== undefined) return tooMany("auth", wait);
    const leave = await enter();
    try {
      const known = await accountExists(kysely, email);
      const answer = await forward({ email: known ? email : DECOY_EMAIL, password });
      if (!answer.ok) return answer;
      await refund(limits, addressKey, account, device);
      answer.headers.append("set-cookie", await devices.cookieFor(account, isSecure));
      return answer;
    } finally {
      leave();
    }
  };
}

/** A browser that has signed in before has guesses of its own, which nobody else can spend. */
async function spend(
  limits: RateLimits,
  addressKey: string,
  account: string,
  device: string | undefined,
): Promise<number | undefined> {
  if (device !== undefined) return limits.signInByDevice.spend(device);
  // The address first: guesses it may no longer make must not lock the account for others.
  return (
    (await limits.signInByAddress.spend(addressKey)) ??
    (await limits.signInByAccount.spend(account))
  );
}

async function refund(
  limits: RateLimits,
  addressKey: string,
  account: string,
  device: string | undefined,
): Promise<void> {
  if (device !== undefined) return limits.signInByDevice.refund(device);
  await Promise.all([
    limits.signInByAddress.refund(addressKey),
    limits.signInByAccount.refund(account),
  ]);
}

async function accountExists(kysely: Kysely<unknown>, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from auth.users where email = ${email.toLowerCase()}`.execute(kysely);
  return rows.length > 0;
}
