import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** A column of the board by its stage. */
export const column = (page: Page, stage: string): Locator =>
  page.getByRole("region", { name: new RegExp(`^${stage} \\d+$`) });

/** The names on the cards of the candidates, each of which opens its sheet. */
export const cards = (page: Page): Locator => page.locator("[data-open^=card-]");

/** The card of a candidate, wherever it stands. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: typeof name === "string" });

/** The group of the queue with this title. */
export const need = (page: Page, title: string): Locator =>
  page.locator("[data-piece]").filter({ has: page.getByRole("heading", { name: title }) });

/** Moves somebody by the card's menu. */
export async function move(page: Page, name: string, stage: string) {
  await page.getByRole("button", { name: new RegExp(`^Move ${name}, in`) }).click();
  await page.getByRole("menuitem", { name: stage, exact: true }).click();
}

/** Goes down a menu that has just been opened by key, one item after the other, as each is shown to be reached. */
export async function highlight(page: Page, item: string) {
  const reached = async () =>
    (await page.locator("[role=menuitem][data-highlighted]").allTextContents()).join();
  await expect(page.locator(":is([role=menu], [role=menu] *):focus")).toHaveCount(1);
  const count = await page.getByRole("menuitem").count();
  for (let step = 0; step < count; step += 1) {
    const before = await reached();
    if (before === item) break;
    await page.keyboard.press("ArrowDown");
    await expect.poll(reached, { intervals: [20] }).not.toBe(before);
  }
  expect(await reached()).toBe(item);
}

/** The sheet of a candidate; a toast about one is a dialog, too. */
export const sheetOf = (page: Page, name: string): Locator =>
  page.getByRole("dialog").filter({ has: page.getByRole("heading", { name, exact: true }) });
