import type { Page } from "@playwright/test";
import { theOwner } from "../../accounts.ts";
import { expect } from "../../fixtures.ts";
import { failUntil, pressRetry } from "../../hanging.ts";
import { aWord, openRecord, rowWith, search } from "../../inbox-records.ts";
import {
  nameIn,
  openQuarantine,
  quarantine,
  sendAdvert,
  sendHonest,
} from "../../quarantine-page.ts";
import { openInbox, test } from "../../staff-test.ts";

const dialog = (page: Page) => page.locator("[role=dialog]:not([data-toast])");

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
  await expect(part).toBeVisible();
  await expect(rowWith(page, word)).toContainText("Suspected: ");
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/record=/);
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

test.describe("on a telephone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("it is found, rescued by touch, and that is taken back", async ({ page }) => {
    const word = aWord();
    await sendAdvert(page, word, "Rank Seller");
    await openInbox(page);
    await page.getByRole("link", { name: /^Quarantine/ }).tap();
    await expect(page).toHaveURL(quarantine);
    await search(page, word);
    await expect(rowWith(page, word)).toContainText("Suspected: ");
    await nameIn(page, "Rank Seller").tap();
    const panel = dialog(page);
    await panel.getByRole("button", { name: "Not spam" }).tap();
    await expect(panel.getByRole("button", { name: "Not spam" })).toHaveCount(0);
    await expect(panel).toContainText("Marked as not spam");
    await panel.getByRole("button", { name: "Undo" }).tap();
    await expect(panel.getByRole("region", { name: /^Suspected: / })).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).tap();
    await expect(page).not.toHaveURL(/record=/);
    await expect(rowWith(page, word)).toContainText("Suspected: ");
  });
});
test.describe("when a judgement cannot be stored @page", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

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
