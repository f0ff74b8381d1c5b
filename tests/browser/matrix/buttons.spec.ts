import type { Locator, Page } from "@playwright/test";
import { demoCatalog } from "../../../app/content/demo-catalog.ts";
import { publicAddresses } from "../../support/addresses.ts";
import { buttonKinds, expectEffect, unchoose, watchOutside } from "../button-effects.ts";
import { hydrated, test } from "../fixtures.ts";

const inMain = `main :is(${buttonKinds})`;
const inFrame = `:is(${buttonKinds}):not(main *)`;

/** Their buttons change what others show; demo-buttons.spec.ts presses them tab by tab. */
const demos = new Set(demoCatalog.map(({ slug }) => `/demo/${slug}`));

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

async function expectButtonsWork(page: Page, path: string, selector: string) {
  const seen = watchOutside(page);
  await page.addInitScript(() => {
    globalThis.print = () => (document.documentElement.dataset.printed = "yes");
  });
  const open = async () => {
    await page.goto(path);
    await hydrated(page);
  };
  await open();
  const count = await page.locator(selector).count();
  for (let index = 0; index < count; index += 1) {
    if (!(await isAsBefore(page, path))) await open();
    const button = page.locator(selector).nth(index);
    await unfold(button);
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.hover();
    await unchoose(button);
    const handle = await button.elementHandle();
    if (handle) await expectEffect(page, handle, seen);
  }
}

for (const { path } of publicAddresses.filter((address) => !demos.has(address.path))) {
  test(`every button of ${path} does something`, async ({ page }) => {
    test.setTimeout(180_000);
    await expectButtonsWork(page, path, inMain);
  });
}

for (const width of [390, 1280]) {
  test.describe(`around the page at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("every button of header and footer does something", async ({ page }) => {
      test.setTimeout(180_000);
      await expectButtonsWork(page, "/", inFrame);
    });
  });
}
