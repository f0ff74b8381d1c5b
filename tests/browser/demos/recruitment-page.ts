import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** A column of the board by its stage. */
export const column = (page: Page, stage: string): Locator =>
  page.locator(".kr-col").filter({ has: page.getByRole("heading", { name: stage }) });

/** The card of a candidate, wherever it stands. */
export const card = (page: Page, name: string): Locator =>
  page.locator(".kr-card").filter({ has: page.getByRole("button", { name, exact: true }) });

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: typeof name === "string" });

/** The group of the queue with this title. */
export const need = (page: Page, title: string): Locator =>
  page.locator(".kr-need").filter({ has: page.getByRole("heading", { name: title }) });

/** Moves somebody by the card's menu. */
export async function move(page: Page, name: string, stage: string) {
  await page.getByRole("button", { name: new RegExp(`^Move ${name}, in`) }).click();
  await page.getByRole("menuitem", { name: stage, exact: true }).click();
}

/** Goes down an open menu to an item. */
export async function highlight(page: Page, item: string) {
  const wanted = page.getByRole("menuitem", { name: item, exact: true });
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 5; step += 1) {
    if ((await wanted.getAttribute("data-highlighted")) !== null) return;
    await page.keyboard.press("ArrowDown");
  }
  await expect(wanted).toHaveAttribute("data-highlighted");
}

/** The sheet of a candidate; a toast about one is a dialog, too. */
export const sheetOf = (page: Page, name: string): Locator =>
  page.locator(".kr-sheet").filter({ has: page.getByRole("heading", { name }) });
