import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { database } from "./staff-database.ts";

/** Puts an e-mail back into the queue; `changed` says that it was on its way already. @throws RepositoryError */
export async function retryEmail(id: string): Promise<"queued" | "changed"> {
  const { error, status } = await inTime((await database()).rpc("retry_mail", { id }));
  if (status === 409) return "changed";
  if (error) throw new RepositoryError(failureOf(status), error);
  return "queued";
}
