import type { Page } from "@playwright/test";
import { chooseTab } from "./demo-page.ts";

/** The ticket of an order, by its number. */
export const ticket = (page: Page, id: number) =>
  page.getByRole("article", { name: new RegExp(`^Order ${id},`) });

export const table = (page: Page, number: number) =>
  page.getByRole("group", { name: "16 tables" }).getByRole("button", {
    name: new RegExp(`^Table ${number},`),
  });

/** The order that is being written. */
export const order = (page: Page, number = 5) =>
  page.getByRole("region", { name: `Table ${number}`, exact: true });

export const send = (page: Page) => page.getByRole("button", { name: "Send to Kitchen" });

export const dish = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

export const reservation = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Reservations" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Puts dishes on the current order and goes back to it. */
export async function orderDishes(page: Page, ...names: readonly string[]) {
  await chooseTab(page, "Menu");
  for (const name of names) {
    await dish(page, name).getByRole("button", { name: "Add to Order" }).click();
  }
  await page.getByRole("button", { name: "View order" }).click();
}
