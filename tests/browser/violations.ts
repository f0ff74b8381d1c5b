import type { Page } from "@playwright/test";
import axe from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** What axe finds on the page as it stands, against WCAG 2.0 to 2.2 A and AA. Emulate reduced motion before. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    await document.fonts.ready;
    // axe scrolls faster than scroll events come: it would judge the header of the top over the page below.
    document.documentElement.setAttribute("data-scrolled", "");
    const { axe: judge } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await judge.run(document, {
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
      selectors: false,
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" | ")}`,
    );
  }, standards);
}
