import { readFileSync } from "node:fs";
import { expect, hydrated, test } from "../../fixtures.ts";
import { overflowOf } from "../../overflow.ts";
import { chooseTab, dialogIn, openDemo } from "../../demos/demo-page.ts";
import { arrowToTab, tabTo } from "../../demos/keys.ts";
import {
  button,
  card,
  cards,
  column,
  highlight,
  move,
  need,
  sheetOf,
} from "../../demos/recruitment-page.ts";

test("candidates are found, moved, rejected and exported", async ({ page }) => {
  await test.step("search finds names and positions in any case, nothing else, and can be cleared", async () => {
    await openDemo(page, "recruitment");
    await chooseTab(page, "Candidates");
    const search = page.getByRole("searchbox", { name: "Search by name or position" });
    const shown = cards(page);
    await expect(shown).toHaveCount(28);
    await search.fill("ENGINEER");
    await expect(shown).toHaveCount(10);
    await expect(page.getByText("10 of 28 candidates").first()).toBeVisible();
    await search.fill("tan");
    await expect(shown).toHaveCount(2);
    await expect(column(page, "Offer")).toContainText("Nobody here right now");
    await search.fill("sorensen");
    await expect(page.getByText("No candidates match “sorensen”.")).toBeVisible();
    await button(page, "Clear filters").click();
    await expect(shown).toHaveCount(28);
    await expect(search).toHaveValue("");
  });
  await test.step("a job leads to exactly its applicants, with a chip to take off", async () => {
    await chooseTab(page, "Jobs");
    const job = page.getByRole("listitem").filter({ hasText: "Product Designer" });
    await expect(job).toContainText("5 applicants");
    await button(job, "View Applicants").click();
    await expect(page.getByRole("heading", { name: "Candidates" })).toBeFocused();
    await expect(cards(page)).toHaveCount(5);
    await button(page, /^Job: Product Designer/).click();
    await expect(cards(page)).toHaveCount(28);
  });
  await test.step("somebody is moved by keyboard, the focus follows, and the page takes it back", async () => {
    await chooseTab(page, "Candidates");
    await button(page, "Move Anika Sørensen, in Interview").focus();
    await page.keyboard.press("Enter");
    await highlight(page, "Offer");
    await page.keyboard.press("Enter");
    const status = page.getByRole("status").filter({ hasText: "moved to" });
    await expect(status).toHaveText(/Anika Sørensen moved to Offer\. 4 in Offer\./);
    await expect(column(page, "Offer").getByRole("heading")).toContainText("4");
    const anika = column(page, "Offer").getByRole("button", {
      name: "Anika Sørensen",
      exact: true,
    });
    await expect(anika).toBeFocused();
    await expect(card(page, "Anika Sørensen")).toContainText("0 days in stage");
    await button(page, "Undo move").click();
    await expect(card(page, "Anika Sørensen")).toContainText("6 days in stage");
    await expect(column(page, "Interview").getByRole("heading")).toContainText("8");
    await expect(page.getByRole("status").filter({ hasText: "Undone." })).toHaveCount(1);
    await expect(button(page, "Undo move")).toHaveCount(0);
  });
  await test.step("a card is dragged to its next stage; where a move needs an answer, the drop asks", async () => {
    await card(page, "Hana Yoshida").dragTo(column(page, "Offer").getByRole("heading"));
    await expect(column(page, "Offer")).toContainText("Hana Yoshida");
    await expect(button(card(page, "Hana Yoshida"), "Hana Yoshida")).toBeFocused();
    await button(page, "Undo move").click();
    await expect(column(page, "Interview")).toContainText("Hana Yoshida");
    await card(page, "Hana Yoshida").dragTo(column(page, "Rejected").getByRole("heading"));
    await page.keyboard.press("Escape");
    await expect(dialogIn(page, "Reject Hana Yoshida")).toHaveCount(0);
    await expect(column(page, "Interview")).toContainText("Hana Yoshida");
  });
  await test.step("a rejection needs a reason, drafts a note and is written on the timeline", async () => {
    await chooseTab(page, "Candidates");
    await move(page, "Marcus Oyelaran", "Rejected");
    const dialog = dialogIn(page, "Reject Marcus Oyelaran");
    await button(dialog, "Reject").click();
    await expect(dialog).toContainText("Choose a reason so your team can learn from it.");
    const reason = dialog.getByRole("combobox", { name: "Reason" });
    await expect(reason).toBeFocused();
    await reason.selectOption("Other");
    await button(dialog, "Reject").click();
    await expect(dialog.getByRole("textbox", { name: "In a few words" })).toBeFocused();
    await reason.selectOption("Salary expectations");
    await expect(dialog.getByRole("textbox", { name: "Draft to Marcus" })).toHaveValue(
      /^Hi Marcus,[\s\S]*Senior Frontend Engineer/,
    );
    await button(dialog, "Reject").click();
    await expect(column(page, "Rejected").getByRole("heading")).toContainText("5");
    await expect(button(card(page, "Marcus Oyelaran"), "Marcus Oyelaran")).toBeFocused();
    await button(card(page, "Marcus Oyelaran"), "Marcus Oyelaran").click();
    const sheet = sheetOf(page, "Marcus Oyelaran");
    const timeline = sheet.getByRole("list", { name: "Timeline" }).getByRole("listitem");
    await expect(timeline.nth(0)).toContainText("Note sent");
    await expect(timeline.nth(1)).toContainText("Rejected: Salary expectations");
    await expect(sheet).toContainText("Our budget for this role");
    await button(sheet, "Undo move").click();
    await expect(sheet.getByRole("combobox", { name: /^Stage of/ })).toHaveValue("screening");
    await expect(timeline).toHaveCount(1);
  });
  await test.step("all candidates go into a spreadsheet, and nothing in it runs", async () => {
    await page.keyboard.press("Escape");
    await chooseTab(page, "Candidates");
    await button(page, "Add Candidate").click();
    const dialog = dialogIn(page, "Add Candidate");
    await button(dialog, "Add to Screening").click();
    await expect(dialog).toContainText("Enter a name.");
    await dialog.getByRole("textbox", { name: "Name" }).fill("noah feldstein");
    await dialog.getByRole("combobox", { name: "Job" }).selectOption({ label: "Data Analyst" });
    await dialog.getByRole("textbox", { name: "E-mail" }).fill("noah@");
    await button(dialog, "Add to Screening").click();
    await expect(dialog).toContainText("Enter an e-mail address like name@company.com.");
    await dialog.getByRole("textbox", { name: "E-mail" }).fill("");
    await button(dialog, "Add to Screening").click();
    await expect(dialog).toContainText("Looks like noah feldstein already applied for this job.");
    await expect(button(dialog, "Add anyway")).toBeFocused();
    await dialog.getByRole("textbox", { name: "Name" }).fill("=cmd");
    await button(dialog, "Add to Screening").click();
    await expect(column(page, "Screening").getByRole("heading")).toContainText("11");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Export CSV").click(),
    ]);
    expect(file.suggestedFilename()).toBe("kestrel-rowe-candidates-2026-11-20.csv");
    const text = readFileSync(await file.path(), "utf8");
    expect(text.trim().split("\r\n")).toHaveLength(30);
    expect(text).toContain(`"'=cmd",Data Analyst,Screening`);
    await expect(page.getByRole("status").filter({ hasText: "Exported 29" })).toHaveCount(1);
  });
});

