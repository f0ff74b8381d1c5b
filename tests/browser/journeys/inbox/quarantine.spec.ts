import type { Page } from "@playwright/test";
import { expect, sendLead } from "../../fixtures.ts";
import { failUntil, pressRetry } from "../../hanging.ts";
import { aWord, rowWith, search } from "../../inbox-records.ts";
import {
  nameIn,
  openQuarantine,
  quarantine,
  sendAdvert,
  sendHonest,
} from "../../quarantine-page.ts";
import { openInbox, test } from "../../staff-test.ts";
import { rowsOf } from "../../stored-records.ts";

const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const bar = (page: Page) => page.getByRole("region", { name: "Selected records" });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

test("suspected advertising has a place of its own, with its reasons, and no other list has it", async ({
  page,
}) => {
  const word = aWord();
  await sendAdvert(page, word, "Rank Seller", "Top ranking on Google, first page of Google");
  for (const address of ["/admin", "/admin?view=all"]) {
    await openInbox(page, address);
    await search(page, word);
    await expect(page.getByText("No submissions match")).toBeVisible();
  }
  const link = page.getByRole("navigation", { name: "Views" }).getByRole("link", {
    name: /^Quarantine [\d,]+ kept apart$/,
  });
  await link.click();
  await expect(page).toHaveURL(quarantine);
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1, name: "Quarantine" })).toBeVisible();
  await expect(page.getByText(/deleted after a month\. No letters go out about it/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Quarantine, newest first" })).toBeVisible();
  await search(page, word);
  const row = rowWith(page, "Rank Seller");
  await expect(row).toContainText("Suspected: markup written as text (4)");
  await expect(row).toContainText("offers ranking (3)");
  await expect(row).toContainText("short link (3)");
  await search(page, `${word}nobody`);
  await expect(page.getByText("No submissions match")).toBeVisible();
});

test("the list without a search leaves it out, and so does what came in last", async ({ page }) => {
  const word = aWord();
  const lead = (name: string, message: string) =>
    sendLead(page, { name, email: `${name}@${word}.example`, message, projectType: "realestate" });
  await lead(`maya-${word}`, `${aWord()} ${word}`);
  await lead(`seller-${word}`, `${aWord()} [url=https://bit.ly/${word}]here[/url]`);
  const [{ id } = {}] = await rowsOf(page, "inbox_entries", { name: `eq.seller-${word}` });
  const newest = page.waitForResponse(/\/inbox_entries\?.*limit=100/);
  await openInbox(page, "/admin?project=realestate");
  await expect(rowWith(page, `maya-${word}`)).toHaveCount(1);
  await expect(rowWith(page, `seller-${word}`)).toHaveCount(0);
  const told = JSON.stringify(await (await newest).json());
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(told).not.toContain(id);
});

test("by keyboard: u puts it back and s confirms it, the focus goes on, z takes it back", async ({
  page,
}) => {
  const word = aWord();
  for (const name of ["Third Seller", "Second Seller", "First Seller"]) {
    await sendAdvert(page, word, name);
  }
  await openQuarantine(page, word, 3);
  await page.getByRole("searchbox").press("Escape");
  await page.getByRole("searchbox").pressSequentially("su");
  await search(page, word);
  await expect(rowWith(page, "Suspected: ")).toHaveCount(3);
  await page.getByRole("heading", { level: 1 }).click();

  await page.keyboard.press("j");
  await expect(nameIn(page, "First Seller")).toBeFocused();
  await page.keyboard.press("u");
  await expect(page.getByText("Marked as not spam")).toBeVisible();
  await expect(rowWith(page, "First Seller")).toHaveCount(0);
  await expect(nameIn(page, "Second Seller")).toBeFocused();
  await page.keyboard.press("z");
  await expect(rowWith(page, "First Seller")).toContainText("Suspected: ");

  await nameIn(page, "Second Seller").focus();
  await page.keyboard.press("s");
  await expect(rowWith(page, "Second Seller")).toContainText("Marked as spam");
  await expect(nameIn(page, "Third Seller")).toBeFocused();
  await page.keyboard.press("u");
  await expect(rowWith(page, "Third Seller")).toHaveCount(0);
  await openInbox(page);
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(1);
  await expect(rowWith(page, "Third Seller")).toHaveCount(1);
});

