import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../app/content/site.ts";
import { readArticles } from "../documents/read-documents.ts";
import { readBuiltPages } from "./built-pages.ts";
import { feeds } from "./feeds.ts";
import { badgeIcon, icons } from "./icons.ts";
import { llmsTxt } from "./llms-txt.ts";
import { manifest } from "./manifest.ts";
import { securityTxt } from "./security-txt.ts";
import { robots, sitemap } from "./sitemap.ts";

/** Writes what search engines, readers, phones and researchers look for, made from the pages that were built. */
export function writeSiteFiles(folder: string, built = new Date()) {
  const pages = readBuiltPages(folder);
  const { rss, atom } = feeds(readArticles(), site);
  const source = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const files: Record<string, string | Uint8Array> = {
    "sitemap.xml": sitemap(pages, site.origin),
    "robots.txt": robots(site.origin),
    "rss.xml": rss,
    "atom.xml": atom,
    "site.webmanifest": manifest(site.name, site.tagline),
    "llms.txt": llmsTxt(pages, site),
    ".well-known/security.txt": securityTxt(site, built),
    "favicon-badge.svg": badgeIcon(source("favicon.svg")),
    ...icons({
      favicon: source("favicon.svg"),
      maskable: source("icon-maskable.svg"),
      mono: source("icon-mono.svg"),
    }),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
