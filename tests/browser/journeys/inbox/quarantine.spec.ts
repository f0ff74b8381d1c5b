import type { Page } from "@playwright/test";
import { theOwner } from "../../accounts.ts";
import { expect, sendLead } from "../../fixtures.ts";
import { failUntil, pressRetry } from "../../hanging.ts";
import { aWord, openRecord, rowWith, search } from "../../inbox-records.ts";
import { openInbox, test } from "../../staff-test.ts";

const place = "/admin?view=quarantine";
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const bar = (page: Page) => page.getByRole("region", { name: "Selected records" });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });
const nameIn = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.locator("[role=dialog]:not([data-toast])");

/** Kept apart whatever is learnt meanwhile. What tests judge says nothing that others say: it teaches. */
async function sendAdvert(page: Page, word: string, name: string, text = aWord()) {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@${word}.example`;
  await sendLead(page, { name, email, message: `${text} [url=https://bit.ly/${word}]here[/url]` });
}

/** Answers its name. */
async function sendHonest(page: Page, word: string, name: string) {
  const email = `${name.toLowerCase()}@${word}.example`;
  const message = `${aWord()} ${aWord()} ${word}`;
  await sendLead(page, { name: `${name} ${word}`, email, message });
  return `${name} ${word}`;
}

/** Opens the quarantine with what was sent with this word. */
async function openQuarantine(page: Page, word: string, count: number) {
  await openInbox(page, place);
  await search(page, word);
  await expect(rowWith(page, word)).toHaveCount(count);
}

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
  await expect(page).toHaveURL(place);
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1, name: "Quarantine" })).toBeVisible();
  await expect(page.getByText(/deleted after a month\. Nobody was written to/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Quarantine, newest first" })).toBeVisible();
  await search(page, word);
  const row = rowWith(page, "Rank Seller");
  await expect(row).toContainText("Suspected: markup written as text (4)");
  await expect(row).toContainText("offers ranking (3)");
  await expect(row).toContainText("short link (3)");
  await search(page, `${word}nobody`);
  await expect(page.getByText("No submissions match")).toBeVisible();
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
  await expect(rowWith(page, "First Seller")).toContainText("Marked as spam");

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

test("an open record is marked and put back; it stays open, and its history tells it", async ({
  page,
}) => {
  const word = aWord();
  for (const name of ["Lower", "Upper"]) await sendHonest(page, word, name);
  await openInbox(page);
  await search(page, word);
  const panel = await openRecord(page, `Upper ${word}`);
  await expect(panel.getByRole("button", { name: "Not spam" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Spam", exact: true }).click();
  const part = panel.getByRole("region", { name: "Spam, said by you" });
  await expect(part).toContainText(/Here since today at .*, deleted on /);
  await expect(part).toBeFocused();
  await expect(panel.getByRole("button", { name: "Spam", exact: true })).toHaveCount(0);
  await expect(rowWith(page, `Upper ${word}`)).toHaveCount(0);
  const history = panel.getByRole("region", { name: "Conversation" });
  await expect(history).toContainText("You marked it as spam");
  await expect(history).not.toContainText("answered it");

  await part.getByRole("button", { name: "Not spam" }).click();
  await expect(part).toHaveCount(0);
  await expect(history).toContainText("You marked it as not spam");
  await expect(rowWith(page, `Upper ${word}`)).toHaveCount(1);
  await page.keyboard.press("s");
  await expect(part).toBeVisible();
  await page.keyboard.press("u");
  await expect(part).toHaveCount(0);
  await page.keyboard.press("s");
  await expect(rowWith(page, `Upper ${word}`)).toHaveCount(0);
  // What stood below it is the next one.
  await page.keyboard.press("j");
  await expect(panel.getByRole("heading", { name: `Lower ${word}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/record=/);
  await expect(nameIn(page, `Lower ${word}`)).toBeFocused();
});

test("what is suspected says why, and can be confirmed in its record", async ({ page }) => {
  const word = aWord();
  await sendAdvert(page, word, "Rank Seller");
  await openQuarantine(page, word, 1);
  const panel = await openRecord(page, "Rank Seller");
  const part = panel.getByRole("region", { name: /^Suspected: .*short link \(3\)/ });
  await expect(part).toContainText(/\d+ points; from 4 on a message is kept apart\./);
  await expect(part).toContainText("Nobody was written to.");
  await expect(panel).toContainText("Nobody waits for one");
  await part.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(panel.getByRole("region", { name: "Spam, said by you" })).toBeVisible();
  await expect(rowWith(page, word)).toContainText("Marked as spam");
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("button", { name: "Not spam" })).toHaveCount(0);
  await expect(panel.getByRole("heading", { name: "Rank Seller" })).toBeVisible();
  await expect(page.getByText("No submissions match")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/record=/);
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
  await expect(rowWith(page, "Marked as spam")).toHaveCount(2);

  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await bar(page).getByRole("button", { name: "Spam", exact: true }).click();
  // Of the others it is known.
  await expect(page.getByText("Marked as spam", { exact: true })).toHaveCount(4);
  await expect(rowWith(page, "Marked as spam")).toHaveCount(3);
});

test("what comes while the quarantine is open is offered, and moves no row", async ({ page }) => {
  await openInbox(page, place);
  const range = await pages(page).textContent();
  const word = aWord();
  await sendAdvert(page, word, "Late Seller");
  const offer = page.getByRole("button", { name: /^Show \d+ new$/ });
  await expect(offer).toBeVisible();
  await expect(rowWith(page, word)).toHaveCount(0);
  await offer.click();
  await expect(rowWith(page, word)).toHaveCount(1);
  await expect(pages(page)).not.toHaveText(range ?? "");
});

test("a record that somebody has open stays when somebody else marks it", async ({ page }) => {
  const word = aWord();
  const name = await sendHonest(page, word, "Maya");
  await openInbox(page);
  await search(page, word);
  const panel = await openRecord(page, name);
  await panel.getByRole("textbox", { name: "New note" }).fill("Half a sentence");
  const id = new URL(page.url()).searchParams.get("record");
  const owner = await theOwner(page);
  await owner.call("post", "rpc/judge_entry", { id, is_spam: true });
  await expect(panel.getByRole("region", { name: "Spam, said by you" })).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "New note" })).toHaveValue("Half a sentence");
  await expect(panel.getByRole("textbox", { name: "New note" })).toBeFocused();
  await expect(rowWith(page, name)).toHaveCount(1);
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

  test("in the record it is said there", async ({ page }) => {
    const word = aWord();
    const name = await sendHonest(page, word, "Maya");
    await openInbox(page);
    await search(page, word);
    const panel = await openRecord(page, name);
    const heal = await failUntil(page, "**/rest/v1/rpc/judge_entry", 503);
    await panel.getByRole("button", { name: "Spam", exact: true }).click();
    await expect(panel.getByRole("alert")).toContainText("It could not be marked as spam.");
    heal();
    await pressRetry(panel, "**/rest/v1/rpc/judge_entry");
    await expect(panel.getByRole("region", { name: "Spam, said by you" })).toBeVisible();
  });
});

test.describe("on a telephone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("it is found, rescued by touch and taken back", async ({ page }) => {
    const word = aWord();
    await sendAdvert(page, word, "Rank Seller");
    await openInbox(page);
    await page.getByRole("link", { name: /^Quarantine/ }).tap();
    await expect(page).toHaveURL(place);
    await search(page, word);
    await expect(rowWith(page, word)).toContainText("Suspected: ");
    await nameIn(page, "Rank Seller").tap();
    const panel = dialog(page);
    await panel.getByRole("button", { name: "Not spam" }).tap();
    await expect(panel.getByRole("button", { name: "Not spam" })).toHaveCount(0);
    await expect(panel).toContainText("Marked as not spam");
    await panel.getByRole("button", { name: "Undo" }).tap();
    await expect(panel.getByRole("region", { name: "Spam, said by you" })).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).tap();
    await expect(page).not.toHaveURL(/record=/);
    await expect(rowWith(page, word)).toContainText("Marked as spam");
  });
});
