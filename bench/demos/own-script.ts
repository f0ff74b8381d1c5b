import type { SitePage } from "../pages/addresses.ts";
import { scriptFileBytes, scriptFiles } from "../pages/built-weight.ts";

/**
 * Bytes of script that only this demo needs, brotli: no page outside the demos and no other demo comes to need these
 * files, so the framework and the parts that demos share do not count.
 */
export function ownScriptBytes(site: string, demo: SitePage, pages: readonly SitePage[]): number {
  const elsewhere = new Set(
    pages
      .filter(({ address }) => address !== demo.address)
      .flatMap(({ html }) => [...scriptFiles(site, html)]),
  );
  const own = [...scriptFiles(site, demo.html)].filter((file) => !elsewhere.has(file));
  return scriptFileBytes(site, own);
}
