/** `busy-database.ts FOLDER`: opens the embedded database and keeps its process busy for minutes. */
import { sql } from "kysely";
import { openBackend } from "../../server/backend/open-backend.ts";

/** What a stranger could ask while the gateway let it through. */
export const endless = sql`
  select repeat('a', 4999) ~ '^(a+)(a+)(a+)(a+)\\4\\3\\2\\1$' as matches`;

const [, program, folder] = process.argv;
if (program === import.meta.filename && folder !== undefined) {
  const { database } = await openBackend({ mode: "embedded" }, folder);
  void endless.execute(database.unhurried);
  // Written before anything else can happen: it is in the pipe.
  setImmediate(() => process.stdout.write("ready on http://nowhere\n"));
}
