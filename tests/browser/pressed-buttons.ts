import type { Locator, Page } from "@playwright/test";
import { buttonKinds, expectEffect, unchoose, watchOutside } from "./button-effects.ts";
import { hydrated } from "./fixtures.ts";

export const mainButtons = `main :is(${buttonKinds})`;
export const frameButtons = `:is(${buttonKinds}):not(main *)`;

/** Opens what a button is folded away in: details, and panels of tabs. */
async function unfold(button: Locator) {
  const panel = await button.evaluate((element) => {
    for (let fold = element.parentElement; fold; fold = fold.parentElement) {
      if (fold instanceof HTMLDetailsElement && !element.matches("summary")) fold.open = true;
    }
    const hidden = element.closest("[role=tabpanel]");
    return hidden?.checkVisibility() === false ? hidden.id : null;
  });
  if (panel) await button.page().locator(`[role=tab][aria-controls="${panel}"]`).click();
}

/** A click may have led away, opened something over the page, or begun what will lead away. */
function isAsBefore(page: Page, path: string) {
  return page
    .evaluate(
      (served) =>
        location.pathname === served &&
        !document.querySelector(
          "dialog[open], [popover]:popover-open, [role=dialog], [aria-busy=true], [aria-disabled=true]",
        ),
      path,
    )
    .catch(() => false);
}

/** Opens a page whose buttons are to be pressed, and waits until they can be. */
export async function openForPressing(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => {
    globalThis.print = () => (document.documentElement.dataset.printed = "yes");
  });
}

/** Presses every button of an open page that matches, and expects something of each. */
export async function expectButtonsWork(page: Page, path: string, selector: string) {
  const seen = watchOutside(page);
  const count = await page.locator(selector).count();
  for (let index = 0; index < count; index += 1) {
    if (!(await isAsBefore(page, path))) await openForPressing(page, path);
    const button = page.locator(selector).nth(index);
    await unfold(button);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.hover();
    await unchoose(button);
    const handle = await button.elementHandle();
    if (handle) await expectEffect(page, handle, seen);
  }
}
