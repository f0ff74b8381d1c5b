import { readFileSync } from "node:fs";
import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";
import {
  bookTomorrow,
  button,
  card,
  cards,
  figure,
  price,
  row,
  said,
  type,
} from "../../demos/realestate-page.ts";

test("homes are filtered, searched, sorted and saved", async ({ page }) => {
  await test.step("the price filter reads the value of the price text", async () => {
    await openDemo(page, "realestate");
    await expect(cards(page)).toHaveCount(14);
    await price(page, "Under $1M").check();
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByText("4 homes · under $1M · any type")).toBeVisible();
    await expect(cards(page).getByText("/month")).toHaveCount(0);
    await expect(cards(page).getByText("Sold", { exact: true })).toHaveCount(0);
    await price(page, "$1M–$2M").check();
    await expect(cards(page)).toHaveCount(4);
    await expect(card(page, "Cedar Park Family Home")).toContainText("$1,000,000");
    await expect(card(page, "Beacon Tower Penthouse")).toContainText("$2,000,000");
    await price(page, "Rent").check();
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).getByText("/month")).toHaveCount(3);
    await page.clock.runFor(400);
    await expect(said(page, "3 of 14 homes")).toHaveCount(1);
  });
  await test.step("the search finds title or location in any case, the sort orders what it finds", async () => {
    await price(page, "All").check();
    const search = page.getByRole("searchbox", { name: "Search by title or location" });
    await search.fill("harbour");
    await expect(cards(page)).toHaveCount(3);
    const found = await cards(page).getByRole("heading").allTextContents();
    await search.fill("HARBOUR");
    await expect(cards(page).getByRole("heading")).toHaveText(found);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price high–low");
    await expect(cards(page).getByRole("heading")).toHaveText([
      "The Gullwing Penthouse",
      "Harbour Steps Condo",
      "Quayside Two-Bed",
    ]);
    await search.fill("igloo");
    await expect(page.getByText("No homes match “igloo”.")).toBeVisible();
    await button(page, "Clear filters").click();
    await expect(cards(page)).toHaveCount(14);
  });
  await test.step("nothing found names the one filter to take away", async () => {
    await type(page, "Studio").check();
    await price(page, "$1M–$2M").check();
    await expect(page.getByText("No homes match these filters.")).toBeVisible();
    await button(page, "Remove ‘Studio’ to see 4 homes").click();
    await expect(cards(page)).toHaveCount(4);
    await type(page, "House").check();
    await expect(page.getByText("3 homes · $1M–$2M · houses")).toBeVisible();
    await expect(page.getByRole("region", { name: "Try this" })).toContainText(
      "Filter to $1M–$2M houses, done",
    );
  });
  await test.step("saved homes are found again behind More", async () => {
    await price(page, "All").check();
    await type(page, "All").check();
    for (const name of ["Save Linden Crest House", "Save Foundry Studio 3B"]) {
      await button(page, name).click();
      await expect(button(page, name)).toHaveAttribute("aria-pressed", "true");
    }
    await button(page, "More").click();
    const more = dialogIn(page, "More filters");
    await more.getByRole("checkbox", { name: "Saved only" }).check();
    await expect(cards(page)).toHaveCount(2);
    await more
      .getByRole("radiogroup", { name: "Bedrooms" })
      .getByRole("radio", { name: "4+" })
      .check();
    await expect(cards(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(button(page, "More (2)")).toBeFocused();
  });
});

