import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";

const bars = (page: Page) =>
  page.getByRole("region", { name: "Sales chart" }).locator("[data-bar]");
const pick = (page: Page, name: string) =>
  page.getByRole("region", { name: "Sales chart" }).getByRole("radio", { name, exact: true });
const figure = (page: Page, name: string) =>
  page.locator("[role=tabpanel] > [role=group] > div").filter({ hasText: name });
const reports = (page: Page) =>
  page.getByRole("list", { name: "Reports", exact: true }).getByRole("listitem");

test("the sales chart shows any period and any metric", async ({ page }) => {
  await test.step("opens on monthly sales: twelve bars, the last to date", async () => {
    await openDemo(page, "dashboard");
    await expect(pick(page, "Monthly")).toBeChecked();
    await expect(pick(page, "Sales")).toBeChecked();
    await expect(bars(page)).toHaveCount(12);
    await expect(bars(page).last()).toContainText("to date");
    await expect(bars(page).last()).toContainText("$308,517");
    await expect(figure(page, "Orders")).toContainText("1,121");
    await expect(figure(page, "Average order value")).toContainText("$275.22");
    await expect(figure(page, "Gross margin")).toContainText("44.0%");
  });
  await test.step("periods switch", async () => {
    await pick(page, "Weekly").check();
    await expect(bars(page)).toHaveCount(12);
    await expect(bars(page).last()).toContainText("$81,761");
    await pick(page, "Yearly").check();
    await expect(bars(page)).toHaveCount(5);
    await expect(bars(page).nth(3)).toContainText("$4,173,086");
  });
  await test.step("metrics switch; a fall is shown by sign and pattern, no bar is narrower than 2 %", async () => {
    await pick(page, "Monthly").check();
    await pick(page, "Growth").check();
    const january = bars(page).nth(1);
    await expect(january).toContainText("−19.8%");
    await expect(january.locator('[data-share="negative"]')).toHaveCount(1);
    await pick(page, "Weekly").check();
    const widths = await bars(page)
      .locator("[data-share] rect:last-child")
      .evaluateAll((rects) =>
        rects.map((rect) => Number.parseFloat(rect.getAttribute("width") ?? "")),
      );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(2);
    await pick(page, "Monthly").check();
    await pick(page, "Target").check();
    await expect(bars(page).nth(10)).toContainText("$425,360");
    await page
      .getByRole("region", { name: "Sales chart" })
      .getByRole("button", { name: "View as table" })
      .click();
    await expect(page.getByRole("row", { name: /Oct 2026/ })).toContainText("$425,360");
    await expect(page.getByRole("group", { name: "Target by month" }).getByRole("row")).toHaveCount(
      13,
    );
  });
});

