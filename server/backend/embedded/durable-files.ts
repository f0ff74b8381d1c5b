import { closeSync, fsyncSync, openSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
type EngineOptions = Parameters<Init>[1];
type Engine = Parameters<NonNullable<EngineOptions["preRun"]>[number]>[0];

/** As the engine's file system counts: EIO. */
const INPUT_OUTPUT_ERROR = 29;

/** A folder of the machine as the engine's file system, where fsync does what it says. */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), syncThrough];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

type Stream = { readonly nfd?: number; readonly node: unknown };
type NodeFiles = {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
};

/**
 * The engine's own file system knows no fsync and says it is done. An exception in here would leave the engine broken in
 * the middle of a write, so a failed one is answered by its number; the engine then ends itself.
 */
function syncThrough(engine: Engine): void {
  const files = nodeFilesOf(engine);
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
