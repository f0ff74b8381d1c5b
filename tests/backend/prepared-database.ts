import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openBackend } from "../../server/backend/open-backend.ts";
import { createDatabase, startPostgresHere } from "../support/postgres-server.ts";

/** Node's own variable: what one server has compiled the next need not. */
const compiled = "NODE_COMPILE_CACHE";
const embedded = "PREPARED_DATABASE";
const onPostgres = "PREPARED_POSTGRES";

/**
 * Makes a database of each engine as a first start leaves it, once a run and from the migrations as they are now: one
 * takes seconds to make, and a copy a fraction of one. The server of the second is there for the whole run.
 */
export default async function prepareDatabases(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-prepared-"));
  const postgres = await startPostgresHere();
  async function cleanUp(): Promise<void> {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    const databaseUrl = await postgres.createDatabase();
    for (const settings of [{ mode: "embedded" }, { mode: "postgres", databaseUrl }] as const) {
      const backend = await openBackend(settings, folder);
      await backend.close();
    }
    process.env[compiled] ??= path.join(folder, "compiled");
    process.env[embedded] = path.join(folder, "pg");
    process.env[onPostgres] = databaseUrl;
    return cleanUp;
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** The folder of the embedded one. */
export function preparedDatabase(): string {
  return process.env[embedded] ?? "";
}

/** For a test that is not about a first start. */
export function copyPreparedDatabase(dataFolder: string): void {
  cpSync(preparedDatabase(), path.join(dataFolder, "pg"), { recursive: true });
}

/** A database of one's own on the PostgreSQL of the run, as a first start leaves it. */
export function copyPreparedPostgres(): Promise<string> {
  const prepared = new URL(process.env[onPostgres] ?? "");
  return createDatabase(prepared.href, prepared.pathname.slice(1));
}

/** The same, with nothing in it. */
export function emptyPostgres(): Promise<string> {
  return createDatabase(process.env[onPostgres] ?? "");
}
