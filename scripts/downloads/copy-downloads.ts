import { cpSync } from "node:fs";
import path from "node:path";
import { downloadsFolder } from "./places.ts";

/** Puts the downloads into the built site. */
export function copyDownloads(site: string) {
  cpSync(downloadsFolder, path.join(site, "downloads"), { recursive: true });
}
