import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readJournal, type FileId, type Operation } from "./journal.ts";
import { RecordedFile } from "./recorded-file.ts";

/**
 * Turns the copy of a folder, made before a process worked on it, into what a power cut at the end of the journal would
 * have left: of the contents what was synced; of names, sizes and folders what was done before the last sync of
 * anything, because file systems write their own journal in order. `isKept` decides about each page that nobody synced:
 * the system may have written it, or not.
 */
export function leaveWhatIsSynced(copy: string, journal: string, isKept: () => boolean): void {
  const files = new Map<FileId, RecordedFile>();
  /** Names that are not what they were in the copy; undefined is no file any more. */
  const names = new Map<string, FileId | undefined>();
  const folders: string[] = [];
  let waiting: (() => void)[] = [];

  function fileOf(id: FileId): RecordedFile {
    const known = files.get(id) ?? new RecordedFile(readFileSync(path.join(copy, id)));
    files.set(id, known);
    return known;
  }
  /** What happens to names and sizes with the next sync. */
  function whenSynced(operation: Operation): void {
    switch (operation.do) {
      case "create":
        names.set(operation.path, operation.file);
        break;
      case "folder":
        folders.push(operation.path);
        break;
      case "rename": {
        const moved = names.has(operation.from) ? names.get(operation.from) : operation.from;
        names.set(operation.to, moved).set(operation.from, undefined);
        break;
      }
      case "remove":
        names.set(operation.path, undefined);
        break;
      case "truncate":
        fileOf(operation.file).truncateKept(operation.size);
        break;
      default:
    }
  }

  for (const { operation, content } of readJournal(journal)) {
    switch (operation.do) {
      case "write":
        fileOf(operation.file).write(content, operation.at);
        break;
      case "sync":
        for (const done of waiting) done();
        waiting = [];
        if (operation.file !== undefined) fileOf(operation.file).sync();
        break;
      default:
        if (operation.do === "create") files.set(operation.file, new RecordedFile(Buffer.alloc(0)));
        if (operation.do === "truncate") fileOf(operation.file).truncate(operation.size);
        waiting.push(() => whenSynced(operation));
    }
  }
  for (const file of files.values()) file.keepSome(isKept);
  write(copy, files, names, folders);
}

function write(
  copy: string,
  files: ReadonlyMap<FileId, RecordedFile>,
  names: ReadonlyMap<string, FileId | undefined>,
  folders: readonly string[],
): void {
  const contents = new Map<string, Buffer>();
  for (const [id, { durable }] of files) if (!id.startsWith("#")) contents.set(id, durable);
  for (const [name, id] of names) {
    if (id === undefined) contents.delete(name);
    else contents.set(name, files.get(id)?.durable ?? readFileSync(path.join(copy, id)));
  }
  for (const [name, id] of names) {
    if (id === undefined) rmSync(path.join(copy, name), { recursive: true, force: true });
  }
  for (const folder of folders) {
    if (!names.has(folder)) mkdirSync(path.join(copy, folder), { recursive: true });
  }
  for (const [name, content] of contents) writeFileSync(path.join(copy, name), content);
}
