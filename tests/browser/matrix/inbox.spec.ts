import type { Page } from "@playwright/test";
import { aLead, expect, sendLead, signIn, test } from "../fixtures.ts";
import { aWord, openRecord, rowWith, search, sendOrder, sendSupport } from "../inbox-records.ts";
import { faultsOf } from "../judge.ts";

async function expectSound(page: Page, what: string) {
  expect.soft(await faultsOf(page), what).toEqual([]);
}

test.describe("the inbox is sound in every look and at both widths", () => {
  test("the lists, filters, bulk bar, saved views and insights", async ({ page }) => {
    test.setTimeout(120_000);
    const word = aWord();
    await sendLead(page, aLead({ message: `Hello ${word}`, company: "Ortega Clinics" }));
    await sendSupport(page, word);
    await sendOrder(page, word);
    await signIn(page);
    await expect(page.getByRole("table")).toBeVisible();
    await expectSound(page, "contact");
    await page.goto("/admin?view=all");
    await search(page, word);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("checkbox", { name: `Select Greta Holm ${word}` }).check();
    await expectSound(page, "all, with filters and the bar");
    await page.getByRole("button", { name: "Saved views" }).click();
    await expect(page.getByRole("dialog", { name: "Saved views" })).toBeVisible();
    await expectSound(page, "saved views");
    await page.goto("/admin?view=insights");
    await expect(page.getByRole("table", { name: "By kind" })).toBeVisible();
    await page.getByText("As a table").click();
    await expectSound(page, "insights");
    await page.goto("/admin?q=nothing-says-this");
    await expect(page.getByText("No submissions match")).toBeVisible();
    await expectSound(page, "an empty search");
  });

  test("a record's panel with a notice over it", async ({ page }) => {
    test.setTimeout(120_000);
    const word = aWord();
    await sendOrder(page, word);
    await signIn(page);
    await page.goto("/admin?view=all");
    await search(page, word);
    await expect(rowWith(page, word)).toBeVisible();
    const panel = await openRecord(page, `Greta Holm ${word}`);
    await panel.getByRole("combobox", { name: "Add a tag" }).fill("paper");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("button", { name: "Remove the tag paper" })).toBeVisible();
    await panel.getByRole("combobox", { name: "Assigned to" }).selectOption({ index: 1 });
    // A notice that has the focus stays.
    await page.getByRole("button", { name: "Undo" }).focus();
    await expectSound(page, "panel");
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  });

  test("the message's dialog and the shortcuts", async ({ page }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await signIn(page);
    await page.getByRole("button", { name: lead.name }).click();
    await expect(page.getByRole("dialog", { name: lead.name })).toBeVisible();
    await expectSound(page, "message");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await expectSound(page, "shortcuts");
  });
});
