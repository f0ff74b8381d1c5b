import { readFileSync } from "node:fs";
import { expect, test } from "../../fixtures.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";
import { button, card, cards, column, need, sheetOf } from "../../demos/recruitment-page.ts";

test("interviews are planned, and what is known of somebody is kept", async ({ page }) => {
  await test.step("an interview takes a free time only, and the dashboard gains it", async () => {
    await openDemo(page, "recruitment");
    const list = page.getByRole("region", { name: "Interviews, next 5 working days" });
    await expect(list.getByRole("listitem")).toHaveCount(6);
    await button(need(page, "Offers awaiting answer").getByRole("listitem").nth(1), "Open").click();
    const sheet = sheetOf(page, "Wen Li Zhao");
    await button(sheet, "Schedule Interview").click();
    const dialog = dialogIn(page, "Interview with Wen Li Zhao");
    await expect(dialog.getByRole("radio", { name: /^10:30 AM/ })).toBeDisabled();
    await expect(dialog.getByRole("radio", { name: /^10:30 AM/ }).locator("..")).toContainText(
      "Busy",
    );
    await button(dialog, "Schedule").click();
    await expect(dialog).toContainText("Choose a free time first.");
    await expect(dialog.getByRole("radio", { name: /^9:30 AM/ })).toBeFocused();
    await dialog.getByRole("radio", { name: "Monday, November 23" }).check();
    await dialog.getByRole("radio", { name: /^2:30 PM/ }).check();
    await button(dialog, "Schedule").click();
    await expect(button(sheet, "Schedule Interview")).toBeFocused();
    await expect(sheet).toContainText("Mon, Nov 23, 2:30 PM interview with Marta Lindholm");
    await page.keyboard.press("Escape");
    await expect(list.getByRole("listitem")).toHaveCount(7);
    await expect(list.getByRole("listitem").filter({ hasText: "Wen Li" })).toContainText("2:30 PM");
  });
  await test.step("an interview is joined ten minutes before, or given another time", async () => {
    const list = page.getByRole("region", { name: "Interviews, next 5 working days" });
    const anika = list.getByRole("listitem").filter({ hasText: "Anika" });
    await button(anika, "Join").click();
    await expect(dialogIn(page)).toContainText("Room opens 10 minutes before, at 10:20 AM.");
    await page.keyboard.press("Escape");
    await expect(button(anika, "Join")).toBeFocused();
    await button(anika, "Reschedule").click();
    const dialog = dialogIn(page, "Reschedule Anika Sørensen");
    await expect(dialog.getByRole("radio", { name: /^10:30 AM/ })).toBeDisabled();
    await dialog.getByRole("radio", { name: "Monday, November 23" }).check();
    await dialog.getByRole("radio", { name: /^9:30 AM/ }).check();
    await button(dialog, "Move interview").click();
    await expect(anika).toContainText("9:30 AM");
    await expect(button(anika, "Reschedule")).toBeFocused();
  });
  await test.step("notes, ratings and a profile are kept with the candidate", async () => {
    await chooseTab(page, "Candidates");
    await button(card(page, "Anika Sørensen"), "Anika Sørensen").click();
    const sheet = sheetOf(page, "Anika Sørensen");
    await expect(sheet).toContainText("4 of 5 required skills");
    await sheet
      .getByRole("radiogroup", { name: "Rating for Anika Sørensen" })
      .getByRole("radio", { name: "5" })
      .check();
    await sheet.getByRole("textbox", { name: "New note" }).fill("Ask about the start date");
    await page.keyboard.press("Control+Enter");
    await expect(
      sheet.getByRole("listitem").filter({ hasText: "Ask about the start date" }),
    ).toBeVisible();
    const timeline = sheet.getByRole("list", { name: "Timeline" }).getByRole("listitem");
    await expect(timeline.nth(0)).toContainText("Note added");
    await expect(timeline.nth(1)).toContainText("Rated 5 of 5");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(sheet, "Download profile").click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Anika-.*profile\.pdf$/);
    const pdf = readFileSync(await file.path(), "latin1");
    expect(pdf.startsWith("%PDF-1.4")).toBe(true);
    expect(pdf).toContain("Anika Sørensen");
  });
});

