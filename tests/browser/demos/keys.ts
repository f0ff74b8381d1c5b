import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** Goes on by Tab until a control has the focus; the way may not be longer than a page. */
export async function tabTo(page: Page, target: Locator) {
  // Found once: to look for it by its name at every step costs more than the steps.
  const handle = await target.elementHandle();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    if (await handle?.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** From the chosen tab of a demo to another one by the arrow keys. */
export async function arrowToTab(page: Page, name: RegExp) {
  await tabTo(page, page.getByRole("tab", { selected: true }));
  const tab = page.getByRole("tab", { name });
  for (let step = 0; step < 5; step += 1) {
    if ((await tab.getAttribute("aria-selected")) === "true") return;
    await page.keyboard.press("ArrowRight");
  }
  await expect(tab).toHaveAttribute("aria-selected", "true");
}
