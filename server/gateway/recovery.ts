import { createHash, randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { DECOY_EMAIL } from "../backend/decoy-account.ts";
import { limitConcurrency } from "../concurrency.ts";
import { authError, tooMany } from "./answers.ts";
import type { KnownVisitors, Visitor } from "./known-visitors.ts";
import { isInternalAddress } from "./pending-accounts.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { FlatObject } from "./request-body.ts";
import { sessionOf } from "./session-of.ts";

type Forward = (body: FlatObject) => Promise<Response>;

export type Recovery = {
  recover(body: FlatObject, visitor: Visitor): Promise<Response>;
  verify(body: FlatObject, addressKey: string, forward: Forward): Promise<Response>;
  setPassword(
    body: FlatObject,
    authorization: string | null,
    visitor: Visitor,
    forward: Forward,
  ): Promise<Response>;
};

/** bcrypt runs in this process, beside the password checks of sign-in. */
const PASSWORDS_MADE_AT_ONCE = 1;

/**
 * A new password by a link in an e-mail. The package's own secret is a digest of the address and six
 * digits, which can be guessed; ours is 256 random bits, and the database holds only its digest, which
 * is what the package compares.
 */
export function createRecovery(
  kysely: Kysely<unknown>,
  known: KnownVisitors,
  limits: RateLimits,
  isMailOn: boolean,
): Recovery {
  const enter = limitConcurrency(PASSWORDS_MADE_AT_ONCE);
  return {
    /** The same answer, and the same work, for known and unknown addresses. */
    async recover({ email }, visitor) {
      if (typeof email !== "string" || !/^[^@\s]+@[^@\s]+$/.test(email) || email.length > 254) {
        return authError(
          400,
          "validation_failed",
          "Unable to validate email address: invalid format",
        );
      }
      const { device, isKnown } = await known.find(visitor, email);
      const wait = await limits.recover.spend(device ?? visitor.addressKey);
      if (wait !== undefined) return tooMany("auth", wait, "password");
      if (isMailOn) {
        const secret = randomBytes(32).toString("base64url");
        const asked = isInternalAddress(email) ? DECOY_EMAIL : email;
        await sql`
          select private.start_recovery(${asked}, ${secret}, ${DECOY_EMAIL}, ${isKnown})`.execute(
          kysely,
        );
      }
      return Response.json({});
    },

    async verify({ type, token_hash: secret }, addressKey, forward) {
      if (type !== "recovery" || typeof secret !== "string" || secret === "") {
        return authError(
          400,
          "validation_failed",
          "Only links for a new password are verified here.",
        );
      }
      const wait = await limits.newPassword.spend(addressKey);
      if (wait !== undefined) return tooMany("auth", wait, "password");
      return forward({
        type: "recovery",
        token_hash: createHash("sha256").update(secret).digest("hex"),
      });
    },

    /** Only the password: what else a client would change of itself is refused as a whole. */
    async setPassword({ password, ...rest }, authorization, visitor, forward) {
      const isMore = Object.entries(rest).some(
        // The client library always sends these two.
        ([name, value]) => value !== null || !name.startsWith("code_challenge"),
      );
      if (isMore || typeof password !== "string" || password === "") {
        return authError(400, "validation_failed", "Only the password can be changed.");
      }
      const wait = await limits.newPassword.spend(visitor.addressKey);
      if (wait !== undefined) return tooMany("auth", wait, "password");
      const leave = await enter();
      try {
        const answer = await forward({ password });
        const session = answer.ok ? sessionOf(authorization) : undefined;
        if (session !== undefined) {
          await sql`
            select private.end_other_sessions(${session.sub}::uuid, ${session.session_id})`.execute(
            kysely,
          );
          if (!isInternalAddress(session.email)) {
            answer.headers.append("set-cookie", await known.remember(visitor, session.email));
          }
        }
        return answer;
      } finally {
        leave();
      }
    },
  };
}
