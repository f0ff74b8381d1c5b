import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "./staff-client.ts";

/** The client with the session. @throws RepositoryError, as every function of a repository */
export async function database() {
  return staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
}

export type Answer = PromiseLike<{
  readonly data: unknown;
  readonly error: unknown;
  readonly status: number;
  readonly count?: number | null;
}>;

/** The data of an answer, as `parse` reads it. */
export async function read<Value>(query: Answer, parse: (data: unknown) => Value): Promise<Value> {
  const { data, error, status } = await inTime(query);
  if (error) throw new RepositoryError(failureOf(status), error);
  try {
    return parse(data);
  } catch (cause) {
    throw new RepositoryError("failed", cause);
  }
}

/** How many rows match, of a query that asked to count. */
export async function countOf(query: Answer): Promise<number> {
  const { count, error, status } = await inTime(query);
  if (error) throw new RepositoryError(failureOf(status), error);
  if (typeof count !== "number") throw new RepositoryError("failed", "The answer had no count.");
  return count;
}

/** For statements that answer no rows. */
export function nothing(): void {
  return undefined;
}
