import type { Page } from "@playwright/test";
import { buttonKinds, expectEffect, unchoose, watchOutside } from "../button-effects.ts";
import { expect, test } from "../fixtures.ts";
import { openDemo, storedIn } from "../demos/demo-page.ts";
import { runningDemos, screens, showScreen, type RunningDemo } from "../demos/screens.ts";

/** What opens over the page and goes with Escape; a toast, a dialog to a screen reader, goes of itself. */
const overlays = ":is([role=dialog], [role=alertdialog], [role=menu]):not(.toast)";
const buttons = `main :is(${buttonKinds}):not([role=tab])`;

/** Takes away what the last press has opened over the page, without touching anything below it. */
async function closeOverlays(page: Page) {
  const leave = page.getByRole("button", { name: "Leave full screen" });
  if (await leave.isVisible()) await leave.click();
  for (const overlay of await page.locator(overlays).all()) {
    if (!(await overlay.isVisible())) continue;
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
  }
}

/** Lets what the last press has begun come to its end: a lecture, toasts, replies. It would count for the next press. */
async function settle(page: Page) {
  const player = page.getByRole("region", { name: "Video player" });
  const pause = player.getByRole("button", { name: "Pause", exact: true });
  if (await pause.isVisible()) await pause.click();
  await page.clock.runFor(6000);
}

/**
 * Presses every button of a screen as it stands when it is opened; what a press has changed beyond that is undone by a
 * reload. Answers what was asked of the network meanwhile.
 */
async function pressAll(page: Page, demo: RunningDemo, screen: string) {
  const seen = watchOutside(page);
  const asked: string[] = [];
  let isLoading = true;
  page.on("request", (request) => {
    if (!isLoading && request.url().startsWith("http")) asked.push(request.url());
  });
  const open = async () => {
    isLoading = true;
    await openDemo(page, demo);
    await page.waitForLoadState("networkidle");
    isLoading = false;
    await showScreen(page, demo, screen);
  };
  await open();
  const count = await page.locator(buttons).count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    await closeOverlays(page);
    await settle(page);
    await showScreen(page, demo, screen);
    if ((await page.locator(buttons).count()) !== count) await open();
    const button = page.locator(buttons).nth(index);
    await button.evaluate((element) => {
      const fold = element.closest("details");
      if (fold && !element.matches("summary")) fold.open = true;
    });
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await unchoose(button);
    const handle = await button.elementHandle();
    if (handle) await expectEffect(page, handle, seen);
  }
  return asked;
}

for (const demo of runningDemos) {
  for (const screen of screens[demo]) {
    test(`${demo}: every button of ${screen} does something, without the network or a trace`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.addInitScript(() => {
        globalThis.print = () => (document.documentElement.dataset.printed = "yes");
      });
      expect(await pressAll(page, demo, screen)).toEqual([]);
      expect(await storedIn(page)).toEqual([]);
    });
  }
}
