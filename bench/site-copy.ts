import { cpSync, realpathSync } from "node:fs";
import path from "node:path";
import { builtSite } from "../server/pages/built-sites.mjs";
import { withTempFolder } from "./clean-up.ts";

/** Works on a copy of the built site, so that a build meanwhile changes nothing. Gives its SITE_DIR. */
export function withSiteCopy<Result>(work: (site: string) => Promise<Result>): Promise<Result> {
  return withTempFolder((folder) => work(copySite(realpathSync(builtSite(process.env)), folder)));
}

/** Copies a site into a folder. */
export function copySite(site: string, folder: string): string {
  const copy = path.join(folder, "client");
  cpSync(site, copy, { recursive: true });
  return copy;
}
