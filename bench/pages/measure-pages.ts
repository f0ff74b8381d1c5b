import type { Figure } from "../figure.ts";
import type { Options } from "../options.ts";
import { listPages } from "./addresses.ts";
import { withBothSites } from "./both-sites.ts";
import { withBrowser } from "./idle-load.ts";
import { lighthouseFigures } from "./lighthouse-figures.ts";
import { withLighthouseBrowser } from "./lighthouse.ts";
import { untouchedFigures } from "./untouched-work.ts";
import { weightFigures } from "./weight-figures.ts";

const area = "pages";

/**
 * One address of each template. Lighthouse on all sixty would take an hour and a half and say the same thing of
 * pages that differ in their words only; so would minutes of looking on.
 */
const templates: ReadonlySet<string> = new Set([
  "/",
  "/features",
  "/products",
  "/solutions",
  "/examples",
  "/examples/osteria-marlowe",
  "/pricing",
  "/partners",
  "/blog",
  "/blog/boring-tables-interesting-products",
  "/careers/product-designer",
  "/contact",
  "/application-form",
  "/api",
  "/privacy",
]);

/**
 * Weight of every built address, work untouched and Lighthouse of one of each template, or of those asked for, each beside the same
 * page without script.
 */
export function measurePages({ pages: wanted, runs }: Options): Promise<readonly Figure[]> {
  return withBothSites(async (sites) => {
    const pages = listPages(sites.folder, wanted);
    const figures = new Map(pages.map((page) => [page, [] as Figure[]]));
    await withBrowser(async (browser) => {
      for (const [page, ofPage] of figures) {
        ofPage.push(...(await weightFigures(page, sites, browser)));
      }
    });
    for (const [page, ofPage] of figures) {
      if (wanted.length === 0 && !templates.has(page.address)) continue;
      ofPage.push(...(await untouchedFigures(page, sites.ours, area)));
      if (runs === 0) continue;
      const measured = await withLighthouseBrowser((port) =>
        lighthouseFigures(page, sites, port, runs),
      );
      ofPage.push(...measured);
      console.error(`pages: ${page.address}`);
    }
    return [...figures.values()].flat();
  });
}
