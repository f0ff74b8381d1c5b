import type { Site } from "../pages/load-site.ts";

/** By the address as it is asked for, the one under which a page is counted: without the slash at its end. */
export type CountedPages = ReadonlyMap<string, string>;

/** The pages of the site, but for those of the team. */
export function countedPages({ files }: Pick<Site, "files">): CountedPages {
  const pages = [...files].filter(
    ([address, { inline }]) => inline !== undefined && !/^\/(admin|login)(\/|$)/.test(address),
  );
  return new Map(pages.map(([address]) => [address, address.replace(/(?<=.)\/$/, "")]));
}
