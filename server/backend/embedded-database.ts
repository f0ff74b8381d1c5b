import path from "node:path";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { isoTimestamp, type Database } from "./database.ts";
import { kyselyWithSessionLock } from "./session-lock.ts";

const TIMESTAMPTZ = 1184;

/** PGlite in `<dataFolder>/pg`. The caller holds the lock of the folder. */
export async function openEmbeddedDatabase(dataFolder: string): Promise<Database> {
  const connection = await createPgliteConnection({
    url: path.join(dataFolder, "pg"),
    pgliteOptions: { parsers: { [TIMESTAMPTZ]: isoTimestamp } },
  });
  const kysely = kyselyWithSessionLock(connection.driver);
  connection.kysely = kysely;
  await connection.driver.waitReady;
  return {
    engine: "pglite",
    connection,
    kysely,
    alone: (work) => work(),
    close: () => connection.close(),
  };
}
