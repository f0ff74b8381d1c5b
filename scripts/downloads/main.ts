/** Makes the files visitors can download, and a list of them with their sizes, unless nothing has changed. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashInputs } from "./hash-inputs.ts";
import { downloadsFolder, downloadsList, inputsStamp } from "./places.ts";

function isCurrent(inputs: string): boolean {
  if (!existsSync(inputsStamp) || readFileSync(inputsStamp, "utf8") !== inputs) return false;
  const list = JSON.parse(readFileSync(downloadsList, "utf8")) as readonly { file: string }[];
  return list.every(({ file }) => existsSync(path.join(downloadsFolder, path.basename(file))));
}

const inputs = hashInputs();
if (!isCurrent(inputs)) {
  const { makeDownloads } = await import("./make-downloads.ts");
  await makeDownloads();
  writeFileSync(inputsStamp, inputs);
}
