import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { overflowOf } from "../../overflow.ts";
import { chooseTab, dialogIn, openDemo, openStoppedDemo } from "../../demos/demo-page.ts";
import { arrowToTab, tabTo } from "../../demos/keys.ts";

const tile = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator("..").locator("> b");
const live = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 4 }) });
const machine = (page: Page, name: string) =>
  page.getByRole("list", { name: "Equipment" }).getByRole("listitem").filter({ hasText: name });
const cell = (page: Page, name: string) => page.getByRole("button", { name, exact: false });
const panel = (page: Page) => page.getByRole("region", { name: "Chosen hour" });

test("a paused workout stands still, and goes on without the gap", async ({ page }) => {
  await openStoppedDemo(page, "fitness");
  await chooseTab(page, "Live Workouts");
  const fabian = live(page, "Fabian Roth");
  await fabian.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(fabian).toContainText("Paused");
  await expect(
    page.getByRole("status").filter({ hasText: "Paused Fabian Roth, 31 minutes" }),
  ).toHaveCount(1);
  await expect(tile(page, "Live")).toHaveText("4");
  await expect(tile(page, "Paused")).toHaveText("1");
  const clock = fabian.getByRole("timer");
  const burned = fabian.getByText(/\d kcal$/);
  const [time, kcal] = [await clock.innerText(), await burned.innerText()];
  await page.clock.runFor(5000);
  await expect(clock).toHaveText(time);
  await expect(burned).toHaveText(kcal);
  await page.clock.runFor(120_000);
  await fabian.getByRole("button", { name: "Resume" }).click();
  await expect(fabian).not.toContainText("Paused");
  await page.clock.runFor(3000);
  await expect(clock).not.toHaveText(time);
  await expect(clock).toHaveText(/^31:/);
});

