import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";

const tile = (page: Page, name: string) => page.getByText(name, { exact: true }).locator("..");
const calls = (page: Page) => page.getByRole("region", { name: "Members to call this week" });
const member = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
const classCard = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
/** What the live region says; a dialog over the page hides it from roles. */
const said = (page: Page, sentence: string) =>
  page.locator('[role="status"]').filter({ hasText: sentence });

test("the evening opens with its lists, and they are worked off", async ({ page }) => {
  await test.step("the evening opens with who is in, what is full and who is about to quit", async () => {
    await openDemo(page, "fitness");
    await expect(tile(page, "In the club now")).toContainText("57");
    await expect(tile(page, "In the club now")).toContainText("66% of 86");
    await expect(tile(page, "Check-ins today")).toContainText("212");
    await expect(tile(page, "Classes today")).toContainText("79% full");
    await expect(tile(page, "At-risk members")).toContainText("3");
    await expect(calls(page).getByRole("listitem")).toContainText([
      "27 days since last visit",
      "19 days since last visit",
      "16 days since last visit",
    ]);
    await expect(
      page.getByRole("region", { name: "Trials ending" }).getByRole("listitem"),
    ).toContainText(["2 days left", "5 days left", "9 days left"]);
    await expect(page.getByRole("region", { name: "Next classes" })).toContainText("in 20 min");
  });
  await test.step("checking in Devon takes him off every list, and Undo puts him back", async () => {
    const devon = calls(page).getByRole("listitem").filter({ hasText: "Devon Marsh" });
    await devon.getByRole("button", { name: "Check In" }).click();
    await expect(said(page, "Devon Marsh checked in.")).toHaveCount(1);
    await expect(devon).toHaveCount(0);
    await expect(
      calls(page).getByRole("listitem").filter({ hasText: "Gabriela Pinto" }),
    ).toHaveCount(1);
    await expect(
      calls(page)
        .getByRole("listitem")
        .filter({ hasText: "Gabriela Pinto" })
        .getByRole("button", { name: "Check In" }),
    ).toBeFocused();
    await expect(tile(page, "At-risk members").locator("b")).toHaveText("2");
    await expect(tile(page, "Check-ins today").locator("b")).toHaveText("213");
    await chooseTab(page, "Members");
    await expect(member(page, "Devon Marsh")).toContainText("Today");
    await expect(member(page, "Devon Marsh")).toContainText("Checked in 5:40 PM");
    await member(page, "Devon Marsh").getByRole("button", { name: "Undo" }).click();
    await expect(member(page, "Devon Marsh")).toContainText("16 days ago");
    await expect(
      member(page, "Devon Marsh").getByRole("button", { name: "Check In" }),
    ).toBeFocused();
    await chooseTab(page, "Dashboard");
    await expect(devon).toHaveCount(1);
    await expect(tile(page, "At-risk members").locator("b")).toHaveText("3");
  });
  await test.step("a nudge and a snooze leave the list and can be taken back in the page", async () => {
    await calls(page).getByRole("button", { name: "Send Nudge" }).first().click();
    const dialog = dialogIn(page, "Nudge Jonas");
    await dialog.getByLabel("Message").fill(" ");
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(dialog).toContainText("Write a message first.");
    await dialog.getByLabel("Message").fill("See you on Tuesday?");
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(calls(page).getByRole("listitem")).toHaveCount(2);
    await expect(calls(page).getByRole("button", { name: "Send Nudge" }).first()).toBeFocused();
    await calls(page).getByRole("button", { name: "Snooze" }).first().click();
    await expect(calls(page).getByRole("listitem")).toHaveCount(1);
    const done = page.getByRole("region", { name: "Done this shift" });
    await done
      .getByRole("listitem")
      .filter({ hasText: "Snoozed" })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(said(page, "Undone.")).toHaveCount(1);
    await expect(calls(page).getByRole("listitem")).toHaveCount(2);
    await chooseTab(page, "Members");
    await expect(member(page, "Jonas Weir")).toContainText("Nudge sent");
  });
});

