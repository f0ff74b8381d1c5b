import { readFileSync } from "node:fs";
import path from "node:path";
import { brotli } from "./without-script.ts";

/** Bytes of the page's inlined style sheets, brotli. */
export function inlinedStyleBytes(html: string): number {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  return brotli(sheets.map(([, css]) => css).join("")).length;
}

/**
 * Bytes of all script a page comes to need, brotli: what stands in the page, the start module, the files it names
 * and whatever these import statically.
 */
export function wholeScriptBytes(site: string, html: string): number {
  const inline = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  const inlineBytes = brotli(inline.map(([, code]) => code).join("")).length;
  return inlineBytes + scriptFileBytes(site, scriptFiles(site, html));
}

/** The addresses of the script files a page comes to need. */
export function scriptFiles(site: string, html: string): ReadonlySet<string> {
  return reachableFrom(site, namedFiles(html));
}

/** Bytes of script files, brotli. */
export function scriptFileBytes(site: string, addresses: Iterable<string>): number {
  return sumOf([...addresses].map((address) => compressedSize(site, address)));
}

function namedFiles(html: string): string[] {
  const [marker = ""] = /<script type="text\/x-start"[^>]*>/.exec(html) ?? [];
  const [, start = ""] = / data-src="([^"]*)"/.exec(marker) ?? [];
  const [, files = ""] = / data-files="([^"]*)"/.exec(marker) ?? [];
  if (start === "") throw new Error("A page names no start module.");
  return [start, ...files.split(" ").filter(Boolean)];
}

function reachableFrom(site: string, addresses: readonly string[]): Set<string> {
  const reached = new Set(addresses);
  // A Set is walked to its end, additions included.
  for (const address of reached) {
    const code = readFileSync(path.join(site, address), "utf8");
    for (const [, , imported = ""] of code.matchAll(
      /(\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+\.js)["']/g,
    )) {
      reached.add(new URL(imported, `http://site${address}`).pathname);
    }
  }
  return reached;
}

function compressedSize(site: string, address: string): number {
  return readFileSync(path.join(site, `${address}.br`)).length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
