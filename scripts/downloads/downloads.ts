import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashInputs } from "./hash-inputs.ts";
import { downloadsFolder, downloadsList, inputsStamp } from "./places.ts";

/** Whether the files visitors can download are there, made of what there is now. */
export function areDownloadsMade(): boolean {
  if (!existsSync(inputsStamp) || readFileSync(inputsStamp, "utf8") !== hashInputs()) return false;
  const list = JSON.parse(readFileSync(downloadsList, "utf8")) as readonly { file: string }[];
  return list.every(({ file }) => existsSync(path.join(downloadsFolder, path.basename(file))));
}

/** Makes them, and a list of them with their sizes. */
export async function makeDownloads(): Promise<void> {
  const inputs = hashInputs();
  const { makeEveryDownload } = await import("./make-downloads.ts");
  await makeEveryDownload();
  writeFileSync(inputsStamp, inputs);
}
