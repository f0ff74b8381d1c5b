import { closeSync, fsyncSync, openSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
type EngineOptions = Parameters<Init>[1];
type Engine = Parameters<NonNullable<EngineOptions["preRun"]>[number]>[0];

/** As the engine's file system counts: EDQUOT, EIO, ENOSPC, EROFS. */
const DISK_FAULTS: ReadonlySet<unknown> = new Set([19, 29, 51, 69]);

/** A folder of the machine as the engine's file system, where fsync does what it says. */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), syncThrough, endOnDiskFaults];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

type Stream = { readonly nfd?: number; readonly node: unknown };
type Operations = Record<string, (...values: readonly never[]) => unknown>;
type NodeFiles = {
  readonly stream_ops: Operations & { fsync?: (stream: Stream) => number };
  readonly node_ops: Operations;
  realPath(node: unknown): string;
};

/** The engine's own file system knows no fsync and says it is done. */
function syncThrough(engine: Engine): void {
  const files = nodeFilesOf(engine);
  files.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncPath(files.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch {
      return process.exit(1);
    }
  };
}

/**
 * A disk that is full or broken ends the process at once. The engine would end itself in the middle of a statement, which
 * then has no answer, and a start no end; its log has all that it promised, and the next process tries again.
 */
function endOnDiskFaults(engine: Engine): void {
  const { stream_ops: streams, node_ops: nodes } = nodeFilesOf(engine);
  for (const [operations, names] of [
    [streams, ["write", "allocate"]],
    [nodes, ["mknod", "setattr", "rename", "symlink"]],
  ] as const) {
    for (const name of names) {
      const operate = operations[name];
      if (operate === undefined) continue;
      operations[name] = (...values) => {
        try {
          return operate(...values);
        } catch (error) {
          if (DISK_FAULTS.has(Reflect.get(Object(error), "errno"))) process.exit(1);
          throw error;
        }
      };
    }
  }
}

/** Pinned to 0.4.5, and proved by the drill: what is not synced is lost there. */
function nodeFilesOf(engine: Engine): NodeFiles {
  const files: NodeFiles | undefined = Reflect.get(engine.FS.filesystems, "NODEFS");
  if (files === undefined) throw new Error("The engine has no file system of Node.");
  return files;
}

/** Brings a file, or the names in a folder, to the disk. */
export function syncPath(target: string): void {
  const descriptor = openSync(target, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
