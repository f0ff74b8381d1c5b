import type { Page } from "@playwright/test";
import { aLead, expect, sendLead, signIn, test } from "../fixtures.ts";
import { aWord, openRecord, rowWith, search, sendOrder, sendSupport } from "../inbox-records.ts";
import { faultsOf } from "../judge.ts";
import { closeNotices } from "../notices.ts";

async function expectSound(page: Page, what: string) {
  expect.soft(await faultsOf(page), what).toEqual([]);
}

test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

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

  test("the quarantine, chosen rows, and a record that is kept apart", async ({ page }) => {
    test.setTimeout(120_000);
    const word = aWord();
    const email = `${word}@seller.example`;
    const message = `[url=https://bit.ly/${word}]Top ranking on Google[/url]`;
    await sendLead(page, aLead({ name: `Rank Seller ${word}`, email, message }));
    await signIn(page);
    await page.goto("/admin?view=quarantine");
    await search(page, word);
    await page.getByRole("checkbox", { name: `Select Rank Seller ${word}` }).check();
    await expect(page.getByRole("region", { name: "Selected records" })).toBeVisible();
    await expectSound(page, "quarantine, with the bar");
    const panel = await openRecord(page, word);
    await expect(panel.getByRole("region", { name: /^Suspected: / })).toBeVisible();
    await expectSound(page, "suspected");
    await panel.getByRole("button", { name: "Spam", exact: true }).click();
    await expect(panel.getByRole("region", { name: "Spam, said by you" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).focus();
    await expectSound(page, "said to be spam");
  });

  test("the templates, one of them open, and what came in", async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page);
    await page.goto("/admin?view=templates&kind=support");
    const templates = page.getByRole("list", { name: "Templates for Support" });
    await expect(templates).toBeVisible();
    await expectSound(page, "templates");
    await page.setViewportSize({ width: 1280, height: 900 });
    await templates.getByRole("link").first().click();
    await page.getByLabel("Text", { exact: true }).fill("{total}");
    await expect(page.getByText("has nothing for {total}")).toBeVisible();
    await expectSound(page, "a template");
    await page.goto("/admin?view=mail&part=received");
    await expect(page.getByText("No mailbox is read")).toBeVisible();
    await expectSound(page, "what came in");
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

  test("what it says when the server is away or short of space", async ({ page }) => {
    test.setTimeout(120_000);
    const lead = aLead();
    await sendLead(page, lead);
    await page.route("**/rest/v1/rpc/staff_seen", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "x-perilune-notice": "disk-low" };
      await route.fulfill({ response, headers });
    });
    await signIn(page);
    await search(page, lead.email);
    await page.route(/\/rest\/v1\/(rpc\/search_)?contact_submissions/, (route) =>
      route.fulfill({ status: 503, json: { code: "PT503", message: "no" } }),
    );
    await page.getByRole("main").getByRole("button", { name: "Mark responded" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toContainText("Failed to update contact status");
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect(main.getByText("Could not load submissions")).toBeVisible();
    await closeNotices(page);
    await expectSound(page, "stale, with both failures and the notice");
    await page.route("**/rest/v1/rpc/staff_seen", (route) => route.abort());
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Could not check your access" })).toBeVisible();
    await expectSound(page, "no access known");
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
