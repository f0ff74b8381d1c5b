import { teamFailures, teamRefusals } from "#app/content/team.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";

type Reason = keyof typeof teamRefusals;

/** The database has its reasons for not changing the team. */
export class TeamRefusal extends RepositoryError {
  readonly reason: Reason;

  constructor(reason: Reason, cause: unknown) {
    super("refused", cause);
    this.name = "TeamRefusal";
    this.reason = reason;
  }
}

export function isReason(hint: unknown): hint is Reason {
  return typeof hint === "string" && Object.hasOwn(teamRefusals, hint);
}

/** Why a change did not happen, and what helps. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TeamRefusal) return teamRefusals[error.reason];
  return reasonFor(error, teamFailures);
}
