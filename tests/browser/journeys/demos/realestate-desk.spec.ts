import { readFileSync } from "node:fs";
import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";
import { arrowToTab, tabTo } from "../../demos/keys.ts";
import {
  bookTomorrow,
  button,
  card,
  cards,
  figure,
  price,
  row,
  type,
} from "../../demos/realestate-page.ts";

test("the agent's diary", async ({ page }) => {
  await test.step("a viewing is confirmed, moved, cancelled and restored, and its time is free again", async () => {
    await openDemo(page, "realestate");
    const dialog = await bookTomorrow(page);
    await button(dialog, "See it in the agent's diary").click();
    const nora = row(page, "Nora Whitfield");
    await button(nora, "Confirm").click();
    await expect(nora).toContainText("Confirmed");
    await expect(button(nora, "Reschedule")).toBeFocused();
    await button(nora, "Reschedule").click();
    const move = dialogIn(page, "Reschedule");
    await expect(move.getByRole("radio", { name: "10:00 AM, taken" })).toBeDisabled();
    await move.getByRole("radio", { name: "3:00 PM" }).check();
    await button(move, "Move Viewing").click();
    await expect(nora).toContainText("3:00 PM");
    await button(nora, "Cancel").click();
    await button(page.getByRole("alertdialog"), "Cancel Viewing").click();
    await expect(nora).toContainText("Cancelled");
    await expect(button(nora, "Restore")).toBeFocused();
    await chooseTab(page, "Search");
    await button(card(page, "Linden Crest House"), "Book a Viewing").click();
    await page.getByRole("radio", { name: "Saturday, November 21" }).check();
    await expect(page.getByRole("radio", { name: "3:00 PM" })).toBeEnabled();
    await page.keyboard.press("Escape");
    await chooseTab(page, "Viewings");
    await button(nora, "Restore").click();
    await expect(nora).toContainText("Requested");
  });
  await test.step("a new viewing at a taken time is refused, at a free one it is confirmed", async () => {
    await openDemo(page, "realestate");
    await chooseTab(page, "Viewings");
    await button(page, "New Viewing").click();
    const dialog = dialogIn(page, "New Viewing");
    await expect(
      dialog.getByRole("option", { name: "Northgate Park Condo", includeHidden: true }),
    ).toHaveCount(0);
    await dialog.getByRole("combobox", { name: "Home" }).selectOption("Saltwater Row House");
    await dialog.getByRole("combobox", { name: "Time" }).selectOption("11:00 AM");
    await dialog.getByRole("textbox", { name: "Client" }).fill("Petra Holm");
    await button(dialog, "Add Viewing").click();
    await expect(dialog.getByText("Rosalind already has a viewing at 11:00 AM.")).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Time" })).toBeFocused();
    await dialog.getByRole("combobox", { name: "Time" }).selectOption("1:00 PM");
    await button(dialog, "Add Viewing").click();
    await expect(row(page, "Petra Holm")).toContainText("Confirmed");
    await expect(page.locator("[data-viewing]")).toHaveCount(8);
  });
  await test.step("the diary goes by weeks and days, and feedback leaves its list", async () => {
    await openDemo(page, "realestate");
    await chooseTab(page, "Viewings");
    await button(page, "Next week").click();
    await expect(page.locator("[data-viewing]")).toHaveCount(2);
    await button(page, "Today").click();
    await button(page, "Friday, November 20, 2 viewings").click();
    await expect(page.locator("[data-viewing]")).toHaveCount(2);
    await page.getByRole("radio", { name: "Needs feedback 2" }).check();
    await button(row(page, "Noor Abadi"), "Add Feedback").click();
    const dialog = dialogIn(page, "Feedback of Noor Abadi");
    await dialog.getByRole("radio", { name: "Hot" }).check();
    await dialog.getByRole("textbox", { name: /^Note/ }).fill("Asked about the pool.");
    await button(dialog, "Save Feedback").click();
    await expect(page.getByRole("radio", { name: "Needs feedback 1" })).toBeChecked();
    await expect(row(page, "Noor Abadi")).toHaveCount(0);
    await page.getByRole("radio", { name: "All" }).check();
    await expect(row(page, "Noor Abadi")).toContainText(
      "Hot “Asked about the pool.” Shared with owner",
    );
  });
});

