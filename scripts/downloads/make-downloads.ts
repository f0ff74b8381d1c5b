import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rocketArt } from "../render/rocket-art.ts";
import { makeStaticFonts } from "../render/static-fonts.ts";
import { catalog } from "./catalog.ts";
import { downloadsFolder, downloadsList, inputsStamp } from "./places.ts";

/** Makes every file of the catalog anew, and the list of them with their true sizes. */
export async function makeEveryDownload() {
  rmSync(inputsStamp, { force: true });
  rmSync(downloadsFolder, { recursive: true, force: true });
  mkdirSync(downloadsFolder, { recursive: true });
  await makeStaticFonts();
  const art = await rocketArt();
  const list = [];
  for (const { id, name, description, file, make } of catalog) {
    const bytes = await make(art);
    writeFileSync(path.join(downloadsFolder, file), bytes);
    list.push({ id, name, description, file: `/downloads/${file}`, bytes: bytes.length });
  }
  writeFileSync(downloadsList, `${JSON.stringify(list, null, 2)}\n`);
}
