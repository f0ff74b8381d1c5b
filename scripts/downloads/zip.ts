import { zipSync, type Zippable } from "fflate";

/** An archive of files by path. PNGs are packed already. */
export function zip(files: Readonly<Record<string, Uint8Array>>, date: Date): Uint8Array {
  // An archive has no time zone and is written in the local one: move the date so that it is the same everywhere.
  const mtime = new Date(date.getTime() + date.getTimezoneOffset() * 60_000);
  const entries: Zippable = Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [
      path,
      [bytes, { level: path.endsWith(".png") ? 0 : 9, mtime }],
    ]),
  );
  return zipSync(entries);
}
