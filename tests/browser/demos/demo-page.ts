import type { Locator, Page } from "@playwright/test";
import { expect, hydrated } from "../fixtures.ts";

/** The moment of the demos' golden numbers: Friday, nine in the morning, in the browser's zone (Los Angeles). */
export const fixtureMoment = new Date("2026-11-20T09:00:00-08:00");

/**
 * Opens a demo as on that morning, and waits until it is alive. Its clock stands still however long the test takes;
 * frames and timers go on by themselves.
 */
export async function openDemo(page: Page, slug: string, moment = fixtureMoment) {
  await page.clock.setFixedTime(moment);
  await page.goto(`/demo/${slug}`);
  await hydrated(page);
}

/**
 * Opens a demo whose clock is the matter: from the first line of its scripts on, no time passes in it but what
 * `page.clock.runFor` lets pass; frames, timers and toasts wait for it, too.
 */
export async function openStoppedDemo(page: Page, slug: string, moment = fixtureMoment) {
  await page.clock.install({ time: moment.getTime() - 60_000 });
  await page.clock.pauseAt(moment);
  await page.goto(`/demo/${slug}`);
  await hydrated(page);
}

export async function chooseTab(page: Page, name: string | RegExp) {
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
}

/** What opens over the page and goes with Escape; a toast, a dialog to a screen reader, goes of itself. */
export const overlays = ":is([role=dialog], [role=alertdialog], [role=menu]):not([data-toast])";

/** The dialog that is open; a toast, to a screen reader a dialog as well, is not meant, and may be there or gone. */
export const dialogIn = (page: Page, name?: string | RegExp): Locator =>
  page
    .getByRole("dialog", { ...(name !== undefined && { name }) })
    .and(page.locator(":not([data-toast])"));

/** Names of everything the site has stored in this browser. */
export async function storedIn(page: Page): Promise<readonly (string | undefined)[]> {
  const cookies = await page.context().cookies();
  const stores = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  return [...cookies.map(({ name }) => name), ...stores];
}
