/**
 * What the pages still need after `react-router build`: a late start of React, the sheets of what they show inlined, the
 * downloads, the sharing cards, the files for machines, compressed copies. And what a first start of the server
 * copies: an empty database.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { site } from "../app/content/site.ts";
import { buildFolder } from "./build-folder.ts";
import { makeDatabase } from "../server/backend/embedded/durable-pglite.ts";
import {
  dropOldEmptyDatabases,
  emptyDatabaseFolder,
} from "../server/backend/embedded/empty-database.ts";
import { notePrices } from "../server/pages/built-prices.ts";
import { modulesOf } from "./css-modules.ts";
import { copyDownloads } from "./downloads/copy-downloads.ts";
import { hostHeaders, withOwnPolicy } from "./host-headers.ts";
import { inlineSheets } from "./inline-sheets.ts";
import { splitSheet } from "./later-sheet.ts";
import { startLate } from "./late-start.ts";
import { makeCards } from "./og/make-cards.ts";
import { writeNotices } from "./notices/write-notices.ts";
import { localOriginWarning } from "./public-origin.ts";
import { shortenRouteList } from "./route-list.ts";
import { sampleFacts } from "./sample-facts.ts";
import { writeSiteFiles } from "./site-files/write-site-files.ts";

const out = path.join(buildFolder, "client");

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function readAsset(address: string): string {
  return readFileSync(path.join(out, address), "utf8");
}

/** The router's server bundle is only needed to prerender the pages. */
rmSync(path.join(buildFolder, "server"), { recursive: true, force: true });

/** Every address is a page of its own; the router's fallback page would answer for addresses that do not exist. */
rmSync(path.join(out, "__spa-fallback.html"), { force: true });

const modules = modulesOf(path.resolve(import.meta.dirname, ".."));
const pages = filesOf(out).filter((file) => file.endsWith(".html"));
for (const file of pages) {
  const late = startLate(readFileSync(file, "utf8"));
  if (!late) throw new Error(`${file} does not start React: the router's output has changed.`);
  writeFileSync(path.join(out, late.file), late.code);
  const split = splitSheet(inlineSheets(late.html, readAsset), modules);
  writeFileSync(path.join(out, split.file), split.css);
  writeFileSync(file, split.html);
}

const routeList = filesOf(out).find((file) => /\/assets\/manifest-[^/]+\.js$/.test(file));
if (!routeList) throw new Error("The router has written no list of routes.");
writeFileSync(routeList, shortenRouteList(readFileSync(routeList, "utf8")));

/** For pages on a static host beside a hosted Supabase project; our own server answers this address itself. */
const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = process.env;
if (SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY) {
  const config = { url: SUPABASE_URL, key: SUPABASE_PUBLISHABLE_KEY, mail: true };
  writeFileSync(path.join(out, "app-config.json"), JSON.stringify(config));
  writeFileSync(path.join(out, "_headers"), hostHeaders());
  for (const file of pages) {
    writeFileSync(file, withOwnPolicy(readFileSync(file, "utf8"), SUPABASE_URL));
  }
}

copyDownloads(out);
await makeCards(out, pages, site.name);
writeSiteFiles(out);
writeNotices(buildFolder);

for (const file of filesOf(out)) {
  if (!/\.(html|js|css|svg|json|txt|xml|webmanifest)$/.test(file)) continue;
  const raw = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(raw, { params }));
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
}

notePrices(out);

dropOldEmptyDatabases();
if (!existsSync(emptyDatabaseFolder)) await makeDatabase(emptyDatabaseFolder);

const samples = sampleFacts(site);
if (samples.length > 0) {
  console.warn(
    `Before going live, replace in domain/business.ts and app/content/site.ts: ${samples.join("; ")}.`,
  );
}

const warning = localOriginWarning(site.origin);
if (warning) console.warn(warning);
