import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";

const confirm = (page: Page) => page.getByRole("button", { name: "Confirm Appointment" });
const day = (page: Page, name: string) =>
  page.getByRole("grid").getByRole("button", { name: new RegExp(`^${name}`) });
const slots = (page: Page) => page.locator('input[name="slot"]');
const visits = (page: Page) => page.locator("[data-visit]");

test("visits are listed, cancelled, called and moved", async ({ page }) => {
  await test.step("the dashboard lists upcoming visits only, soonest first, one with Join Call", async () => {
    await openDemo(page, "healthcare");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
      "Good morning, Elena",
    );
    await expect(visits(page).getByRole("heading")).toContainText([
      "Cardiology",
      "General Practice",
      "Dermatology",
    ]);
    await expect(visits(page).getByRole("button", { name: "Join Call" })).toHaveCount(1);
    for (const name of ["Reschedule", "Cancel"]) {
      await expect(visits(page).getByRole("button", { name, exact: true })).toHaveCount(3);
    }
  });
  await test.step("cancelling asks, takes the visit away, and can be undone", async () => {
    const last = visits(page).nth(2);
    await last.getByRole("button", { name: "Cancel", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Cancel this appointment?" });
    await expect(question.getByRole("button", { name: "Keep appointment" })).toBeFocused();
    await question.getByRole("button", { name: "Cancel appointment" }).click();
    await expect(visits(page)).toHaveCount(2);
    await page.getByText("cancelled this visit").getByRole("button", { name: "Undo" }).click();
    await expect(visits(page)).toHaveCount(3);
  });
  await test.step("a call has a device check, a waiting room and an end, and asks for no camera", async () => {
    const join = visits(page).getByRole("button", { name: "Join Call" });
    await join.click();
    const call = dialogIn(page);
    await expect(call).toContainText("Sample call: nothing is recorded or sent");
    await call.getByRole("button", { name: "Join", exact: true }).click();
    await expect(call).toContainText("Dr. Osei will let you in");
    await page.clock.runFor(4000);
    await expect(call.getByRole("timer")).toBeVisible();
    await call.getByRole("button", { name: "Leave" }).click();
    await expect(join).toBeFocused();
  });
  await test.step("a visit is moved, its old time is free again", async () => {
    await visits(page).first().getByRole("button", { name: "Reschedule" }).click();
    await expect(page.getByText("Moving: Cardiology, Mon, Nov 23, 10:30 AM")).toBeVisible();
    await expect(slots(page)).toHaveCount(4);
    await day(page, "Wednesday, November 25").click();
    await page.locator('input[name="slot"]:enabled').first().check();
    await confirm(page).click();
    await expect(visits(page)).toHaveCount(3);
    await expect(page.locator("[aria-labelledby=book] h4")).toContainText("Wed, Nov 25");
  });
  await test.step("completed visits have both buttons, and they do nothing", async () => {
    await chooseTab(page, "Appointments");
    await page.getByRole("radio", { name: "Completed (4)" }).check();
    await expect(visits(page)).toHaveCount(4);
    const first = visits(page).first();
    await expect(first.getByRole("button", { name: "Reschedule" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await first.getByRole("button", { name: "Cancel", exact: true }).click({ force: true });
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    const join = visits(page).getByRole("button", { name: "Join Call" });
    await expect(join).toHaveCount(1);
    await expect(join).toHaveAttribute("aria-disabled", "true");
    await expect(join).toHaveAccessibleDescription(/This visit is completed: its call is closed/);
    await expect(page.getByText("its call is closed")).toBeVisible();
    await join.click({ force: true });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(visits(page)).toHaveCount(4);
  });
});

test("a visit is booked, with the mouse and with keys", async ({ page }) => {
  await test.step("past days do nothing, and months go back and forth", async () => {
    await openDemo(page, "healthcare");
    await chooseTab(page, "Appointments");
    await day(page, "Thursday, November 19").click({ force: true });
    await expect(slots(page).first()).toBeDisabled();
    await page.getByRole("button", { name: "Previous month" }).click();
    await expect(page.getByRole("heading", { name: "October 2026" })).toBeVisible();
    for (const one of await page.getByRole("grid").getByRole("button").all()) {
      await expect(one).toHaveAttribute("aria-disabled", "true");
    }
    await page.getByRole("button", { name: "Next month" }).click();
    await page.getByRole("button", { name: "Next month" }).click();
    await expect(page.getByRole("heading", { name: "December 2026" })).toBeVisible();
  });
  await test.step("opens the twelve times with a date; some are unavailable", async () => {
    await page.getByRole("button", { name: "Previous month" }).click();
    await expect(page.getByText("Choose a date to see times")).toBeVisible();
    await expect(slots(page)).toHaveCount(12);
    for (const slot of await slots(page).all()) await expect(slot).toBeDisabled();
    await expect(confirm(page)).toBeDisabled();
    await day(page, "Tuesday, November 24").click();
    const closed = await slots(page).evaluateAll((inputs) =>
      inputs.flatMap((input, index) => ((input as HTMLInputElement).disabled ? [index] : [])),
    );
    expect(closed).toEqual([0, 2, 4, 7, 9]);
    await expect(
      page.getByRole("status").filter({ hasText: "7 of 12 times available" }),
    ).toHaveCount(1);
  });
  await test.step("another date takes the time back", async () => {
    await day(page, "Tuesday, November 24").click();
    await page.getByRole("radio", { name: /^9:30 AM/ }).check();
    await day(page, "Wednesday, November 25").click();
    await expect(confirm(page)).toBeDisabled();
  });
  await test.step("sets doctor and department, confirms, clears, and shows everywhere", async () => {
    await day(page, "Tuesday, November 24").click();
    await page.getByRole("radio", { name: /^9:30 AM/ }).check();
    await expect(page.locator("[data-chosen]")).toContainText("Dr. Felix Brandt, General Practice");
    await confirm(page).click();
    await expect(
      page.getByRole("heading", { name: "You're booked: Tue, Nov 24, 9:30 AM with Dr. Brandt" }),
    ).toBeFocused();
    await expect(confirm(page)).toBeDisabled();
    await expect(page.getByRole("radio", { name: "Upcoming (4)" })).toBeChecked();
    await day(page, "Tuesday, November 24").click();
    await expect(slots(page).nth(1)).toHaveAccessibleName(/Your appointment/);
    await chooseTab(page, "Dashboard");
    await expect(visits(page)).toHaveCount(4);
  });
  await test.step("the calendar is walked by keys", async () => {
    await chooseTab(page, "Appointments");
    await day(page, "Friday, November 20").focus();
    await page.keyboard.press("PageDown");
    await expect(day(page, "Sunday, December 20")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(slots(page).nth(0)).toBeVisible();
    await expect(page.locator('[aria-selected="true"] [data-day="2026-12-21"]')).toHaveCount(1);
  });
});

test("results, prescriptions and readings", async ({ page }) => {
  await test.step("a result is read on its line of ranges, and the tab counts what is new", async () => {
    await openDemo(page, "healthcare");
    await chooseTab(page, "Medical Records (2)");
    await page.getByRole("button", { name: "Lipid panel" }).click();
    const dialog = dialogIn(page, "Lipid panel");
    await expect(
      dialog.getByRole("img", { name: "LDL cholesterol 118, borderline, in-range is below 100" }),
    ).toBeVisible();
    await expect(dialog).toContainText("↓ 16");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tab", { name: "Medical Records (1)" })).toBeVisible();
  });
  await test.step("a record is downloaded as text", async () => {
    await chooseTab(page, /Medical Records/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).first().click(),
    ]);
    expect(readFileSync(await file.path(), "utf8")).toContain("Riverbend Health");
  });
  await test.step("the whole record goes out for other systems, and a caregiver sees a part of it", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export my record" }).click(),
    ]);
    expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({
      resourceType: "Bundle",
    });
    const share = page.getByRole("button", { name: "Share with a caregiver" });
    await share.click();
    const dialog = dialogIn(page, "Share with a caregiver");
    await expect(dialog.getByRole("button", { name: "Share" })).toBeDisabled();
    await dialog.getByLabel("Name").fill("Jonas Marsh");
    await dialog.getByRole("checkbox", { name: "Prescriptions" }).check();
    await dialog.getByRole("button", { name: "Share" }).click();
    const shared = page.getByRole("list", { name: "Shared with" }).getByRole("listitem");
    await expect(shared).toContainText("Appointments, Prescriptions, until Dec 20, 2026");
    await shared.getByRole("button", { name: "Revoke" }).click();
    await expect(shared).toHaveCount(0);
    await expect(share).toBeFocused();
  });
  await test.step("a refill lowers the count, an empty one is renewed", async () => {
    await chooseTab(page, "Prescriptions");
    const lisinopril = page
      .getByRole("tabpanel")
      .getByRole("listitem")
      .filter({ hasText: "Lisinopril" });
    await lisinopril.getByRole("button", { name: "Request refill" }).click();
    await dialogIn(page).getByRole("button", { name: "Request refill" }).click();
    await expect(lisinopril.getByRole("definition").first()).toHaveText("1");
    await expect(lisinopril).toContainText("Requested · ready Tue, Nov 24");
    await expect(lisinopril.getByRole("button", { name: "Request refill" })).toBeDisabled();
    const cetirizine = page
      .getByRole("tabpanel")
      .getByRole("listitem")
      .filter({ hasText: "Cetirizine" });
    await cetirizine.getByRole("button", { name: "Ask for renewal" }).click();
    await expect(cetirizine).toContainText("Renewal sent to Dr. Brandt");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("row", { name: /^Lisinopril .* 1 Dr\. Amara Osei/ })).toBeVisible();
    await expect(page.getByRole("tablist")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("a reading counts at once, an impossible one is refused in words", async () => {
    await chooseTab(page, "Health Analytics");
    await expect(page.getByText("129/82, down 13/8 from your first 4")).toBeVisible();
    await page.locator('[name="systolic"]').fill("70");
    await page.locator('[name="diastolic"]').fill("90");
    await page.getByRole("button", { name: "Add reading" }).click();
    await expect(page.getByText("The lower value is less than the upper one.")).toBeVisible();
    await page.locator('[name="systolic"]').fill("124");
    await page.locator('[name="diastolic"]').fill("79");
    await page.getByRole("button", { name: "Add reading" }).click();
    await expect(page.getByRole("figure")).toContainText("127/81");
    await expect(page.getByRole("cell", { name: "Friday, November 20: 3 of 4 taken" })).toHaveCount(
      1,
    );
  });
});
