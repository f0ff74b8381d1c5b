import { sendErrors, unexpectedError } from "#app/content/messages.ts";
import { invitation, invitationRefusals } from "#app/content/invitation.ts";
import { signUpHelp } from "#app/content/sign-up-help.ts";
import type { Credentials } from "./credentials.ts";
import { prepareSession, signUpWithPassword, type RefusedSignUp } from "./session-client.ts";
import { followSession } from "./session-store.ts";

export type CreatedAccount =
  /** Not signed in: the service wants the address confirmed by e-mail first. */
  | { readonly ok: true; readonly isSignedIn: boolean; readonly isConfirmed: boolean }
  | {
      readonly ok: false;
      /** The service's sentence, unchanged. */
      readonly message: string;
      readonly help: string;
      readonly field: keyof Credentials | null;
      /** Nothing that was typed is wrong: the service is away, or asks to wait. */
      readonly isAway: boolean;
    };

type Refusal = Extract<CreatedAccount, { ok: false }>;

/** Loads the sign-in service's library; rejects when it cannot be had. */
export function prepareAccount(): Promise<void> {
  return prepareSession();
}

type Circumstances = {
  /** Helps who has an account already. */
  readonly taken?: string;
  /** The secret of an invitation, with which our own server takes the password for an account that is there. */
  readonly invitation?: string;
};

/** Makes an account and signs in to it; never rejects. */
export async function createAccount(
  { email, password }: Credentials,
  { taken, invitation: secret }: Circumstances = {},
): Promise<CreatedAccount> {
  try {
    const answer = await signUpWithPassword(email, password, secret);
    if (!answer.ok) return refusalOf(answer, taken);
    if (answer.isSignedIn) void followSession();
    return answer;
  } catch {
    return {
      ok: false,
      message: unexpectedError,
      help: sendErrors.unreachable,
      field: null,
      isAway: true,
    };
  }
}

/** What the service refused, with the help that fits. */
export function refusalOf(answer: RefusedSignUp, taken: string = signUpHelp.taken): Refusal {
  const { status, code, reasons } = answer;
  const message = answer.message || unexpectedError;
  const isAway = status === 429 || status === 0 || status >= 500;
  const refusal = (help: string, field: Refusal["field"] = null): Refusal => ({
    ok: false,
    message,
    help,
    field,
    isAway,
  });
  if (status === 429) return refusal(signUpHelp.tooMany);
  if (isAway) return refusal(sendErrors.unreachable);
  if (code === "user_already_exists" || code === "email_exists") {
    return refusal(taken, "email");
  }
  if (code === "invitation_refused") return refusedInvitation(answer.message);
  if (code === "weak_password") return refusal(helpForWeak(reasons), "password");
  return refusal(signUpHelp.other);
}

/** Our own server names the reason. */
function refusedInvitation(reason: string): Refusal {
  const help =
    reason === "expired" || reason === "other-address"
      ? invitationRefusals[reason]
      : invitationRefusals.unknown;
  const { description: message } = invitation.failedToast;
  return { ok: false, message, help, field: null, isAway: false };
}

function helpForWeak(reasons: readonly string[]): string {
  if (reasons.includes("pwned")) return signUpHelp.pwned;
  return reasons.includes("characters") ? signUpHelp.characters : signUpHelp.length;
}
