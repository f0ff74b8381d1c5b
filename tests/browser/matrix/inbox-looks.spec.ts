import type { Page } from "@playwright/test";
import { aLead, expect, looks, sendLead, signIn, test } from "../fixtures.ts";
import { aWord, openRecord, rowWith, search, sendOrder, sendSupport } from "../inbox-records.ts";
import { overflowOf } from "../overflow.ts";
import { violationsOf } from "../violations.ts";

async function expectSound(page: Page, what: string) {
  expect(await violationsOf(page), what).toEqual([]);
  expect(await overflowOf(page), what).toBeLessThanOrEqual(0);
}

for (const width of [390, 1280]) {
  for (const look of looks) {
    test(`at ${width} px in ${look} the list, the bar, the panel and the insights are sound`, async ({
      page,
    }) => {
      test.slow();
      const word = aWord();
      await sendLead(page, aLead({ message: `Hello ${word}`, company: "Ortega Clinics" }));
      await sendSupport(page, word);
      await sendOrder(page, word);
      await page.addInitScript((name) => localStorage.setItem("look", name), look);
      await page.setViewportSize({ width, height: 900 });
      await signIn(page);
      await expectSound(page, "contact");
      await page.goto("/admin?view=all");
      await search(page, word);
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByRole("checkbox", { name: `Select Greta Holm ${word}` }).check();
      await expectSound(page, "all, with filters and the bar");
      const panel = await openRecord(page, `Greta Holm ${word}`);
      await panel.getByRole("combobox", { name: "Assigned to" }).selectOption({ index: 1 });
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      await panel.getByRole("combobox", { name: "Add a tag" }).fill("paper");
      await page.keyboard.press("Enter");
      await expect(panel.getByRole("button", { name: "Remove the tag paper" })).toBeVisible();
      await expectSound(page, "panel");
      await page.keyboard.press("Escape");
      await expect(rowWith(page, word).first()).toBeVisible();
      await page.getByRole("button", { name: "Saved views" }).click();
      await expect(page.getByRole("dialog", { name: "Saved views" })).toBeVisible();
      await expectSound(page, "saved views");
      await page.goto("/admin?view=insights");
      await expect(page.getByRole("table", { name: "By kind" })).toBeVisible();
      await page.getByText("As a table").click();
      await expectSound(page, "insights");
    });
  }
}
