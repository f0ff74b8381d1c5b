import { readFileSync } from "node:fs";

/**
 * What a process did to the files of its folder, in order. A file is known by a number, because it may be renamed while
 * it is open; those that were there before have their path.
 */
export type FileId = string;

export type Operation =
  | { readonly do: "create"; readonly path: string; readonly file: FileId }
  | { readonly do: "folder"; readonly path: string }
  | { readonly do: "rename"; readonly from: string; readonly to: string }
  | { readonly do: "remove"; readonly path: string }
  | { readonly do: "truncate"; readonly file: FileId; readonly size: number }
  | { readonly do: "write"; readonly file: FileId; readonly at: number; readonly bytes: number }
  /** A file is synced, or with no file a folder. */
  | { readonly do: "sync"; readonly file?: FileId };

export type Entry = { readonly operation: Operation; readonly content: Buffer };

const LENGTH_BYTES = 4;

/** One entry as bytes: the length of its description, the description, and what was written. */
export function encodeEntry(operation: Operation, content?: Uint8Array): Buffer {
  const description = Buffer.from(JSON.stringify(operation));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(description.length);
  return Buffer.concat([length, description, content ?? new Uint8Array()]);
}

/** The entries of a journal; a last one that the cut left unfinished is no more than a rumour. */
export function* readJournal(file: string): Generator<Entry> {
  const journal = readFileSync(file);
  let at = 0;
  while (at + LENGTH_BYTES <= journal.length) {
    const start = at + LENGTH_BYTES;
    const end = start + journal.readUInt32BE(at);
    if (end > journal.length) return;
    const operation = JSON.parse(journal.toString("utf8", start, end)) as Operation;
    at = end + (operation.do === "write" ? operation.bytes : 0);
    if (at > journal.length) return;
    yield { operation, content: journal.subarray(end, at) };
  }
}