test("members are found, added, asked about and looked after", async ({ page }) => {
  await test.step("members are searched, filtered, sorted, added and exported", async () => {
    await openDemo(page, "fitness");
    await chooseTab(page, "Members");
    await expect(page.getByText("18 sample members · club total 1,284")).toBeVisible();
    const rows = page.getByRole("table", { name: "Members" }).locator("tbody tr");
    await page.getByRole("searchbox", { name: "Search members" }).fill("JO");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Jonas Weir");
    await page.getByRole("searchbox", { name: "Search members" }).fill("zz");
    await expect(page.getByText("No members match “zz”.")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("combobox", { name: "Status" }).selectOption("Trial");
    await expect(rows).toHaveCount(3);
    await page.getByRole("combobox", { name: "Status" }).selectOption("All statuses");
    await page.getByRole("checkbox", { name: "At risk only" }).check();
    await expect(rows).toHaveCount(3);
    await page.getByRole("checkbox", { name: "At risk only" }).uncheck();
    await page.getByRole("button", { name: "Classes", exact: true }).click();
    await expect(rows.first()).toContainText("Fabian Roth");
    await page.getByRole("button", { name: "Add Member" }).click();
    const dialog = dialogIn(page, "Add Member");
    await dialog.getByRole("button", { name: "Add to the club" }).click();
    await expect(dialog).toContainText("Enter a name.");
    await dialog.getByLabel("Name").fill("Zoe Park");
    await dialog.getByRole("radio", { name: "Trial" }).check();
    await dialog.getByRole("button", { name: "Add to the club" }).click();
    await expect(page.getByText("19 sample members · club total 1,285")).toBeVisible();
    await expect(member(page, "Zoe Park")).toContainText("14 days left");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("tidal-members-2026-11-20.csv");
    expect(
      readFileSync(await file.path(), "utf8")
        .trim()
        .split("\r\n"),
    ).toHaveLength(20);
  });
  await test.step("an inactive member is asked about before checking in", async () => {
    await chooseTab(page, "Members");
    await member(page, "Milo Ferrante").getByRole("button", { name: "Check In" }).click();
    const question = page.getByRole("alertdialog", { name: "Reactivate and check in?" });
    await question.getByRole("button", { name: "Keep inactive" }).click();
    await expect(member(page, "Milo Ferrante")).toContainText("Inactive");
    await member(page, "Milo Ferrante").getByRole("button", { name: "Check In" }).click();
    await question.getByRole("button", { name: "Reactivate and check in" }).click();
    await expect(member(page, "Milo Ferrante")).toContainText("Checked in 5:40 PM");
    await expect(member(page, "Milo Ferrante").getByText("Active", { exact: true })).toBeVisible();
  });
  await test.step("the drawer books, freezes and keeps notes, and gives the focus back", async () => {
    await chooseTab(page, "Members");
    await member(page, "Imani Clarke").getByRole("button", { name: "Imani Clarke" }).click();
    const drawer = dialogIn(page, "Imani Clarke");
    await drawer.getByRole("button", { name: "Book a Class" }).click();
    await expect(drawer.getByLabel("Class")).toContainText("Power Pump · 1 spot left");
    await drawer.getByRole("button", { name: "Book", exact: true }).click();
    await expect(
      drawer.getByRole("listitem").filter({ hasText: /^Power Pump.*Today/ }),
    ).toContainText("Booked");
    await drawer.getByLabel("New note").fill("Prefers mornings");
    await drawer.getByRole("button", { name: "Add note" }).click();
    await expect(
      drawer.getByRole("listitem").filter({ hasText: "Prefers mornings" }),
    ).toBeVisible();
    await drawer.getByRole("button", { name: "Freeze" }).click();
    await expect(drawer.getByText("Reactivate Imani Clarke to book a class.")).toBeVisible();
    await expect(drawer.getByText("Nothing booked.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Imani Clarke" })).toBeFocused();
    await expect(member(page, "Imani Clarke")).toContainText("Inactive");
  });
});