test("the queue is worked off, and a job renamed", async ({ page }) => {
  await test.step("a stuck candidate is reviewed, moved, and off the queue", async () => {
    await openDemo(page, "recruitment");
    const stuck = need(page, "Stuck").getByRole("listitem");
    await expect(stuck).toHaveCount(5);
    await expect(stuck.filter({ hasText: "Simone" })).toContainText(
      "13 days in Interview, limit 10",
    );
    await button(stuck.filter({ hasText: "Rafael" }), "Review").click();
    const sheet = sheetOf(page, "Rafael Teixeira");
    await expect(sheet).toContainText("2 of 5");
    await sheet.getByRole("combobox", { name: /^Stage of/ }).selectOption("interview");
    await page.keyboard.press("Escape");
    await expect(stuck).toHaveCount(4);
    await expect(button(stuck.first(), "Review")).toBeFocused();
    await expect(page.getByText("9 decisions waiting for you")).toBeVisible();
  });
  await test.step("a scorecard on four steps is no longer due", async () => {
    const due = need(page, "Scorecards due").getByRole("listitem");
    await button(due.filter({ hasText: "Noah" }), "Score").click();
    const sheet = sheetOf(page, "Noah Feldstein");
    await expect(sheet.getByRole("heading", { name: /^Scorecard/ })).toBeFocused();
    await button(sheet, "Submit Scorecard").click();
    await expect(sheet).toContainText("Mark all four, then submit.");
    for (const criterion of ["Role skills", "Problem solving", "Communication"]) {
      await sheet
        .getByRole("radiogroup", { name: criterion })
        .getByRole("radio", { name: "Strong yes" })
        .check();
    }
    const last = sheet.getByRole("radiogroup", { name: "Ways of working" });
    await last.getByRole("radio", { name: "Strong no" }).check();
    await expect(sheet).toContainText("Overall recommendation No");
    await last.getByRole("radio", { name: "Yes", exact: true }).check();
    await expect(sheet).toContainText("Overall recommendation Strong yes");
    await button(sheet, "Submit Scorecard").click();
    await expect(sheet).toContainText("Overall Strong yes, today");
    await page.keyboard.press("Escape");
    await expect(due).toHaveCount(1);
  });
  await test.step("a renamed job takes its candidates along, until the demo is reset", async () => {
    await chooseTab(page, "Jobs");
    const job = page.getByRole("listitem").filter({ hasText: "Data Analyst" });
    await button(job, "Edit Job").click();
    const dialog = dialogIn(page, "Edit Job");
    const title = dialog.getByRole("textbox", { name: "Title" });
    await title.fill(" ");
    await button(dialog, "Save").click();
    await expect(dialog).toContainText("Enter a job title.");
    await title.fill("Senior Data Analyst");
    await button(dialog, "Save").click();
    await expect(button(job, "Edit Job")).toBeFocused();
    await chooseTab(page, "Candidates");
    await page.getByRole("searchbox").fill("senior data");
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole("button", { name: "Reset Demo" }).click();
    await hydrated(page);
    await chooseTab(page, "Jobs");
    await expect(page.getByRole("heading", { name: "Data Analyst", exact: true })).toBeVisible();
  });
});

