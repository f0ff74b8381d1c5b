import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, syncPath } from "./durable-files.ts";
import { emptyDatabaseFolder } from "./empty-database.ts";

/**
 * A commit is not written through by itself: the server does that for all that wait (`groupFlush`), before any of them
 * is told that something is stored. The engine's own buffers are small, because the system has its folder in memory too.
 */
const settings = ["wal_sync_method=fsync", "synchronous_commit=off", "shared_buffers=16MB"];

/** As PGlite starts its engine, but without "-F", which turns every fsync off. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...settings.flatMap((setting) => ["-c", setting]),
];

/**
 * PGlite in this folder; what its log holds, and what it says is written through, has reached the disk. The caller holds the
 * folder's lock, so the engine's own can only be that of one which has ended; left empty by a full disk or a cut, it
 * would keep every later one from starting.
 */
export async function openDurablePglite(folder: string): Promise<PGlite> {
  rmSync(path.join(folder, "postmaster.pid"), { force: true });
  const pglite = new PGlite({ fs: new DurableFiles(folder), startParams });
  await pglite.waitReady;
  return pglite;
}

/**
 * Makes the folder of a new database beside its place and moves it there when all of it is on the disk, so that what a
 * cut leaves is a whole database or none. It is a copy of the build's empty one, where that is there.
 */
export async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(emptyDatabaseFolder)) {
    cpSync(emptyDatabaseFolder, draft, { recursive: true });
  } else {
    const pglite = new PGlite({ dataDir: draft, startParams });
    await pglite.waitReady;
    await pglite.close();
  }
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    syncPath(path.join(entry.parentPath, entry.name));
  }
  syncPath(draft);
  renameSync(draft, folder);
  syncPath(path.dirname(folder));
}
