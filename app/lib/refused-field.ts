import { RepositoryError } from "./repository-error.ts";

/** The field that the database does not accept, as it names it; `null` for every other failure. */
export function refusedField(error: unknown): string | null {
  const cause = error instanceof RepositoryError ? error.cause : null;
  if (typeof cause !== "object" || cause === null) return null;
  const code: unknown = Reflect.get(cause, "code");
  const hint: unknown = Reflect.get(cause, "hint");
  return code === "PT422" && typeof hint === "string" ? hint : null;
}
