import { failureKind, RepositoryError, type FailureKind } from "#app/lib/repository-error.ts";

/** What helps further after a failure, by its kind. */
export type FailureReasons = Readonly<Record<Exclude<FailureKind, "too-many">, string>> & {
  /** `wait` is how long, in words: "2 minutes". */
  readonly "too-many": (wait: string) => string;
};

/** The sentence for a caught error. */
export function reasonFor(error: unknown, reasons: FailureReasons): string {
  const kind = failureKind(error);
  return kind === "too-many" ? reasons[kind](waitLabel(secondsToWait(error))) : reasons[kind];
}

/** The server says it in the error's `hint`; 0 where it does not. */
function secondsToWait(error: unknown): number {
  const cause = error instanceof RepositoryError ? error.cause : null;
  const hint: unknown = typeof cause === "object" && cause !== null && Reflect.get(cause, "hint");
  return typeof hint === "string" && /^\d{1,6}$/.test(hint) ? Number(hint) : 0;
}

/** `a minute` up to 60 seconds, `2 minutes`, `an hour`; always rounded up, so that the time is over. */
export function waitLabel(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
