import { theOwner } from "../../accounts.ts";
import { aDeal, column, deal, moveDeal, openDeals, stagesMenu, tile } from "../../deals-console.ts";
import { expect } from "../../fixtures.ts";
import { failUntil } from "../../hanging.ts";
import { aWord } from "../../inbox-records.ts";
import { test } from "../../staff-test.ts";

test("a lost deal that was moved comes back with its reason", async ({ page }) => {
  const word = aWord();
  const owner = await theOwner(page);
  const title = `Northgate ${word}`;
  const id = await aDeal(owner, title);
  await owner.call("patch", `deals?id=eq.${id}`, { stage: "lost", lost_reason: "timing" });
  await openDeals(page, word);
  await tile(page, title).getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: "Won" }).click();
  await expect(deal(column(page, "Won"), title)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(deal(column(page, "Lost"), title)).toBeVisible();
  await expect(tile(page, title)).toContainText("Timing");
});

test("a deal that was moved stands in one column, also while the one that it left is read anew", async ({
  page,
}) => {
  const word = aWord();
  const title = `Once ${word}`;
  await aDeal(await theOwner(page), title);
  await openDeals(page, word);
  await expect(deal(column(page, "Lead"), title)).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route("**/rest/v1/rpc/find_deals", async (route) => {
    if (route.request().postDataJSON().of_stage === "lead") await answer.promise;
    await route.fallback();
  });
  await tile(page, title).getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: "Talking" }).click();
  await expect(deal(column(page, "Talking"), title)).toBeVisible();
  await expect(deal(page, title)).toHaveCount(1);
  answer.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await expect(deal(page, title)).toHaveCount(1);
});

test("what somebody else has changed meanwhile is not moved, and is shown as it is", async ({
  page,
}) => {
  const word = aWord();
  const owner = await theOwner(page);
  const title = `Contested ${word}`;
  const id = await aDeal(owner, title);
  await openDeals(page, word);
  await deal(page, title).focus();
  await page.keyboard.press("m");
  await expect(stagesMenu(page)).toBeVisible();
  await moveDeal(owner, id, "proposal");
  await page.getByRole("menuitem", { name: "Talking" }).press("Enter");
  await expect(page.getByText(`Somebody changed “${title}” meanwhile`)).toBeVisible();
  await expect(deal(column(page, "Proposal"), title)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("what others move is seen, but nothing moves under the focus", async ({ page }) => {
  const word = aWord();
  const owner = await theOwner(page);
  const [mine, theirs] = [`Mine ${word}`, `Theirs ${word}`];
  await aDeal(owner, mine);
  const id = await aDeal(owner, theirs);
  await openDeals(page, word);
  await deal(page, mine).focus();
  await moveDeal(owner, id, "won");
  await expect(deal(column(page, "Won"), theirs)).toBeVisible();
  const leads = column(page, "Lead");
  await expect(leads).toContainText("Others have moved deals here.");
  await expect(deal(leads, theirs)).toBeVisible();
  await expect(deal(page, mine)).toBeFocused();
  await leads.getByRole("button", { name: "Show", exact: true }).click();
  await expect(deal(leads, theirs)).toHaveCount(0);
});

test.describe(() => {
  test.use({ allowedConsole: { lines: [/status of 503/] } });

  test("a move that fails says so, leaves the card, and can be tried again", async ({ page }) => {
    const word = aWord();
    const owner = await theOwner(page);
    const title = `Stays ${word}`;
    await aDeal(owner, title);
    await openDeals(page, word);
    const end = await failUntil(page, "**/rest/v1/deals?*", 503);
    await tile(page, title).getByRole("button", { name: "Move to…" }).click();
    await page.getByRole("menuitem", { name: "Talking" }).click();
    const failure = page.getByRole("alert").filter({ hasText: "It stays where it is." });
    await expect(failure).toBeVisible();
    await expect(deal(column(page, "Lead"), title)).toBeVisible();
    end();
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(deal(column(page, "Talking"), title)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});
