import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../app/content/site.ts";
import { noticesTxt } from "./notices-txt.ts";
import { readPackage, shippedList } from "./read-package.ts";
import { serverPackages } from "./server-packages.ts";

/** What is shipped and in no script. */
const fontFolders = ["mona-sans", "martian-mono"].map(
  (family) => `node_modules/@fontsource-variable/${family}`,
);

/** Writes `/notices.txt` from the packages that are installed. */
export function writeNotices(build: string) {
  const scripts = JSON.parse(readFileSync(shippedList(build), "utf8")) as readonly string[];
  const text = noticesTxt({
    siteName: site.name,
    fonts: fontFolders.map(readPackage),
    browser: scripts.toSorted().map(readPackage),
    server: serverPackages(JSON.parse(readFileSync("package-lock.json", "utf8"))),
  });
  writeFileSync(path.join(build, "client", "notices.txt"), text);
}
