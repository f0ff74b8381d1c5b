import type { Kysely } from "kysely";
import { openBackend, type Backend } from "../../server/backend/open-backend.ts";
import { readSettings } from "../../server/settings.ts";

/** Opens the database of a server that does not run now, and closes it afterwards. */
export async function withDatabase<Result>(
  environment: Readonly<Record<string, string>>,
  work: (kysely: Kysely<unknown>, backend: Backend) => Promise<Result>,
): Promise<Result> {
  const { backend: settings, dataFolder } = readSettings(environment);
  if (settings.mode === "hosted") throw new Error("A hosted project cannot be killed.");
  const backend = await openBackend(settings, dataFolder);
  try {
    return await work(backend.database.kysely, backend);
  } finally {
    await backend.close();
  }
}
