import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { copySite } from "../site-copy.ts";

/** Writes a site once more, without any script, for the same server; gives its SITE_DIR. */
export function writeSiteWithoutScript(site: string, folder: string): string {
  const copy = copySite(site, folder);
  for (const name of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = path.join(copy, name);
    const html = withoutScript(readFileSync(file, "utf8"));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotli(html));
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  }
  return copy;
}

/** The same page with neither scripts nor links that fetch scripts ahead. */
function withoutScript(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\.js"[^>]*>/g, "");
}

/** Compressed as the build does it. */
export function brotli(text: string): Buffer {
  const raw = Buffer.from(text);
  return brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}
