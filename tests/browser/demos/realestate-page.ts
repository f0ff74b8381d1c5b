import type { Locator, Page } from "@playwright/test";

export const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole("button", { name, exact: true });
export const cards = (page: Page) => page.getByRole("main").getByRole("article");
export const card = (page: Page, title: string) => page.getByRole("article", { name: title });
/** What the demo says to screen readers; behind a modal dialog it is hidden from roles. */
export const said = (page: Page, text: string | RegExp) =>
  page.locator('[role="status"]').filter({ hasText: text });
export const row = (page: Page, client: string) =>
  page.locator("[data-viewing]").filter({ hasText: client });
/** The card of one number on the dashboard, by what it counts. */
export const figure = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator("..");
export const price = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Price" }).getByRole("radio", { name });
export const type = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Type" }).getByRole("radio", { name, exact: true });

/** Asks for tomorrow at eleven at Linden Crest House. */
export async function bookTomorrow(page: Page) {
  await button(card(page, "Linden Crest House"), "Book a Viewing").click();
  const dialog = page.getByRole("dialog", { name: "Linden Crest House", exact: true });
  await dialog.getByRole("radio", { name: "Saturday, November 21" }).check();
  await dialog.getByRole("radio", { name: "11:00 AM" }).check();
  await button(dialog, "Fill with sample details").click();
  await button(dialog, "Request Viewing").click();
  return dialog;
}
