import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, looks } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { settled } from "./waits.ts";

/**
 * Runs axe on the page as it stands: everything in the look that is worn, and once more in each look what looks differ
 * in, the contrast. The page is left in the look it had. Needs reduced motion.
 */
export async function expectNoViolation(page: Page) {
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
  const worn = await page.evaluate(() => document.documentElement.dataset.look ?? "rocket");
  for (const look of looks.filter((other) => other !== worn)) {
    await wear(page, look);
    const { violations } = await new AxeBuilder({ page })
      .withRules(["color-contrast"])
      .setLegacyMode(true)
      .analyze();
    const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 300)));
    expect(found, `contrast in ${look}`).toEqual([]);
  }
  await wear(page, worn);
}

/** Runs axe on a narrow and on a wide page. */
export async function expectNoViolationAtAnyWidth(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolation(page);
  }
}

async function wear(page: Page, look: string) {
  await page.evaluate((name) => (document.documentElement.dataset.look = name), look);
  await settled(page);
}
