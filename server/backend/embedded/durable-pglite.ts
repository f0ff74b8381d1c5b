import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";

/**
 * As PGlite starts its engine, but without "-F", which turns every fsync off. A commit is not written through by itself:
 * `flushLog` of the server does that for all that wait, before any of them is told that something is stored.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
  ...["-c", "synchronous_commit=off"],
  // A sixth of the memory that the engine takes with its own default; a folder of this size is in the system's cache.
  ...["-c", "shared_buffers=16MB"],
];

/** PGlite in this folder; what it says is written through has reached the disk. */
export async function openDurablePglite(folder: string): Promise<PGlite> {
  const pglite = new PGlite({ dataDir: folder, startParams });
  await pglite.waitReady;
  syncThrough(pglite);
  return pglite;
}

/**
 * Makes the folder of a new database beside its place and moves it there when all of it is on the disk, so that what a
 * cut leaves is a whole database or none.
 */
export async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pglite = await openDurablePglite(draft);
  await pglite.close();
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    syncPath(path.join(entry.parentPath, entry.name));
  }
  syncPath(draft);
  renameSync(draft, folder);
  syncPath(path.dirname(folder));
}

type Stream = { readonly nfd?: number; readonly node: unknown };
type NodeFiles = {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
};

/**
 * The file system of the engine knows no fsync and says it is done. An exception in here would leave the engine broken
 * in the middle of a write, so a failed one is answered as the system names it; the engine then ends itself.
 */
function syncThrough(pglite: PGlite): void {
  const files = nodeFilesOf(pglite);
  files.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncPath(files.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch {
      return INPUT_OUTPUT_ERROR;
    }
  };
}

/** EIO as the engine's file system counts. */
const INPUT_OUTPUT_ERROR = 29;

/** Pinned to 0.4.5 and proved by the drill: what is not synced is lost there. */
function nodeFilesOf(pglite: PGlite): NodeFiles {
  const files: NodeFiles | undefined = Reflect.get(pglite.Module.FS.filesystems, "NODEFS");
  if (files === undefined) throw new Error("The engine has no file system of Node.");
  return files;
}

function syncPath(target: string): void {
  const descriptor = openSync(target, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
