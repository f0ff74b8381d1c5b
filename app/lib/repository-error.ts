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

/**
 * The kind of a caught error. A file of the site that cannot be had, off the network or after the site was built anew,
 * counts as a server that cannot be reached; anything else that is not a repository's counts as `failed`.
 */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof RepositoryError) return error.kind;
  return isMissingFile(error) ? "unreachable" : "failed";
}

/** A script is missed by a TypeError in every browser, a style sheet that comes with it by an error of Vite's own. */
function isMissingFile(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && error.message.startsWith("Unable to preload CSS");
}