test("the pins of the map follow list and filters, and up to four homes stand side by side", async ({
  page,
}) => {
  await openDemo(page, "realestate");
  const map = page.getByRole("group", { name: "Map of the homes" });
  const pin = (name: string) => map.getByRole("button", { name });
  await test.step("a pin and its card show each other", async () => {
    await page.getByRole("radio", { name: "Map" }).check();
    await expect(map.getByRole("button")).toHaveCount(14);
    const harbourside = page.getByRole("button", { name: "Harbourside 3 homes" });
    await harbourside.click();
    await expect(map.getByRole("button")).toHaveCount(3);
    await expect(page.getByRole("searchbox")).toHaveValue("Harbourside");
    await expect(page.locator("#re-results")).toContainText("3 homes (1 sold)");
    await harbourside.click();
    await expect(map.getByRole("button")).toHaveCount(14);
    await price(page, "$1M–$2M").check();
    await expect(map.getByRole("button")).toHaveCount(4);
    await pin("Ridgeline Modern, $1.79M").click();
    await expect(pin("Ridgeline Modern")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[data-chosen]")).toContainText("Ridgeline Modern");
    await page.keyboard.press("ArrowRight");
    await expect(map.locator(":focus")).toHaveAttribute("aria-pressed", "true");
    await expect(pin("Ridgeline Modern")).toHaveAttribute("aria-pressed", "false");
    await button(card(page, "Linden Crest House"), "View Details").focus();
    await expect(pin("Linden Crest House")).toHaveAttribute("aria-pressed", "true");
    await button(card(page, "Linden Crest House"), "View Details").click();
    await dialogIn(page, "Linden Crest House").getByRole("button", { name: "Close" }).click();
    await page.getByRole("radio", { name: "List" }).check();
    await price(page, "All").check();
    // Said a moment later, and then in place of what is said next.
    await expect(said(page, "14 of 14 homes")).toHaveCount(1);
  });
  await test.step("the fifth home is refused in words, and the best of a line is named", async () => {
    const box = (name: string) => page.getByRole("checkbox", { name: `Compare ${name}` });
    const names = ["Saltwater Row House", "Orchard Lane Cottage", "Ridgeline Modern"];
    for (const name of [...names, "Quayside Two-Bed"]) await box(name).check();
    await box("Foundry Studio 3B").click();
    await expect(said(page, "Compare up to 4 homes. Remove one first.")).toHaveCount(1);
    await expect(box("Foundry Studio 3B")).not.toBeChecked();
    await button(page, "Compare 4 homes").click();
    const dialog = dialogIn(page, "4 homes side by side");
    await expect(dialog.getByRole("row", { name: /^Price / }).first()).toContainText(
      "$945,000Lowest",
    );
    await expect(dialog.getByRole("row", { name: /^Size / })).toContainText("3,480 sq ftLargest");
    await button(dialog, "Remove Quayside Two-Bed").click();
    const three = dialogIn(page, "3 homes side by side");
    await expect(three.getByRole("row", { name: /^Shown by / })).toHaveCount(1);
    await three.getByRole("checkbox", { name: "Only what differs" }).check();
    await expect(three.getByRole("row", { name: /^Shown by / })).toHaveCount(0);
    await button(three, "Book a Viewing of Ridgeline Modern").click();
    await expect(dialogIn(page, "Ridgeline Modern")).toContainText("Shown by Rosalind Vane");
  });
});

test("a home's cost is worked out, and a viewing is asked for", async ({ page }) => {
  await test.step("the monthly cost follows the visitor's terms", async () => {
    await openDemo(page, "realestate");
    const opener = button(card(page, "Linden Crest House"), "View Details");
    await expect(card(page, "Linden Crest House")).toContainText("≈ $6,822/mo");
    await opener.click();
    const home = dialogIn(page, "Linden Crest House");
    const cost = home.getByRole("region", { name: "Monthly cost" });
    await expect(cost).toContainText("$6,822");
    await expect(cost).toContainText("You'd pay $1,347,973 interest over 30 years.");
    await cost.getByRole("textbox", { name: "Rate, % a year" }).fill("0");
    await expect(cost).toContainText("$3,078");
    await page.clock.runFor(600);
    await expect(said(page, "$3,078 a month")).toHaveCount(1);
    await cost.getByRole("textbox", { name: "Down payment, %" }).fill("60");
    await expect(cost).toContainText("Enter 5 to 50 percent.");
    await cost.getByRole("slider").fill("50");
    await expect(cost).toContainText("$1,924");
    await button(home, "Plan").click();
    await expect(home.getByRole("img", { name: /floor plan/ })).toContainText("Bed 4");
    await button(home, /^Cedar Park Family Home/).click();
    const next = dialogIn(page, "Cedar Park Family Home");
    await expect(next.getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });
  await test.step("from the details the form opens clean", async () => {
    await button(card(page, "Ridgeline Modern"), "View Details").click();
    const dialog = dialogIn(page, "Ridgeline Modern");
    await button(dialog, "Book a Viewing").click();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect(button(dialog, "Request Viewing")).toHaveAttribute("type", "submit");
    await expect(dialog.locator('[aria-invalid="true"], [role="alert"]')).toHaveCount(0);
    await page.keyboard.press("Escape");
  });
  await test.step("a request without a name is refused in words", async () => {
    await button(card(page, "Linden Crest House"), "Book a Viewing").click();
    const dialog = dialogIn(page);
    await expect(dialog.getByRole("radio", { name: "11:00 AM, taken" })).toBeDisabled();
    await button(dialog, "Request Viewing").click();
    await expect(dialog.getByText("Choose a time.")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "10:00 AM" })).toBeFocused();
    await dialog.getByRole("radio", { name: "10:00 AM" }).check();
    await button(dialog, "Request Viewing").click();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
    await expect(dialog.getByText("Enter an e-mail address like ana@example.com.")).toBeVisible();
  });
  await test.step("a viewing is requested and lands in the agent's diary", async () => {
    await page.keyboard.press("Escape");
    const dialog = await bookTomorrow(page);
    await expect(
      dialog.getByRole("heading", {
        name: "Viewing requested: Sat, Nov 21, 11:00 AM. The agent confirms here.",
      }),
    ).toBeFocused();
    await expect(
      said(page, "Viewing requested at Linden Crest House, Sat, Nov 21, 11:00 AM."),
    ).toHaveCount(1);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(dialog, "Add to Calendar").click(),
    ]);
    const text = readFileSync(await file.path(), "utf8");
    expect(text).toContain("DTSTART:20261121T110000\r\n");
    expect(text).toContain("SUMMARY:Viewing: Linden Crest House");
    await button(dialog, "See it in the agent's diary").click();
    await expect(page.getByRole("heading", { name: "Viewings", level: 2 })).toBeFocused();
    const tomorrow = page.getByRole("region", { name: /^Saturday, November 21/ });
    await expect(tomorrow.locator("[data-viewing]")).toHaveCount(3);
    await expect(row(page, "Nora Whitfield")).toContainText("Requested");
    await expect(row(page, "Nora Whitfield")).toContainText(
      "Tight: 30 min between Cedar Park and Linden Heights",
    );
    await chooseTab(page, "Dashboard");
    await expect(figure(page, "Viewings this week")).toContainText("8");
    await chooseTab(page, "Search");
    await button(card(page, "Ridgeline Modern"), "Book a Viewing").click();
    await page.getByRole("radio", { name: "Saturday, November 21" }).check();
    await expect(page.getByRole("radio", { name: "11:00 AM, taken" })).toBeDisabled();
  });
});
