import { RepositoryError } from "#app/lib/repository-error.ts";

/** Whether a record was refused because somebody has put it into a deal since it was opened. */
export function hasDealAlready(error: unknown): boolean {
  const cause: unknown = error instanceof RepositoryError ? error.cause : null;
  return typeof cause === "object" && cause !== null && Reflect.get(cause, "hint") === "has-deal";
}
