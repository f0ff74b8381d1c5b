import { callFailures, callRefusals } from "#app/content/inbox-calls.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";

type Reason = keyof typeof callRefusals;

/** The database has its reasons for not changing a call. */
export class CallRefused extends RepositoryError {
  readonly reason: Reason;

  constructor(reason: Reason, cause: unknown) {
    super("refused", cause);
    this.name = "CallRefused";
    this.reason = reason;
  }
}

export function isReason(hint: unknown): hint is Reason {
  return typeof hint === "string" && Object.hasOwn(callRefusals, hint);
}

/** Why a call was not changed, and what helps. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallRefused) return callRefusals[error.reason];
  return reasonFor(error, callFailures);
}
