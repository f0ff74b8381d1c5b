import type { Kysely } from "kysely";
import { z } from "zod";
import type { StaffAccounts } from "../accounts/staff-accounts.ts";
import { DECOY_EMAIL } from "../backend/decoy-account.ts";
import { PASSWORD_LENGTH } from "../backend/lite-app.ts";
import { limitConcurrency } from "../concurrency.ts";
import { authError, tooMany } from "./answers.ts";
import { enterByInvitation, isKeptForInvited, type Service } from "./invited-account.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { FlatObject } from "./request-body.ts";

/** bcrypt runs in this process, beside the password checks of sign-in. */
const ACCOUNTS_MADE_AT_ONCE = 1;

export type SignUp = (
  credentials: FlatObject,
  addressKey: string,
  service: Service,
) => Promise<Response>;

/**
 * Makes an account of an e-mail address and a password, and of nothing else: what a client adds, such
 * as metadata, never reaches the service, and of it only the secret of an invitation is read. An address that is kept for
 * somebody who was invited is answered to everybody else as one that has an account, after the same work; where e-mails go
 * out, every address is only claimed. A password that the service finds weak costs no attempt.
 */
export function createSignUp(
  kysely: Kysely<unknown>,
  accounts: Pick<StaffAccounts, "findUser" | "setPassword" | "endSessions">,
  limits: RateLimits,
): SignUp {
  const enter = limitConcurrency(ACCOUNTS_MADE_AT_ONCE);
  return async function signUp({ email, password, invitation }, addressKey, service) {
    if (typeof email !== "string" || typeof password !== "string" || !email || !password) {
      // Specification, section 5.
      const rule = "You must provide either an email or phone number and a password";
      return authError(400, "validation_failed", rule);
    }
    if (email.length > 254) {
      return authError(400, "validation_failed", "The e-mail address is too long.");
    }
    const wait = await limits.signUp.spend(addressKey);
    if (wait !== undefined) return tooMany("auth", wait, "sign-up");
    const leave = await enter();
    try {
      const isKept = await isKeptForInvited(kysely, email);
      // The service measures a password only where it makes an account.
      const isByInvitation =
        typeof invitation === "string" && password.length >= PASSWORD_LENGTH.min;
      const answer = isByInvitation
        ? await enterByInvitation(kysely, accounts, invitation, { email, password }, service)
        : service.claim
          ? await service.claim({ email, password })
          : await service.signUp({ email: isKept ? DECOY_EMAIL : email, password });
      if (await isWeakPassword(answer)) await limits.signUp.refund(addressKey);
      return answer;
    } finally {
      leave();
    }
  };
}

const weakPassword = z.object({ error_code: z.literal("weak_password") });

async function isWeakPassword(answer: Response): Promise<boolean> {
  if (answer.status !== 422) return false;
  return weakPassword.safeParse(await answer.clone().json()).success;
}
