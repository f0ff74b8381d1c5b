import type { Page } from "@playwright/test";
import { aLead, expect, sendLead } from "../../fixtures.ts";
import { openInbox, test } from "../../staff-test.ts";
import { rowsOf } from "../../stored-records.ts";
import { aWord, rowWith, search } from "../../inbox-records.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Selected records" });
const range = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const selectPage = (page: Page) => page.getByRole("checkbox", { name: "Select this page" }).check();
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

const responded = (page: Page) => page.locator("tbody").getByText("Responded", { exact: true });

async function sendMany(page: Page, word: string, count: number) {
  const leads = Array.from({ length: count }, (_none, index) =>
    aLead({ name: `Lead ${index}`, message: `${word} number ${index}` }),
  );
  while (leads.length > 0)
    await Promise.all(leads.splice(0, 12).map((lead) => sendLead(page, lead)));
}

/** Finds what was sent with this word, and selects everything that matches. */
async function selectEverything(page: Page, word: string, count: number) {
  await search(page, word);
  await expect(range(page)).toContainText(`1 to 50 of ${count}`);
  await selectPage(page);
  await expect(bar(page)).toContainText("50 selected");
  await bar(page)
    .getByRole("button", { name: `Select all ${count} that match` })
    .click();
  await expect(bar(page)).toContainText(`${count} selected`);
}

test("checked rows are tagged and archived together, and taken back", async ({ page }) => {
  const word = aWord();
  await sendMany(page, word, 3);
  await openInbox(page);
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select Lead 0" }).check();
  await page.getByRole("checkbox", { name: "Select Lead 2" }).check();
  await bar(page).getByRole("textbox", { name: "Tag" }).fill("Spring");
  await bar(page).getByRole("button", { name: "Tag", exact: true }).click();
  await expect(page.getByText("2 tagged spring")).toBeVisible();
  await expect(rowWith(page, "Lead 2")).toContainText("spring");
  await expect(rowWith(page, "Lead 1")).not.toContainText("spring");
  await expect(bar(page)).toHaveCount(0);

  await selectPage(page);
  await bar(page).getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("3 archived")).toBeVisible();
  await expect(page.getByText("No submissions match")).toBeVisible();
  await undo(page).click();
  await expect(rowWith(page, word)).toHaveCount(3);
  await expect(rowWith(page, "Lead 2")).toContainText("spring");
});

test.describe("when another number matches by now", () => {
  // The browser tells of the refusal.
  test.use({ allowedConsole: { lines: [/status of 409/] } });

  test("everything that matches is given to somebody and archived, and taken back", async ({
    page,
  }) => {
    const word = aWord();
    await sendMany(page, word, 120);
    await openInbox(page);
    await selectEverything(page, word, 120);
    await bar(page).getByRole("combobox", { name: "Assign to…" }).selectOption({ index: 1 });
    await expect(page.getByText(/^120 given to /)).toBeVisible();
    await expect(page.locator("tbody [data-mine]")).toHaveCount(50);
    await undo(page).click();
    await expect(page.locator("tbody [data-mine]")).toHaveCount(0);

    await selectEverything(page, word, 120);
    await bar(page).getByRole("button", { name: "Archive" }).click();
    await expect(page.getByText("120 archived")).toBeVisible();
    await expect(range(page)).toContainText("0 of 0");
    await page.keyboard.press("z");
    await expect(range(page)).toContainText("1 to 50 of 120");

    await selectEverything(page, word, 120);
    await sendMany(page, `${word} late`, 1);
    await bar(page).getByRole("button", { name: "Archive" }).click();
    await expect(page.getByText("121 match now.")).toBeVisible();
    await page.getByRole("button", { name: "Change these 121" }).click();
    await expect(page.getByText("121 archived")).toBeVisible();
  });
});

test("marking many as responded waits and can be taken back; else it is done", async ({ page }) => {
  const word = aWord();
  await sendMany(page, word, 3);
  await page.clock.install();
  await openInbox(page);
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(3);
  await selectPage(page);
  await bar(page).getByRole("button", { name: "Mark as responded" }).click();
  await expect(page.getByText("3 will be marked responded in ten seconds")).toBeVisible();
  await undo(page).click();
  await page.clock.runFor(12_000);
  await expect(responded(page)).toHaveCount(0);

  await selectPage(page);
  await bar(page).getByRole("button", { name: "Mark as responded" }).click();
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(responded(page)).toHaveCount(3);
});

test("what waits is done when the page is left", async ({ page }) => {
  const word = aWord();
  await sendMany(page, word, 2);
  await openInbox(page);
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(2);
  await selectPage(page);
  await bar(page).getByRole("button", { name: "Mark as responded" }).click();
  await expect(undo(page)).toBeVisible();
  await page.goto("/contact");
  const messages = [0, 1].map((index) => `${word} number ${index}`);
  const filters = { message: `in.(${messages.join(",")})`, status: "eq.responded" };
  await expect
    .poll(async () => (await rowsOf(page, "contact_submissions", filters)).length)
    .toBe(2);
  await page.goto(`/admin?q=${word}`);
  await expect(responded(page)).toHaveCount(2);
});
