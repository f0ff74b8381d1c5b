import { demoCatalog } from "#app/content/demo-catalog.ts";
import { median } from "../compare.ts";
import { figure, valueAtMost, type Figure } from "../figure.ts";
import type { Options } from "../options.ts";
import { listPages } from "../pages/addresses.ts";
import { withBothSites } from "../pages/both-sites.ts";
import { withBrowser } from "../pages/idle-load.ts";
import { lighthouseFigures } from "../pages/lighthouse-figures.ts";
import { withLighthouseBrowser } from "../pages/lighthouse.ts";
import { untouchedFigures } from "../pages/untouched-work.ts";
import { ownScriptBytes } from "./own-script.ts";
import { timeToUse } from "./time-to-use.ts";

const area = "demos";

/** Clicks for each median. */
const clicks = 5;

/** Of every demo: its own weight, the time from a click to its first use, its work untouched, and Lighthouse. */
export function measureDemos({ pages: wanted, runs }: Options): Promise<readonly Figure[]> {
  const slugs = new Set<string>(demoCatalog.map(({ slug }) => `/demo/${slug}`));
  return withBothSites(async (sites) => {
    const pages = listPages(sites.folder, []);
    const demos = pages.filter(
      ({ address }) => slugs.has(address) && (wanted.length === 0 || wanted.includes(address)),
    );
    const figures: Figure[] = [];
    for (const demo of demos) {
      const { address } = demo;
      figures.push(
        figure(
          {
            area,
            name: `${address} script of its own`,
            value: ownScriptBytes(sites.folder, demo, pages),
            unit: "B",
          },
          valueAtMost(70_000),
        ),
        await useFigure(sites.ours, address),
        ...(await untouchedFigures(demo, sites.ours, area)),
      );
      if (runs > 0) {
        const measured = await withLighthouseBrowser((port) =>
          lighthouseFigures(demo, sites, port, runs),
        );
        figures.push(...measured.map((one) => ({ ...one, area }) as const));
      }
      console.error(`demos: ${address}`);
    }
    return figures;
  });
}

function useFigure(origin: string, address: string): Promise<Figure> {
  return withBrowser(async (browser) => {
    const rounds = [];
    for (let round = 0; round < clicks; round += 1) {
      rounds.push(await timeToUse(browser, origin, address));
    }
    return figure({
      area,
      name: `${address} from click to use`,
      value: median(rounds.map(({ clicked }) => clicked)),
      unit: "ms",
      limit: "as a document",
      limitValue: median(rounds.map(({ loaded }) => loaded)),
      ratio: median(rounds.map(({ clicked, loaded }) => clicked / loaded)),
    });
  });
}
