import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openBackend } from "../../server/backend/open-backend.ts";

const variable = "PREPARED_DATABASE";

/**
 * Makes a database as a first start leaves it, once a run and from the migrations as they are now: the embedded one
 * takes seconds to make, and a copy a fraction of one.
 */
export default async function prepareDatabase(): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-prepared-"));
  const backend = await openBackend({ mode: "embedded" }, folder);
  await backend.close();
  process.env[variable] = path.join(folder, "pg");
  return () => rmSync(folder, { recursive: true, force: true });
}

/** For a test that is not about a first start. */
export function copyPreparedDatabase(dataFolder: string): void {
  cpSync(process.env[variable] ?? "", path.join(dataFolder, "pg"), { recursive: true });
}
