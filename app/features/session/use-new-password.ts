import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSubmission, type Checked, type Explanation } from "#app/forms/use-submission.ts";
import { newPassword as labels, newPasswordReasons } from "#app/content/new-password.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { credentialsIn } from "./credentials.ts";
import { passwordFault } from "./password-rule.ts";
import { changePassword, redeemLink } from "./link-repository.ts";
import type { AuthRefusal } from "./session-client.ts";
import { followSession } from "./session-store.ts";
import { fetchStaffRole } from "./staff-repository.ts";

/** The link is used up, too old or unknown. */
class DeadLink extends Error {}

/** The service does not take this password. */
class PasswordRefused extends Error {
  readonly refusal: AuthRefusal;

  constructor(refusal: AuthRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * A new password by the link of an e-mail. Only the submit uses the link up, so that a program that looks at links takes
 * nothing away. `tokenHash` is null for who has been signed in by the link already.
 */
export function useNewPassword(tokenHash: string | null) {
  const [isDead, setIsDead] = useState(false);
  /** The link signs in once; a password refused afterwards is asked for again without it. */
  const isRedeemed = useRef(tokenHash === null);
  const navigate = useNavigate();

  async function submit(password: string): Promise<true> {
    if (!isRedeemed.current && tokenHash !== null) {
      const answer = await redeemLink(tokenHash);
      if (!answer.ok) throw failureOfLink(answer);
      isRedeemed.current = true;
    }
    const answer = await changePassword(password);
    if (!answer.ok) throw failureOfPassword(answer);
    await followSession();
    // Who cannot be told apart now is told apart by the guard of the admin panel.
    const role = await fetchStaffRole().catch(() => "agent");
    await navigate(role === null ? "/auth" : "/admin", { replace: true, viewTransition: true });
    return true;
  }

  function explain(error: unknown): Explanation | null {
    if (error instanceof DeadLink) {
      setIsDead(true);
      return { toast: labels.failedToast, reason: labels.deadText };
    }
    if (error instanceof PasswordRefused) {
      const isSame = error.refusal.code === "same_password";
      const sentence = isSame ? labels.same : error.refusal.message;
      return {
        toast: { ...labels.failedToast, description: sentence },
        reason: labels.weakHelp,
        errors: { password: sentence },
      };
    }
    return null;
  }

  const form = useSubmission({
    name: "New password",
    load: () => Promise.resolve({ check, submit }),
    sent: labels.savedToast,
    failed: labels.failedToast,
    reasons: newPasswordReasons,
    explain,
  });
  return { form, isDead };
}

function check(values: FormData): Checked<string> {
  const { password } = credentialsIn(values);
  const fault = passwordFault(password);
  return fault === null
    ? { ok: true, request: password }
    : { ok: false, errors: { password: fault } };
}

function failureOfLink(answer: AuthRefusal): Error {
  const isFault = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  return isFault
    ? new DeadLink(answer.message)
    : new RepositoryError(failureOf(answer.status), answer);
}

function failureOfPassword(answer: AuthRefusal): Error {
  if (answer.code === "weak_password" || answer.code === "same_password") {
    return new PasswordRefused(answer);
  }
  // The session that the link has given is over.
  if ([401, 403, 404].includes(answer.status)) return new DeadLink(answer.message);
  return new RepositoryError(failureOf(answer.status), answer);
}