test("trials become memberships, and classes fill up", async ({ page }) => {
  await test.step("a trial becomes a membership, everywhere", async () => {
    await openDemo(page, "fitness");
    const trials = page.getByRole("region", { name: "Trials ending" });
    await trials.getByRole("button", { name: "Offer Membership" }).first().click();
    const offer = dialogIn(page, "Offer Membership");
    await expect(offer).toContainText("Rosa Ilves · 2 days left");
    await offer.getByRole("radio", { name: /^Premium/ }).check();
    await offer.getByRole("button", { name: "Start Premium for Rosa" }).click();
    await expect(trials.getByRole("listitem")).toHaveCount(2);
    await expect(tile(page, "At-risk members")).toContainText("of 13 active");
    await chooseTab(page, "Members");
    await expect(member(page, "Rosa Ilves").getByText("Active", { exact: true })).toBeVisible();
    await expect(member(page, "Rosa Ilves")).toContainText("Premium");
    await page.getByRole("combobox", { name: "Status" }).selectOption("Trial");
    await expect(page.getByText("2 of 18 members")).toBeVisible();
    await chooseTab(page, "Analytics");
    await expect(page.getByText("Premium is 50% of sample members.")).toBeVisible();
    await expect(page.getByText("Premium brings 69% of $65,347 a month.")).toBeVisible();
  });
  await test.step("the last spot is booked, then people wait; never more than the capacity", async () => {
    await chooseTab(page, "Classes");
    const pump = classCard(page, "Power Pump");
    await expect(pump).toContainText("1 spot left");
    await pump.getByRole("button", { name: "Book Member" }).click();
    await page.getByRole("searchbox", { name: "Search members to book" }).fill("nora");
    await expect(page.getByText("No members match “nora”.")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search members to book" }).fill("lotte");
    await expect(
      page.getByRole("button", { name: "Lotte Visser in Vinyasa 60 until 7:15 PM" }),
    ).toBeDisabled();
    await page.getByRole("searchbox", { name: "Search members to book" }).fill("imani");
    await page.getByRole("button", { name: /^Imani Clarke/ }).click();
    await expect(pump).toContainText("16 / 16");
    await expect(pump).toContainText("Full");
    await expect(pump.getByRole("button", { name: "Join Waitlist" })).toBeFocused();
    await pump.getByRole("button", { name: "Join Waitlist" }).click();
    await page.getByRole("button", { name: /^Alina Drozd/ }).click();
    await expect(said(page, "Alina Drozd is number 1 on the waitlist.")).toHaveCount(1);
    await expect(pump).toContainText("16 / 16");
    await expect(pump).toContainText("Full · 1 waiting");
    await expect(classCard(page, "Iron Basics").getByRole("button")).toHaveText(["Roster"]);
  });
  await test.step("a cancelled spot goes to the first who waits", async () => {
    await chooseTab(page, "Classes");
    const boxing = classCard(page, "Boxing Fundamentals");
    await expect(boxing).toContainText("Full · 2 waiting");
    await boxing.getByRole("button", { name: "Roster" }).click();
    const roster = dialogIn(page, "Boxing Fundamentals roster");
    await expect(roster).toContainText("and 10 more");
    await roster.getByRole("button", { name: "Cancel booking" }).first().click();
    await expect(said(page, "Esther Quaye moved up from the waitlist.")).toHaveCount(1);
    await expect(roster).toContainText("12 / 12 booked");
    await page.keyboard.press("Escape");
    await expect(boxing).toContainText("12 / 12");
    await expect(boxing).toContainText("Full · 1 waiting");
    await boxing.getByRole("button", { name: "Roster" }).click();
    await roster.getByRole("button", { name: "Undo" }).click();
    await page.keyboard.press("Escape");
    await expect(boxing).toContainText("Full · 2 waiting");
  });
  await test.step("classes are filtered, days change, and an instructor cannot be in two rooms", async () => {
    await chooseTab(page, "Classes");
    await page.getByRole("combobox", { name: "Type" }).selectOption("Yoga");
    await expect(page.getByText("3 of 10 classes")).toBeVisible();
    await page.getByRole("checkbox", { name: "Spots left" }).check();
    await page.getByRole("combobox", { name: "Type" }).selectOption("Boxing");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("button", { name: "Add Class" }).click();
    const dialog = dialogIn(page, "Add Class");
    await dialog.getByLabel("Name").fill("Evening Flow");
    await dialog.getByLabel("Starts at").fill("18:15");
    await dialog.getByRole("button", { name: "Add to the timetable" }).click();
    await expect(dialog).toContainText("Mara Ellison already teaches Vinyasa 60 at 6:15 PM.");
    await expect(dialog.getByLabel("Starts at")).toBeFocused();
    await dialog.getByLabel("Starts at").fill("21:30");
    await dialog.getByRole("button", { name: "Add to the timetable" }).click();
    await expect(classCard(page, "Evening Flow")).toContainText("16 spots left");
    await page.getByRole("radio", { name: "Sat" }).check();
    await expect(page.getByText("10 of 10 classes")).toBeVisible();
    await expect(page.getByText(/^Saturday, November 21: /)).toBeVisible();
  });
});