test("valuations become enquiries, and sold homes leave the search", async ({ page }) => {
  await test.step("a valuation becomes an enquiry on the dashboard, and is answered there", async () => {
    await openDemo(page, "realestate");
    await chooseTab(page, "Market");
    const value = page.getByRole("region", { name: "What's your home worth?" });
    const size = value.getByRole("textbox", { name: "Size, sq ft" });
    await size.fill("40");
    await button(value, "Estimate my home").click();
    await expect(value).toContainText("Enter the size in square feet, from 150 to 20,000.");
    await size.fill("1640");
    await button(value, "Estimate my home").click();
    await expect(value).toContainText("$910,000 – $1,025,000");
    await button(value, "Request a Visit").click();
    await expect(value.getByRole("textbox", { name: "Name" })).toBeFocused();
    await value.getByRole("textbox", { name: "Name" }).fill("Dora Finch");
    await value.getByRole("textbox", { name: "E-mail" }).fill("dora@example.com");
    await button(value, "Request a Visit").click();
    await button(value, "See it on the Dashboard").click();
    const enquiry = page.locator("[data-enquiry]").filter({ hasText: "Dora Finch" });
    await expect(enquiry).toContainText("Valuation");
    await expect(enquiry).toContainText("New");
    await button(enquiry, "Reply").click();
    const dialog = dialogIn(page, "Reply to Dora Finch");
    await expect(dialog.getByRole("textbox", { name: "Your reply" })).toHaveValue(/^Hi Dora,/);
    await button(dialog, "Mark Replied").click();
    await expect(enquiry).toContainText("Replied");
    await expect(figure(page, "New enquiries")).toContainText("3");
  });
  await test.step("a sold home leaves the bands of Search; a reset brings it back", async () => {
    await chooseTab(page, "Dashboard");
    await expect(figure(page, "Sale portfolio")).toContainText("$11,973,000");
    await page.getByRole("combobox", { name: "Status of Linden Crest House" }).selectOption("Sold");
    await expect(figure(page, "Active listings")).toContainText("11");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page.getByRole("row", { name: /Saltwater/ }), "Vendor report").click(),
    ]);
    expect(readFileSync(await file.path(), "latin1")).toMatch(/^%PDF-1\.4[^]*Saltwater Row House/);
    await chooseTab(page, "Search");
    await expect(card(page, "Linden Crest House")).toContainText("Sold today");
    await price(page, "$1M–$2M").check();
    await expect(cards(page)).toHaveCount(3);
    await openDemo(page, "realestate");
    await price(page, "$1M–$2M").check();
    await expect(cards(page)).toHaveCount(4);
  });
});

test("by keyboard alone: from the filter to the booked viewing in the diary", async ({ page }) => {
  await openDemo(page, "realestate");
  await tabTo(page, price(page, "All"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, type(page, "All"));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, button(card(page, "Linden Crest House"), "Book a Viewing"));
  await page.keyboard.press("Enter");
  const dialog = dialogIn(page);
  await tabTo(page, dialog.getByRole("radio", { name: "Friday, November 20" }));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, dialog.locator('[name="slot"]:enabled').first());
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("textbox", { name: "Name" }));
  await page.keyboard.type("Kay Board");
  await tabTo(page, dialog.getByRole("textbox", { name: "E-mail" }));
  await page.keyboard.type("kay@example.com");
  await page.keyboard.press("Enter");
  await tabTo(page, button(dialog, "See it in the agent's diary"));
  await page.keyboard.press("Enter");
  await expect(row(page, "Kay Board")).toContainText("Requested");
  await tabTo(page, button(row(page, "Kay Board"), "Confirm"));
  await page.keyboard.press("Enter");
  await expect(row(page, "Kay Board")).toContainText("Confirmed");
  await page.getByRole("heading", { name: "Viewings", level: 2 }).focus();
  await page.keyboard.press("Shift+Tab");
  await arrowToTab(page, /^Market/);
  await expect(page.getByRole("heading", { name: "The Port Alder market" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Try this" })).toContainText("(3/3)");
});
