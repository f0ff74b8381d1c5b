import { PostgrestClient } from "@supabase/postgrest-js";
import { timeLimit } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { backendAddress } from "./backend-address.ts";

/** A send that has no answer after this many milliseconds counts as failed; sending again cannot double it. */
const sendTimeout = 20_000;

/** A row or the arguments of a function, as the data service takes them. */
type Values = Readonly<Record<string, string | boolean | null | readonly string[]>>;

let client: PostgrestClient | null = null;

/** The small client of the public forms: inserts with the publishable key, no session. */
export async function visitorClient(): Promise<PostgrestClient> {
  if (client) return client;
  const { url, key } = await backendAddress();
  client = new PostgrestClient(`${url}/rest/v1`, { headers: { apikey: key } });
  return client;
}

/**
 * Stores what a visitor sends; the row is not asked back.
 *
 * @throws RepositoryError
 */
export async function insertRow(table: string, row: Values): Promise<void> {
  const forms = await reachable();
  const { error, status } = await forms
    .from(table)
    .insert<Values>(row)
    .abortSignal(timeLimit(sendTimeout));
  if (error) throw new RepositoryError(failureOf(status), error);
}

/**
 * Calls a function of the database and gives its answer as it comes.
 *
 * @throws RepositoryError
 */
export async function callFunction(
  name: string,
  values: Values,
  timeout = sendTimeout,
): Promise<unknown> {
  const forms = await reachable();
  const { data, error, status } = await forms.rpc(name, values).abortSignal(timeLimit(timeout));
  if (error) throw new RepositoryError(failureOf(status), error);
  return data;
}

function reachable(): Promise<PostgrestClient> {
  return visitorClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
}
