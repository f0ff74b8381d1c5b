import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { listMigrations } from "../backend/migrations.ts";
import { endShape, headerShape } from "./export-format.ts";
import { linesOf } from "./lines.ts";

/** Its message is meant for the person at the command line. */
export class ExportError extends Error {}

export function defaultExportFile(now: Date): string {
  return path.join(
    "backups",
    `perilune-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.ndjson.gz`,
  );
}

/**
 * Writes the lines that `produce` hands over into a compressed file that only its owner may read.
 * The name appears when the file is complete. Answers how many rows it holds.
 */
export async function writeExportFile(
  file: string,
  produce: (write: (lines: string) => Promise<void>) => Promise<void>,
): Promise<number> {
  if (existsSync(file)) throw new ExportError(`${file} exists already.`);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const draft = `${file}.partial`;
  rmSync(draft, { force: true });
  const gzip = createGzip();
  const stored = pipeline(gzip, createWriteStream(draft, { mode: 0o600, flush: true }));
  let lastLine = "";
  try {
    await Promise.race([
      stored.then(() => undefined),
      produce(async (lines) => {
        lastLine = lines.slice(lines.lastIndexOf("\n") + 1);
        if (!gzip.write(`${lines}\n`)) await once(gzip, "drain");
      }),
    ]);
    gzip.end();
    await stored;
    const rows = rowsOfLastLine(lastLine);
    renameSync(draft, file);
    return rows;
  } catch (error) {
    gzip.destroy();
    await stored.catch(() => undefined);
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The lines of an export, without the end line; throws {@link ExportError} when it is cut off. */
export async function* readExportFile(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) throw new ExportError(`There is no file ${file}.`);
  let previous: string | undefined;
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped).catch(() => undefined);
  try {
    for await (const line of linesOf(unzipped)) {
      if (previous !== undefined) yield previous;
      previous = line;
    }
  } catch {
    throw new ExportError(`${file} is no export of this site, or it is damaged.`);
  } finally {
    await reading;
  }
  rowsOfLastLine(previous ?? "");
}

/**
 * Reads the whole file once before anything is opened or changed. Throws {@link ExportError} when it
 * is damaged, is something else, or was made with a migration we do not have.
 */
export async function checkExportFile(file: string): Promise<void> {
  let header: unknown;
  for await (const line of readExportFile(file)) header ??= parseJson(line);
  const parsed = headerShape.safeParse(header);
  if (!parsed.success) throw new ExportError(`${file} is no export of this site.`);
  const known = new Set(listMigrations().map((migration) => migration.version));
  if (parsed.data.migrations.some((version) => !known.has(version))) {
    throw new ExportError("The export comes from a newer version of this site. Update first.");
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function rowsOfLastLine(line: string): number {
  try {
    return endShape.parse(JSON.parse(line)).rows;
  } catch {
    throw new ExportError("The export is not complete.");
  }
}
