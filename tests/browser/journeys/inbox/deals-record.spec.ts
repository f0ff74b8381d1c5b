import type { Locator } from "@playwright/test";
import { theOwner } from "../../accounts.ts";
import { aDeal, column, dialog, openDeals } from "../../deals-console.ts";
import { expect } from "../../fixtures.ts";
import {
  aWord,
  openRecord,
  search,
  sendNewsletter,
  sendOrder,
  sendSupport,
} from "../../inbox-records.ts";
import { openInbox, test } from "../../staff-test.ts";
import { violationsOf } from "../../violations.ts";

const partOf = (panel: Locator) => panel.getByRole("region", { name: "Deal", exact: true });

test("a record starts a deal with what it tells, and another is put into it and taken out", async ({
  page,
}) => {
  const word = aWord();
  await sendSupport(page, word);
  await sendOrder(page, word);
  await openInbox(page, "/admin?view=all");
  await search(page, word);
  const panel = await openRecord(page, `Noah Kim ${word}`);
  await partOf(panel).getByRole("button", { name: "Start a deal" }).click();
  const start = dialog(page, "Start a deal");
  await expect(start.getByLabel("Title")).toHaveValue(`Cannot sign in ${word}`);
  await expect(start.getByLabel("E-mail of the person")).toHaveCount(0);
  await start.getByLabel("Title").fill(`Kim Print ${word}`);
  await start.getByLabel("Value, once").fill("3,200");
  await start.getByRole("button", { name: "Start the deal" }).click();
  await expect(start).toHaveCount(0);
  await expect(partOf(panel)).toContainText("Lead, $3,200");
  await expect(panel.getByRole("region", { name: "Conversation" })).toContainText(
    "You put it into a deal",
  );
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/record=/);

  const order = await openRecord(page, `Greta Holm ${word}`);
  await partOf(order).getByRole("button", { name: "Add to deal" }).click();
  const add = dialog(page, "Add to a deal");
  await add.getByRole("searchbox", { name: "Search open deals" }).fill(word);
  await add.getByRole("button", { name: new RegExp(`Kim Print ${word}`) }).click();
  await expect(partOf(order).getByRole("link", { name: `Kim Print ${word}` })).toBeVisible();
  await order.getByRole("button", { name: "Undo" }).click();
  await expect(partOf(order).getByRole("button", { name: "Add to deal" })).toBeVisible();
  await partOf(order).getByRole("button", { name: "Add to deal" }).click();
  await add.getByRole("button", { name: new RegExp(`Kim Print ${word}`) }).click();
  await partOf(order)
    .getByRole("link", { name: `Kim Print ${word}` })
    .click();

  const opened = dialog(page, `Kim Print ${word}`);
  await expect(opened.getByRole("region", { name: "Records" }).getByRole("listitem")).toHaveCount(
    2,
  );
  await opened
    .getByRole("button", { name: /^Take .* out of the deal$/ })
    .first()
    .click();
  await expect(opened.getByText("Taken out of the deal", { exact: true })).toBeVisible();
  await expect(opened.getByRole("region", { name: "Records" }).getByRole("listitem")).toHaveCount(
    1,
  );
});

test("an order suggests what was ordered", async ({ page }) => {
  const word = aWord();
  await sendOrder(page, word);
  await openInbox(page, "/admin?view=order");
  await search(page, word);
  const panel = await openRecord(page, word);
  await partOf(panel).getByRole("button", { name: "Start a deal" }).click();
  const start = dialog(page, "Start a deal");
  await expect(start.getByLabel("Value, once")).not.toHaveValue("");
  const worth = await start.getByLabel("Value, once").inputValue();
  await start.getByRole("button", { name: "Start the deal" }).click();
  await expect(partOf(panel)).toContainText(`Lead, $${worth}`);
});

test("what is decided is not offered for another record", async ({ page }) => {
  const word = aWord();
  const owner = await theOwner(page);
  await aDeal(owner, `Won already ${word}`, { stage: "won" });
  await aDeal(owner, `Open still ${word}`, { stage: "proposal" });
  await sendSupport(page, word);
  await openInbox(page, "/admin?view=support");
  await search(page, word);
  const panel = await openRecord(page, word);
  await partOf(panel).getByRole("button", { name: "Add to deal" }).click();
  const add = dialog(page, "Add to a deal");
  await add.getByRole("searchbox").fill(word);
  await expect(add.getByRole("button", { name: new RegExp(`Open still ${word}`) })).toBeVisible();
  await expect(add.getByRole("button", { name: new RegExp(`Won already ${word}`) })).toHaveCount(0);
});

test("readers of the newsletter are no deals", async ({ page }) => {
  const word = aWord();
  await sendNewsletter(page, word);
  await openInbox(page, "/admin?view=newsletter");
  await search(page, word);
  const panel = await openRecord(page, word);
  await expect(panel.getByRole("button", { name: "Archive" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Start a deal" })).toHaveCount(0);
});

test("a record with a deal can be read by everybody @page", async ({ page }) => {
  const word = aWord();
  await sendSupport(page, word);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openInbox(page, "/admin?view=support");
  await search(page, word);
  const panel = await openRecord(page, word);
  const entry = new URL(page.url()).searchParams.get("record") ?? "";
  const owner = await theOwner(page);
  await aDeal(owner, `Seen ${word}`, { entry, value_cents: 500_000 });
  await expect(partOf(panel)).toContainText("Lead, $5,000");
  expect(await violationsOf(page)).toEqual([]);
  await openDeals(page, word);
  await expect(column(page, "Lead")).toContainText(`Noah Kim ${word}`);
});