test("in any list s sets apart, Undo puts back, and the focus follows the rows", async ({
  page,
}) => {
  const word = aWord();
  for (const name of ["Lower", "Upper"]) await sendHonest(page, word, name);
  await openInbox(page, "/admin?view=all");
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(2);
  await nameIn(page, `Upper ${word}`).focus();
  await page.keyboard.press("s");
  await expect(rowWith(page, `Upper ${word}`)).toHaveCount(0);
  await expect(nameIn(page, `Lower ${word}`)).toBeFocused();
  // Nothing of it is apart, so that it has no use.
  await page.keyboard.press("u");
  await undo(page).click();
  await expect(nameIn(page, `Upper ${word}`)).toBeFocused();
  await expect(rowWith(page, word)).toHaveCount(2);
});

test("chosen rows are judged one after the other, and taken back together", async ({ page }) => {
  const word = aWord();
  for (const name of ["Seller One", "Seller Two", "Seller Three"])
    await sendAdvert(page, word, name);
  await openQuarantine(page, word, 3);
  await page.getByRole("checkbox", { name: "Select Seller One" }).check();
  await page.getByRole("checkbox", { name: "Select Seller Three" }).check();
  await expect(bar(page).getByRole("button")).toHaveText([
    "Clear the selection",
    "Not spam",
    "Spam",
  ]);
  await bar(page).getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("2 marked as not spam")).toBeVisible();
  await expect(rowWith(page, word)).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  await undo(page).click();
  await expect(rowWith(page, "Suspected: ")).toHaveCount(3);

  const spam = bar(page).getByRole("button", { name: "Spam", exact: true });
  await page.getByRole("checkbox", { name: "Select Seller Two" }).check();
  await spam.click();
  await expect(rowWith(page, "Seller Two")).toContainText("Marked as spam");
  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await spam.click();
  // Of the third it is known.
  await expect(page.getByText("2 marked as spam")).toBeVisible();
  await expect(rowWith(page, "Marked as spam")).toHaveCount(3);
});

test("what comes while the quarantine is open is offered, and moves no row", async ({ page }) => {
  await openInbox(page, quarantine);
  const word = aWord();
  const offer = page.getByRole("button", { name: /^Show \d+ new$/ });
  // Others put theirs back meanwhile: what came and what went may be the same number, before the press or within it.
  const offered = async () => {
    if (!(await offer.isVisible())) await sendAdvert(page, word, "Late Seller");
    await expect(offer).toBeVisible({ timeout: 5_000 });
  };
  await sendAdvert(page, word, "Late Seller");
  await expect(offered).toPass();
  await expect(rowWith(page, word)).toHaveCount(0);
  await expect(async () => {
    await offered();
    await offer.click({ timeout: 1_000 });
    await expect(rowWith(page, word)).not.toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  // Not that there is one more: others put theirs back meanwhile.
  const rows = page.getByRole("checkbox", { name: /^Select (?!this page)/ });
  await expect(async () => {
    const shown = await rows.count();
    await expect(pages(page)).toHaveText(new RegExp(`^1 to ${shown} of`), { timeout: 1_000 });
  }).toPass();
});

test.describe("when a judgement cannot be stored @page", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("it is said, the row stays, and Retry does it", async ({ page }) => {
    const word = aWord();
    await sendAdvert(page, word, "Rank Seller");
    await openQuarantine(page, word, 1);
    const heal = await failUntil(page, "**/rest/v1/rpc/judge_entry", 503);
    await nameIn(page, "Rank Seller").focus();
    await page.keyboard.press("u");
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toContainText("It could not be marked as not spam.");
    await expect(rowWith(page, word)).toHaveCount(1);
    await expect(undo(page)).toHaveCount(0);
    heal();
    await pressRetry(main, "**/rest/v1/rpc/judge_entry");
    await expect(page.getByText("Marked as not spam", { exact: true })).toBeVisible();
    await expect(main.getByRole("alert")).toHaveCount(0);
    await expect(rowWith(page, word)).toHaveCount(0);
  });
});
