/** Why a repository could not do what it was asked. */
export type FailureKind =
  /** The server did not answer in time or at all, or said that it cannot store anything at the moment. */
  | "unreachable"
  /** Too many requests from this address; nothing was stored. */
  | "too-many"
  /** The database refused a value. */
  | "refused"
  /** The session is missing, expired or lacks the right. */
  | "not-allowed"
  | "failed";

/** The one error that repository functions throw. */
export class RepositoryError extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: unknown) {
    super(`The data service answered: ${kind}`, { cause });
    this.name = "RepositoryError";
    this.kind = kind;
  }
}

/** The kind of failure behind an HTTP status of the data service; 0 stands for no answer. */
export function failureOf(status: number): FailureKind {
  if (status === 0 || status === 502 || status === 503 || status === 504 || status === 507) {
    return "unreachable";
  }
  if (status === 429) return "too-many";
  if (status === 401 || status === 403) return "not-allowed";
  if (status === 400 || status === 413 || status === 422) return "refused";
  return "failed";
}

/** The kind of a caught error; anything that is not a repository's counts as `failed`. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof RepositoryError ? error.kind : "failed";
}
