import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** What axe finds on the page as it stands, against WCAG 2.0 to 2.2 A and AA. Emulate reduced motion before. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // axe scrolls faster than scroll events come: it would judge the header of the top over the page below.
    document.documentElement.setAttribute("data-scrolled", "");
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(standards)
    // The pages have no frames, so one run in the page itself is the whole result.
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" | ")}`,
  );
}