test("jobs are posted and measured, candidates moved together; on a Sunday nothing is missing", async ({
  page,
}) => {
  await test.step("a posted job begins without applicants, and analytics follow a range", async () => {
    await openDemo(page, "recruitment");
    await chooseTab(page, "Jobs");
    await button(page, "Post Job").click();
    const dialog = dialogIn(page, "Post Job");
    await dialog.getByRole("textbox", { name: "Title" }).fill("Office Manager");
    await button(dialog, "Post").click();
    const job = page.getByRole("tabpanel").getByRole("listitem").first();
    await expect(job).toContainText("Office Manager");
    await expect(job).toContainText("No applicants yet. Share the job.");
    await expect(job).toContainText("posted today");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(job, "Share").click();
    await expect(button(job, "Copied")).toBeVisible();
    await page.clock.runFor(2500);
    await expect(button(job, "Share")).toBeVisible();
    await chooseTab(page, "Analytics");
    await expect(page.getByText("57.1% of applicants reach an interview.")).toBeVisible();
    await expect(page.getByText("Referrals are 21% of applicants and 67% of hires.")).toBeVisible();
    await page.getByRole("radio", { name: "Last 30 days" }).check();
    await expect(page.getByText("23 applicants, median time to hire 26 days")).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export CSV").click(),
    ]);
    expect(readFileSync(await file.path(), "utf8")).toContain("Funnel,Applied,23");
  });
  await test.step("several are moved or rejected together, ten at most", async () => {
    await chooseTab(page, "Candidates");
    await page.getByRole("radio", { name: "List" }).check();
    await button(page, "Rating").click();
    const rows = page.getByRole("row");
    await expect(rows.nth(1)).toContainText("Gwen Aldridge");
    const boxes = page.getByRole("checkbox", { name: /^Select / });
    for (let index = 0; index < 11; index += 1) await boxes.nth(index).click();
    const bulk = page.getByRole("group", { name: "Selected candidates" });
    await expect(bulk).toContainText("10 selected");
    await expect(boxes.nth(10)).not.toBeChecked();
    await button(bulk, "Clear selection").click();
    await page.getByRole("checkbox", { name: "Select Elena Petrov" }).check();
    await page.getByRole("checkbox", { name: "Select Isla Grant" }).check();
    await button(bulk, "Move to…").click();
    await page.getByRole("menuitem", { name: "Interview" }).click();
    await expect(page.getByText("Last move: 2 candidates to Interview")).toBeVisible();
    await expect(rows.filter({ hasText: "Isla Grant" })).toContainText("Interview");
    await page.getByRole("checkbox", { name: "Select Elena Petrov" }).check();
    await page.getByRole("checkbox", { name: "Select Carys Pugh" }).check();
    await button(bulk, "Reject…").click();
    const dialog = dialogIn(page, "Reject 2 candidates");
    await dialog.getByRole("combobox", { name: "Reason" }).selectOption("Stronger candidate");
    await button(dialog, "Reject").click();
    await expect(rows.filter({ hasText: "Carys Pugh" })).toContainText("Rejected");
    await button(page, "Elena Petrov").click();
    await expect(sheetOf(page, "Elena Petrov")).toContainText("Hi Elena,");
  });
  await test.step("a stage of the pipeline leads to its candidates; on a Sunday nothing is missing", async () => {
    await openDemo(page, "recruitment", new Date("2027-03-14T12:30:00-07:00"));
    await expect(page.getByRole("main")).not.toContainText(/NaN|Infinity|undefined/);
    await button(page, /^Screening 10/).click();
    await expect(page.getByRole("heading", { name: "Candidates" })).toBeFocused();
    await expect(column(page, "Screening").getByRole("heading")).toContainText("10");
    await expect(cards(page)).toHaveCount(10);
  });
});
