import { unexpectedError } from "#app/content/messages.ts";
import { signUpHelp } from "#app/content/sign-up-help.ts";
import type { Credentials } from "./credentials.ts";
import { prepareSession, signUpWithPassword, type RefusedSignUp } from "./session-client.ts";
import { followSession } from "./session-store.ts";

export type CreatedAccount =
  /** Not signed in: the service wants the address confirmed by e-mail first. */
  | { readonly ok: true; readonly isSignedIn: boolean }
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

/** Makes an account and signs in to it; never rejects. `taken` helps who has an account already. */
export async function createAccount(
  { email, password }: Credentials,
  taken: string = signUpHelp.taken,
): Promise<CreatedAccount> {
  try {
    const answer = await signUpWithPassword(email, password);
    if (!answer.ok) return refusalOf(answer, taken);
    if (answer.isSignedIn) void followSession();
    return answer;
  } catch {
    return {
      ok: false,
      message: unexpectedError,
      help: signUpHelp.unreachable,
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
  if (isAway) return refusal(signUpHelp.unreachable);
  if (code === "user_already_exists" || code === "email_exists") {
    return refusal(taken, "email");
  }
  if (code === "weak_password") return refusal(helpForWeak(reasons), "password");
  return refusal(signUpHelp.other);
}

function helpForWeak(reasons: readonly string[]): string {
  if (reasons.includes("pwned")) return signUpHelp.pwned;
  return reasons.includes("characters") ? signUpHelp.characters : signUpHelp.length;
}
