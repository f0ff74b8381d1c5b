import { median } from "../compare.ts";
import { figure, ratioAtMost, valueAtLeast, valueAtMost, type Figure } from "../figure.ts";
import type { SitePage } from "./addresses.ts";
import type { BothSites } from "./both-sites.ts";
import { categories, runLighthouse, type Category, type LighthouseRun } from "./lighthouse.ts";

const area = "pages";
const limit = "without script";

/** Medians of `runs` Lighthouse runs of one page and of the same page without script, in turn. */
export async function lighthouseFigures(
  page: SitePage,
  sites: BothSites,
  port: number,
  runs: number,
): Promise<Figure[]> {
  const ours: LighthouseRun[] = [];
  const limits: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await runLighthouse(sites.ours + page.address, port));
    limits.push(await runLighthouse(sites.withoutScript + page.address, port, ["performance"]));
  }
  const named = (name: string) => `${page.address} ${name}`;
  const scores = categories.map((category) => {
    const besides =
      category === "performance" ? { limit, limitValue: scoreOf(limits, category) } : {};
    const failed = new Set(ours.flatMap((run) => run.failed[category]));
    return figure(
      {
        area,
        name: named(category),
        value: scoreOf(ours, category),
        unit: "",
        ...besides,
        note: failed.size > 0 ? `fails ${[...failed].join(", ")}` : null,
      },
      isJudged(page, category) ? valueAtLeast(category === "performance" ? 99 : 100) : undefined,
    );
  });
  const paints = (["fcpMs", "lcpMs"] as const).map((metric) =>
    figure(
      {
        area,
        name: named(metric === "fcpMs" ? "FCP" : "LCP"),
        value: median(ours.map((run) => run[metric])),
        unit: "ms",
        limit,
        limitValue: median(limits.map((run) => run[metric])),
      },
      page.isGuarded ? undefined : ratioAtMost(1.1),
    ),
  );
  const shift = figure(
    {
      area,
      name: named("CLS"),
      value: median(ours.map((run) => run.cls)),
      unit: "",
      note: `without script ${median(limits.map((run) => run.cls)).toFixed(3)}`,
    },
    valueAtMost(0.02),
  );
  const blocking = figure(
    {
      area,
      name: named("TBT"),
      value: median(ours.map((run) => run.tbtMs)),
      unit: "ms",
      limit,
      limitValue: median(limits.map((run) => run.tbtMs)),
    },
    page.isGuarded ? undefined : valueAtMost(50),
  );
  return [...scores, ...paints, shift, blocking];
}

/**
 * Pages kept out of search engines fail SEO for that; the not-found page must log an error (specification, section 2);
 * the guarded page is measured across its redirect.
 */
function isJudged(page: SitePage, category: Category): boolean {
  if (category === "seo") return page.isIndexed;
  if (category === "performance" && page.isGuarded) return false;
  return category !== "best-practices" || !page.isNotFound;
}

function scoreOf(runs: readonly LighthouseRun[], category: Category): number {
  return median(runs.map((run) => run.scores[category]));
}