test("workouts end and begin, and the week's hours are read and exported", async ({ page }) => {
  await test.step("completing frees the machine, and Undo takes it back", async () => {
    await openDemo(page, "fitness");
    await chooseTab(page, "Live Workouts");
    await expect(machine(page, "Cable station")).toContainText("All in use");
    await expect(page.getByText("57 of 86 machines in use, 5 of them by sample")).toBeVisible();
    await page.getByRole("button", { name: "Floor mode" }).click();
    const large = await live(page, "Lotte Visser")
      .getByRole("button", { name: "Complete" })
      .boundingBox();
    expect(large?.height).toBeGreaterThanOrEqual(64);
    await live(page, "Lotte Visser").getByRole("button", { name: "Complete" }).click();
    await expect(live(page, "Lotte Visser")).toHaveCount(0);
    await expect(machine(page, "Cable station")).toContainText("1 of 5 free");
    await expect(
      page.getByRole("status").filter({ hasText: "Cable station: 1 of 5 free." }),
    ).toHaveCount(1);
    await expect(tile(page, "Live")).toHaveText("4");
    const done = page.getByRole("region", { name: "Completed" });
    const lotte = done.getByRole("listitem").filter({ hasText: "Lotte Visser" });
    await expect(lotte).toContainText("26 min");
    await chooseTab(page, "Dashboard");
    await expect(tile(page, "In the club now")).toHaveText("56");
    await chooseTab(page, "Live Workouts");
    await lotte.getByRole("button", { name: "Undo" }).click();
    await expect(machine(page, "Cable station")).toContainText("All in use");
    await expect(tile(page, "Live")).toHaveText("5");
    await expect(
      live(page, "Lotte Visser").getByRole("button", { name: "Complete" }),
    ).toBeFocused();
  });
  await test.step("a workout starts on a free machine only", async () => {
    await chooseTab(page, "Live Workouts");
    await page.getByRole("button", { name: "Start Workout" }).click();
    const dialog = dialogIn(page, "Start Workout");
    await expect(dialog.getByRole("radio", { name: "Cable station None free" })).toBeDisabled();
    await expect(dialog.getByRole("option", { name: "Fabian Roth" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Start the clock" }).click();
    await expect(dialog).toContainText("Choose a member.");
    await expect(dialog).toContainText("Choose a machine.");
    await dialog.getByLabel("Member").selectOption("Caleb Norwood");
    await dialog.getByLabel("Exercise").fill("Easy row");
    await dialog.getByRole("radio", { name: "Rower 3 free" }).check();
    await dialog.getByRole("button", { name: "Start the clock" }).click();
    await expect(tile(page, "Live")).toHaveText("6");
    await expect(live(page, "Caleb Norwood")).toContainText("Easy row · Rower");
    await expect(machine(page, "Rower")).toContainText("2 of 6 free");
  });
  await test.step("the heatmap is a week of hours; the arrow keys go through it", async () => {
    await chooseTab(page, "Analytics");
    const heat = page.getByRole("table", { name: /^Average check-ins by hour/ });
    await expect(heat.locator("tbody tr")).toHaveCount(7);
    await expect(heat.getByRole("button")).toHaveCount(168);
    await expect(heat.locator("caption")).toContainText("Busiest: Tuesday 6 PM (65).");
    const busiest = cell(page, "Tuesday 6 PM, 65 check-ins");
    await expect(busiest).toHaveText("65");
    await expect(busiest).toHaveAttribute("data-level", "5");
    await expect(heat.locator('button[tabindex="0"]')).toHaveCount(1);
    await busiest.focus();
    await page.keyboard.press("Control+Home");
    await expect(cell(page, "Monday 12 AM")).toBeFocused();
    await expect(panel(page)).toContainText("Closed");
    await page.keyboard.press("ArrowDown");
    for (let hour = 0; hour < 18; hour += 1) await page.keyboard.press("ArrowRight");
    await expect(busiest).toBeFocused();
    await expect(panel(page)).toContainText("Add a second coach 5–7 PM Tue");
    await expect(heat.locator('button[tabindex="0"]')).toHaveCount(1);
    await expect(busiest).toHaveAccessibleName("Tuesday 6 PM, 65 check-ins, needs a coach");
    await panel(page).getByRole("button", { name: "Add a second coach 5–7 PM Tue" }).click();
    await expect(busiest).toHaveAccessibleName("Tuesday 6 PM, 65 check-ins, one more coach");
    await expect(page.getByText("3 evenings a week need a second coach")).toBeVisible();
    await expect(panel(page)).toContainText("One more coach is on the rota, 5–7 PM Tue.");
    await expect(panel(page)).toContainText("2 coaches, 33 each");
    await panel(page).getByRole("button", { name: "Undo" }).click();
    await expect(panel(page)).toContainText("1 coach, 65 each");
    await panel(page).getByRole("button", { name: "Classes on Tuesday" }).click();
    await expect(page.getByRole("tab", { name: "Classes" })).toBeFocused();
    await expect(page.getByRole("radio", { name: /^Tue/ })).toBeChecked();
    await chooseTab(page, "Analytics");
    await busiest.focus();
    await page.keyboard.press("End");
    await expect(panel(page)).toContainText("Tuesday 11 PM");
    await page.getByRole("radio", { name: "Per coach" }).check();
    await expect(cell(page, "Tuesday 7 AM, 22 check-ins per coach")).toBeVisible();
    await page.getByRole("radio", { name: "Check-ins" }).check();
    const figure = page.getByRole("figure").first();
    await figure.getByRole("button", { name: "View as table" }).click();
    await expect(figure.getByRole("row", { name: /^6 PM / })).toContainText("65");
  });
  await test.step("the heatmap is exported with a row for each hour", async () => {
    await chooseTab(page, "Analytics");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export heatmap CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("tidal-heatmap-2026-11-20.csv");
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(169);
    expect(lines).toContain("Tuesday,18:00,65,1");
  });
});

test("by keyboard alone, and on a telephone", async ({ page }) => {
  await test.step("the manager's evening, by keyboard alone", async () => {
    await openDemo(page, "fitness");
    const call = page.getByRole("region", { name: "Members to call this week" });
    await tabTo(page, call.getByRole("button", { name: "Check In" }).last());
    await page.keyboard.press("Enter");
    await expect(call.getByRole("listitem")).toHaveCount(2);
    await page.getByRole("tab", { name: "Dashboard" }).focus();
    await page.keyboard.press("Shift+Tab");
    await arrowToTab(page, /^Classes/);
    const pump = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Power Pump" }) });
    await tabTo(page, pump.getByRole("button", { name: "Book Member" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("searchbox", { name: "Search members to book" })).toBeFocused();
    await page.keyboard.type("fabi");
    await expect(dialogIn(page).getByRole("listitem")).toHaveCount(0);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("alina");
    await tabTo(page, page.getByRole("button", { name: /^Alina Drozd/ }));
    await page.keyboard.press("Enter");
    await expect(pump.getByRole("button", { name: "Join Waitlist" })).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: /^Imani Clarke/ }));
    await page.keyboard.press("Enter");
    await expect(pump).toContainText("Full · 1 waiting");
    await expect(pump.getByRole("button", { name: "Join Waitlist" })).toBeFocused();
    await page.getByRole("tab", { name: "Classes" }).focus();
    await page.keyboard.press("ArrowRight");
    const complete = live(page, "Lotte Visser").getByRole("button", { name: "Complete" });
    await tabTo(page, complete);
    await page.keyboard.press("Enter");
    await expect(page.getByText("That's the idea.")).toBeVisible();
    await expect(live(page, "Kiran Sethi").getByRole("button", { name: "Complete" })).toBeFocused();
  });
  await test.step("a weekend tells of its morning", async () => {
    await openDemo(page, "fitness", new Date("2026-11-21T15:00:00-08:00"));
    await expect(page.getByText("Saturday · 10:10 AM demo time")).toBeVisible();
    await expect(page.getByRole("heading", { name: "This morning at Tidal" })).toBeVisible();
    await expect(tile(page, "Check-ins today")).toHaveText("94");
    await expect(page.getByRole("region", { name: "Next classes" })).toContainText("10:30 AM");
  });
  await test.step("a day at a time stands for the week, and nothing scrolls sideways", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openDemo(page, "fitness");
    await chooseTab(page, "Analytics");
    const heat = page.getByRole("table", { name: /^Average check-ins by hour/ });
    await expect(heat).toBeHidden();
    await page.getByRole("radio", { name: "Sat" }).check();
    const bars = page.getByRole("group", { name: "Saturday, check-ins by hour" });
    await expect(bars.getByRole("button")).toHaveCount(24);
    await bars.getByRole("button", { name: "Saturday 10 AM, 50 check-ins" }).click();
    await expect(panel(page)).toContainText("Saturday 10 AM");
    await page.getByRole("button", { name: "See whole week" }).click();
    await expect(heat).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    for (const name of ["Dashboard", "Members", "Classes", "Live Workouts"]) {
      await chooseTab(page, name);
      expect(await overflowOf(page)).toBe(0);
    }
  });
});
