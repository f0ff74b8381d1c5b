import { useState } from "react";
import { useNavigate } from "react-router";
import { useSubmission, type Checked, type Explanation } from "#app/forms/use-submission.ts";
import { confirmAddress as labels, confirmReasons } from "#app/content/confirm-address.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { credentialsIn } from "./credentials.ts";
import { confirmByLink, type Confirmation } from "./link-repository.ts";
import { followSession, useSession } from "./session-store.ts";

/** The link is used up, too old or unknown. */
class DeadLink extends Error {}

/** The session or the password is not that of an account which waits for the address. */
class NotTheirs extends Error {}

/**
 * Confirms an address by the link of an e-mail and the session that is open here or, where none waits for it, a password.
 * Only the submit uses the link up.
 */
export function useConfirmation(tokenHash: string) {
  const [outcome, setOutcome] = useState<"dead" | "moved" | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const navigate = useNavigate();
  const session = useSession();
  const waitsHere = session.kind === "signed-in" && !session.isConfirmed && !isElsewhere;

  async function submit(password: string | null): Promise<"own" | "moved"> {
    const answer = await confirmByLink(tokenHash, password);
    if (!answer.ok) throw failureOfLink(answer);
    if (answer.account === "other") {
      setOutcome("moved");
      return "moved";
    }
    await followSession();
    await navigate("/auth", { replace: true, viewTransition: true });
    return "own";
  }

  function explain(error: unknown): Explanation | null {
    if (error instanceof DeadLink) {
      setOutcome("dead");
      return { toast: labels.failedToast, reason: labels.deadText };
    }
    if (!(error instanceof NotTheirs)) return null;
    if (waitsHere) {
      setIsElsewhere(true);
      return { toast: labels.failedToast, reason: labels.notHere };
    }
    return {
      toast: labels.failedToast,
      reason: labels.wrongHelp,
      errors: { password: labels.wrong },
    };
  }

  const form = useSubmission({
    name: "Confirmation of an address",
    load: () => Promise.resolve({ check: waitsHere ? checkNothing : checkPassword, submit }),
    sent: (account) => (account === "moved" ? labels.movedToast : labels.confirmedToast),
    failed: labels.failedToast,
    reasons: confirmReasons,
    explain,
  });
  return { form, outcome, email: waitsHere ? session.email : null };
}

function checkNothing(): Checked<string | null> {
  return { ok: true, request: null };
}

function checkPassword(values: FormData): Checked<string | null> {
  const { password } = credentialsIn(values);
  return password === ""
    ? { ok: false, errors: { password: labels.missing } }
    : { ok: true, request: password };
}

function failureOfLink(answer: Extract<Confirmation, { ok: false }>): Error {
  if (answer.code === "invalid_credentials") return new NotTheirs(answer.message);
  const isFault = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  return isFault
    ? new DeadLink(answer.message)
    : new RepositoryError(failureOf(answer.status), answer);
}
