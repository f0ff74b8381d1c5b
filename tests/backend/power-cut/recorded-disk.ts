/**
 * Loaded into the database process before anything else (`--import`): writes down everything that it does to the files
 * under RECORDED_FOLDER, in RECORDED_JOURNAL and its process id. The files themselves behave as always.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { encodeEntry, type FileId, type Operation } from "./journal.ts";

const folder = process.env["RECORDED_FOLDER"] ?? "";
const isDatabaseProcess = process.argv[1]?.endsWith("database-process.ts") ?? false;
if (isDatabaseProcess && folder !== "") record();

function record(): void {
  const real = { ...fs };
  const journal = real.openSync(`${process.env["RECORDED_JOURNAL"]}.${process.pid}`, "w");
  const fileOfPath = new Map<string, FileId>();
  const fileOfDescriptor = new Map<number, FileId>();
  let created = 0;

  function note(operation: Operation, content?: Uint8Array): void {
    real.writeSync(journal, encodeEntry(operation, content));
  }
  /** Its place under the folder, or undefined for what is elsewhere. */
  function placeOf(target: unknown): string | undefined {
    const place = path.relative(folder, String(target));
    return place.startsWith("..") || path.isAbsolute(place) ? undefined : place;
  }
  function fileAt(place: string): FileId {
    const known = fileOfPath.get(place) ?? place;
    fileOfPath.set(place, known);
    return known;
  }

  Object.assign(fs, {
    writeFileSync(...args: Parameters<typeof fs.writeFileSync>) {
      const place = placeOf(args[0]);
      if (place !== undefined) {
        created += 1;
        fileOfPath.set(place, `#${created}`);
        note({ do: "create", path: place, file: `#${created}` });
      }
      real.writeFileSync(...args);
    },
    openSync(...args: Parameters<typeof fs.openSync>) {
      const descriptor = real.openSync(...args);
      const place = placeOf(args[0]);
      const isFile = place !== undefined && real.fstatSync(descriptor).isFile();
      if (isFile) fileOfDescriptor.set(descriptor, fileAt(place));
      return descriptor;
    },
    closeSync(descriptor: number) {
      fileOfDescriptor.delete(descriptor);
      real.closeSync(descriptor);
    },
    writeSync(
      descriptor: number,
      buffer: NodeJS.ArrayBufferView,
      offset: number,
      length: number,
      position: number,
    ) {
      const file = fileOfDescriptor.get(descriptor);
      if (file !== undefined) {
        const content = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
        note({ do: "write", file, at: position, bytes: length }, content);
      }
      return real.writeSync(descriptor, buffer, offset, length, position);
    },
    truncateSync(target: fs.PathLike, size = 0) {
      const place = placeOf(target);
      if (place !== undefined) note({ do: "truncate", file: fileAt(place), size });
      real.truncateSync(target, size);
    },
    renameSync(from: fs.PathLike, to: fs.PathLike) {
      const [source, target] = [placeOf(from), placeOf(to)];
      if (source !== undefined && target !== undefined) {
        note({ do: "rename", from: source, to: target });
        fileOfPath.set(target, fileAt(source));
        fileOfPath.delete(source);
      }
      real.renameSync(from, to);
    },
    unlinkSync(target: fs.PathLike) {
      const place = placeOf(target);
      if (place !== undefined) {
        note({ do: "remove", path: place });
        fileOfPath.delete(place);
      }
      real.unlinkSync(target);
    },
    mkdirSync(...args: Parameters<typeof fs.mkdirSync>) {
      const place = placeOf(args[0]);
      if (place !== undefined) note({ do: "folder", path: place });
      return real.mkdirSync(...args);
    },
    rmdirSync(target: fs.PathLike) {
      const place = placeOf(target);
      if (place !== undefined) note({ do: "remove", path: place });
      real.rmdirSync(target);
    },
    fsyncSync(descriptor: number) {
      real.fsyncSync(descriptor);
      const file = fileOfDescriptor.get(descriptor);
      // Noted when it has happened: a cut in the middle of it has kept nothing for certain.
      if (file !== undefined) note({ do: "sync", file });
      else note({ do: "sync" });
    },
  });
  syncBuiltinESMExports();
}