test("a hire counts everywhere; a narrow window has all of it", async ({ page }) => {
  await test.step("a hire moves the dashboard, the job and the analytics", async () => {
    await openDemo(page, "recruitment");
    await chooseTab(page, "Candidates");
    await move(page, "Wen Li Zhao", "Hired");
    const ask = page.getByRole("alertdialog");
    await expect(ask).toContainText("Mark Wen Li Zhao as hired for Senior Frontend Engineer?");
    await expect(ask.getByRole("checkbox", { name: "Pause this job" })).toBeChecked();
    await button(ask, "Mark as hired").click();
    await expect(button(card(page, "Wen Li Zhao"), "Wen Li Zhao")).toBeFocused();
    await chooseTab(page, "Dashboard");
    const figures = page.getByRole("region", { name: "Good morning, Talia." });
    await expect(figures).toContainText("Candidates in play20");
    await expect(figures).toContainText("Open jobs4");
    await expect(figures).toContainText("28.5 days");
    await chooseTab(page, "Jobs");
    await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toContainText("Paused");
    await chooseTab(page, "Analytics");
    await button(page, "View as table").first().click();
    await expect(page.getByRole("row", { name: /^Hired/ })).toContainText("Hired466.7%");
    await expect(page.getByText("median time to hire 28.5 days")).toBeVisible();
    const tour = page.getByRole("region", { name: "Try this" });
    await expect(tour).toContainText("(2/3)");
  });
  await test.step("at 360 pixels there is a list, filters in a sheet, and Escape returns", async () => {
    await openDemo(page, "recruitment");
    await page.setViewportSize({ width: 360, height: 740 });
    await chooseTab(page, "Candidates");
    expect(await overflowOf(page)).toBe(0);
    await expect(page.getByRole("radio", { name: "List" })).toBeChecked();
    await button(page, "Filters").click();
    const filters = dialogIn(page, "Filters");
    await filters.getByRole("combobox", { name: "Stage" }).selectOption("interview");
    await button(filters, "Show 8 candidates").click();
    await expect(cards(page)).toHaveCount(8);
    const leo = button(page, "Leo Fontana");
    await leo.click();
    const sheet = sheetOf(page, "Leo Fontana");
    await expect(button(sheet, /^Move Leo Fontana/)).toBeInViewport();
    await expect(button(sheet, "Schedule Interview")).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(leo).toBeFocused();
    await page.getByRole("radio", { name: "Board" }).check();
    await page.getByRole("radio", { name: /^Interview/ }).check();
    await expect(column(page, "Interview").getByRole("listitem").first()).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
  });
});

test("by keyboard alone, from the queue to a rejected candidate and the funnel", async ({
  page,
}) => {
  await openDemo(page, "recruitment");
  await tabTo(page, button(need(page, "Stuck").getByRole("listitem").first(), "Review"));
  await page.keyboard.press("Enter");
  const sheet = sheetOf(page, "Zofia Kamińska");
  await tabTo(page, button(sheet, "Next candidate"));
  await page.keyboard.press("Enter");
  const next = sheetOf(page, "Rafael Teixeira");
  await tabTo(page, button(next, /^Move Rafael Teixeira/));
  await page.keyboard.press("Enter");
  await highlight(page, "Rejected");
  await page.keyboard.press("Enter");
  const reject = dialogIn(page, "Reject Rafael Teixeira");
  await expect(reject.getByRole("combobox", { name: "Reason" })).toBeFocused();
  await page.keyboard.type("Skills");
  await tabTo(page, button(reject, "Reject"));
  await page.keyboard.press("Enter");
  await expect(reject).toHaveCount(0);
  await expect(next.getByRole("combobox", { name: /^Stage of/ })).toHaveValue("rejected");
  await page.keyboard.press("Escape");
  await expect(next).toHaveCount(0);
  await expect(page.locator("[data-open^=stuck-]").first()).toBeFocused();
  await arrowToTab(page, /^Analytics/);
  await expect(
    page.getByText("Skills mismatch is the most frequent reason: 3 of 5."),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Try this" })).toContainText("(2/3)");
});