test("bars, changes and regions lead to what lies behind them; the team adds up and takes tasks", async ({
  page,
}) => {
  await test.step("a bar opens what lies behind it, and closing returns to it; all by keyboard", async () => {
    await openDemo(page, "dashboard");
    await bars(page).first().focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    const drill = page.getByRole("region", { name: "Oct 2026" });
    await expect(drill.getByRole("heading", { name: "Oct 2026" })).toBeFocused();
    await expect(drill).toContainText("+$4,045, +1.0%");
    await expect(drill.getByRole("list", { name: "By region" })).toContainText("North");
    await page.keyboard.press("Escape");
    await expect(drill).toHaveCount(0);
    await expect(bars(page).nth(10)).toBeFocused();
  });
  await test.step("what changed is said in words and shown", async () => {
    const section = page.getByRole("region", { name: "What changed" });
    await expect(section).toContainText(
      "At this pace November closes at $458,213, $11,427 above target.",
    );
    await expect(section).toContainText("Target met in 6 of 11 finished months");
    await expect(page.getByText(/Best: .* Target met in 6 of 11 finished months\./)).toBeVisible();
    await section.getByRole("button", { name: "Show me" }).first().click();
    await expect(page.getByRole("button", { name: /^Region: North/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Customers behind it" })).toBeFocused();
    await expect(page.getByRole("list", { name: "Customers behind it" })).toContainText("order");
  });
  await test.step("a region filters everything until it is cleared", async () => {
    await page.getByRole("button", { name: "Clear filters" }).click();
    await chooseTab(page, "Analytics");
    await page.getByRole("button", { name: /^North, / }).click();
    await expect(page.getByRole("button", { name: /^Region: North/ })).toBeVisible();
    await chooseTab(page, "Overview");
    await expect(figure(page, "Revenue")).toContainText("$95,639");
    await expect(bars(page).last()).toContainText("$95,639");
    await expect(page.getByRole("region", { name: "What changed" })).toContainText(
      "North stands at +32.8% this month",
    );
    await chooseTab(page, "Team");
    await expect(
      page.getByText("Team total $308,517 = Overview revenue without filters"),
    ).toBeVisible();
    await expect(page.getByText("Filters do not apply to people")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await chooseTab(page, "Overview");
    await expect(figure(page, "Revenue")).toContainText("$308,517");
  });
  await test.step("the team adds up to the revenue, and four are below quota", async () => {
    await chooseTab(page, "Team");
    await expect(page.getByText("Team total $308,517 = Overview revenue")).toBeVisible();
    await page.getByRole("radio", { name: "Below quota" }).check();
    await expect(page.locator("[role=tabpanel] li h3")).toHaveText([
      "Kenji Mori",
      "Chidi Eze",
      "Amy Cole",
      "Luis Prado",
    ]);
  });
  await test.step("a task and an invitation are checked and kept", async () => {
    await chooseTab(page, "Team");
    await page.getByRole("button", { name: "Luis Prado" }).click();
    const panel = dialogIn(page, "Luis Prado");
    await panel.getByRole("button", { name: "Assign task" }).click();
    await expect(panel).toContainText("Say what is to be done.");
    await panel.locator('[name="title"]').fill("Visit Tern & Co");
    await panel.getByRole("button", { name: "Assign task" }).click();
    await expect(panel.getByRole("checkbox", { name: "Visit Tern & Co" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("You gave Luis Prado a task: Visit Tern & Co")).toBeVisible();
    await page.getByRole("button", { name: "Invite member" }).click();
    const invite = dialogIn(page, "Invite member");
    await invite.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(invite).toContainText("Enter a name.");
    await invite.locator('[name="name"]').fill("Lea Ott");
    await invite.locator('[name="email"]').fill("lea@halden.example");
    await invite.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(
      page.getByText("Lea Ott, lea@halden.example, Key accounts · pending"),
    ).toBeVisible();
  });
});

test("reports are read and exported, also on the first of January", async ({ page }) => {
  await test.step("a report is exported with rows that add up", async () => {
    await openDemo(page, "dashboard");
    await chooseTab(page, "Reports");
    const row = reports(page).filter({ hasText: "Regional sales" });
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      row.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("halden-regional-sales-2026-11-20.csv");
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n")
      .slice(1);
    const sum = lines.reduce((all, line) => all + Number(line.split(",")[1]), 0);
    expect(lines).toHaveLength(4);
    expect(sum).toBe(308_517);
  });
  await test.step("a report is read with its filters and a total", async () => {
    await chooseTab(page, "Reports");
    await reports(page)
      .filter({ hasText: "Regional sales" })
      .getByRole("button", { name: "Open" })
      .click();
    const dialog = page.getByRole("dialog", { name: "Regional sales", exact: true });
    await expect(dialog).toContainText("No filters used");
    await expect(dialog.getByRole("row").last()).toContainText("308,517");
    await expect(dialog.getByRole("list", { name: "Regional sales: Sales" })).toContainText(
      "North",
    );
  });
  await test.step("a report is built, kept and sent out by a schedule", async () => {
    await page.keyboard.press("Escape");
    const builder = page.getByRole("region", { name: "Build a report" });
    await expect(builder.getByRole("row")).toHaveCount(6);
    await expect(builder.getByRole("row").last()).toContainText("308,517");
    await builder.getByRole("combobox", { name: "By" }).selectOption("Person");
    await expect(builder.getByRole("row").last()).toContainText("308,517");
    await builder.getByRole("button", { name: "Save report" }).click();
    await expect(builder).toContainText("Give the report a name.");
    await builder.getByRole("textbox", { name: "Name of the report" }).fill("People in November");
    await builder.getByRole("button", { name: "Save report" }).click();
    const row = reports(page).filter({ hasText: "People in November" });
    await row.getByRole("button", { name: "Schedule" }).click();
    const dialog = dialogIn(page, "Schedule");
    await expect(dialog).toContainText("Next: Mon, Nov 23, 8:00 AM");
    await dialog.getByRole("button", { name: "Save schedule" }).click();
    await expect(dialog).toContainText("Enter at least one e-mail address.");
    const addresses = dialog.getByRole("textbox", { name: "E-mail addresses" });
    await addresses.fill("eve@halden.example");
    await addresses.press("Enter");
    await dialog.getByRole("button", { name: /^eve@halden.example/ }).click();
    await addresses.fill("dana@halden.example");
    await dialog.getByRole("button", { name: "Save schedule" }).click();
    await expect(row).toContainText("Weekly, Monday · Next: Mon, Nov 23, 8:00 AM");
    await row.getByRole("button", { name: "Pause" }).click();
    await expect(row).toContainText("Paused");
    await row.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
  });
  await test.step("an alert says at once when it would have fired", async () => {
    await chooseTab(page, "Overview");
    const alerts = page.getByRole("region", { name: "Alerts" });
    await expect(alerts).toContainText(
      "Would have fired 5 times in 11 finished months: Feb, Mar, Jul, Aug, Sep",
    );
    await alerts.getByRole("combobox", { name: "Metric" }).selectOption("growth");
    await alerts.getByRole("button", { name: "Add alert" }).click();
    await expect(alerts).toContainText("Enter a number, such as 5.");
    await alerts.getByRole("textbox", { name: "Value" }).fill("-19");
    await alerts.getByRole("button", { name: "Add alert" }).click();
    const added = alerts.getByRole("listitem").filter({ hasText: "Growth below -19%, monthly" });
    await expect(added).toContainText("Would have fired 1 time in 11 finished months: Jan");
    await added.getByRole("checkbox", { name: "On" }).uncheck();
    await expect(added).toContainText("Switched off.");
    await added.getByRole("button", { name: "Delete" }).click();
    await expect(added).toHaveCount(0);
  });
  await test.step("on the first of January nothing is missing", async () => {
    await openDemo(page, "dashboard", new Date("2027-01-01T00:05:00-08:00"));
    await expect(bars(page)).toHaveCount(12);
    await expect(bars(page).last()).toContainText("to date");
    await expect(page.getByRole("main")).not.toContainText(/NaN|Infinity|undefined/);
  });
});
