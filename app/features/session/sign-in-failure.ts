import { unexpectedError } from "#app/content/messages.ts";
import { signInHelp } from "#app/content/sign-in.ts";
import type { AuthRefusal } from "./session-client.ts";

export type SignInFailure = {
  /** The sentence of the toast (specification, section 8). */
  readonly message: string;
  /** What helps further, under the form. */
  readonly help: string;
  /** The server did not answer, so the same once more may do. */
  readonly isAway: boolean;
  /** The address waits to be confirmed by an e-mail. */
  readonly isUnconfirmed: boolean;
};

export type RefusedSignIn = AuthRefusal;

/** A returned error keeps the service's message, word for word. */
export function failureOfAnswer(
  answer: RefusedSignIn,
  credentialsHelp: string = signInHelp.credentials,
): SignInFailure {
  return {
    message: answer.message || unexpectedError,
    help: helpFor(answer, credentialsHelp),
    isAway: isAway(answer.status),
    isUnconfirmed: answer.code === "email_not_confirmed",
  };
}

/** A thrown exception: the address of the service or its library could not be had, or the answer made no sense. */
export function failureOfException(): SignInFailure {
  return {
    message: unexpectedError,
    help: signInHelp.unreachable,
    isAway: true,
    isUnconfirmed: false,
  };
}

function isAway(status: number): boolean {
  return status === 0 || status >= 500;
}

function helpFor({ status, code }: RefusedSignIn, credentialsHelp: string): string {
  if (status === 429) return signInHelp.tooMany;
  if (code === "email_not_confirmed") return signInHelp.unconfirmed;
  if (isAway(status)) return signInHelp.unreachable;
  return code === "invalid_credentials" || status === 400 ? credentialsHelp : signInHelp.other;
}
