import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../../..");
const prefix = "empty-database-";

/**
 * Where the build leaves a database in which nothing is stored yet, for first starts to copy: making one takes four times
 * the memory of running one. Each version of the engine has its own.
 */
export const emptyDatabaseFolder = path.join(root, "build", `${prefix}${engineVersion()}`);

/** Removes those of other versions. */
export function dropOldEmptyDatabases(): void {
  const build = path.dirname(emptyDatabaseFolder);
  for (const name of readdirSync(build)) {
    const isOld = name.startsWith(prefix) && name !== path.basename(emptyDatabaseFolder);
    if (isOld) rmSync(path.join(build, name), { recursive: true, force: true });
  }
}

function engineVersion(): string {
  const file = path.join(root, "node_modules/@electric-sql/pglite/package.json");
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).version;
}
