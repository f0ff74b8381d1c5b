import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { dialogIn, openDemo } from "../../demos/demo-page.ts";
import { arrowToTab, tabTo } from "../../demos/keys.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("the store, from the search to the placed order", async ({ page }) => {
  await openDemo(page, "ecommerce");
  await tabTo(page, page.getByRole("searchbox", { name: "Search products" }));
  await page.keyboard.type("bottle");
  await tabTo(page, button(page, "Add to Cart"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "Checkout"));
  await page.keyboard.press("Enter");
  const dialog = dialogIn(page);
  await tabTo(page, dialog.getByRole("button", { name: "Next" }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.locator('[name="firstName"]'));
  await page.keyboard.type("Nora");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Payment Information" })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Place Order" }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.locator("footer").getByRole("button", { name: "Close" }));
  await page.keyboard.press("Enter");
  await expect(button(page, "Order #VB-204817 · Preparing")).toBeFocused();
});

test("the clinic, from the tabs to a booked visit", async ({ page }) => {
  await openDemo(page, "healthcare");
  await arrowToTab(page, /^Appointments/);
  const grid = page.getByRole("grid");
  await tabTo(page, grid.locator('[tabindex="0"]'));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator('input[name="slot"]:enabled').first());
  await page.keyboard.press("Space");
  await tabTo(page, button(page, "Confirm Appointment"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^You're booked: Sat, Nov 21/ })).toBeFocused();
});

test("the dashboard, from a bar to a filter and its end", async ({ page }) => {
  await openDemo(page, "dashboard");
  const first = page
    .getByRole("region", { name: "Sales chart" })
    .locator('[tabindex="0"][data-bar]');
  await tabTo(page, first);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "Filter dashboard to this period"));
  await page.keyboard.press("Enter");
  const chip = button(page, /^Period: Nov 2026/);
  await expect(chip).toBeVisible();
  await arrowToTab(page, /^Analytics/);
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, chip);
  await page.keyboard.press("Enter");
  await expect(chip).toHaveCount(0);
});

test("the club, from the tabs to an answered message and a published post", async ({ page }) => {
  await openDemo(page, "community");
  await arrowToTab(page, /^Messages/);
  const wen = page.locator('[data-conversation="wen"]');
  await tabTo(page, wen);
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator('[name="content"]'));
  await page.keyboard.type("See you on Tuesday.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("See you on Tuesday.");
  await page.keyboard.press("Escape");
  await expect(wen).toBeFocused();
  await page.getByRole("tab", { name: /^Messages/ }).focus();
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.locator('[name="title"]'));
  await page.keyboard.type("Quiet corners");
  await tabTo(page, page.locator('[name="content"]'));
  await page.keyboard.type("The library's second floor, before ten.");
  await tabTo(page, button(page, "Publish Post"));
  await page.keyboard.press("Enter");
  await expect(button(page, "View post")).toBeVisible();
});

test("the academy, from resuming to a note and a completed chapter", async ({ page }) => {
  await openDemo(page, "learning");
  await tabTo(page, button(page, "Resume at 4:18"));
  await page.keyboard.press("Enter");
  const player = page.getByRole("region", { name: "Video player" });
  await tabTo(page, player.getByRole("button", { name: "Play", exact: true }));
  await page.keyboard.press("k");
  await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
  await page.keyboard.press("n");
  await page.keyboard.type("Count the rows first");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Count the rows first");
  await expect(player.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  const done = button(page, "Mark Chapter as Complete");
  await player.getByRole("button", { name: "Play", exact: true }).focus();
  await tabTo(page, done);
  await page.keyboard.press("Enter");
  await expect(page.getByText("5 of 10 done")).toBeVisible();
});
