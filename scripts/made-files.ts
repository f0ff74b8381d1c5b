import { areDownloadsMade, makeDownloads } from "./downloads/downloads.ts";
import { areFontsMade, makeFonts } from "./fonts.ts";

/** Whether what pages are made of and no source has (fonts, downloads) is there and up to date: a matter of a moment. */
export function areFilesMade(): boolean {
  return areFontsMade() && areDownloadsMade();
}

/** Makes what is missing, into `app/generated`. Only where the lock of `scripts/lock.mjs` is held. */
export async function makeFiles(): Promise<void> {
  if (!areFontsMade()) await makeFonts();
  if (!areDownloadsMade()) await makeDownloads();
}
