import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { endShape } from "./export-format.ts";

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
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.once("error", (error) => unzipped.destroy(error));
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) {
      if (previous !== undefined) yield previous;
      previous = line;
    }
  } catch {
    throw new ExportError(`${file} is no export of this site, or it is damaged.`);
  }
  rowsOfLastLine(previous ?? "");
}

function rowsOfLastLine(line: string): number {
  try {
    return endShape.parse(JSON.parse(line)).rows;
  } catch {
    throw new ExportError("The export is not complete.");
  }
}
