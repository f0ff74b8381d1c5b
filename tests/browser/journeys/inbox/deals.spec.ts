import { anAgent, theOwner } from "../../accounts.ts";
import { password } from "../../applicant.ts";
import { aDeal, column, deal, dialog, openDeals, stagesMenu, tile } from "../../deals-console.ts";
import { expect, fillSignIn } from "../../fixtures.ts";
import { aWord } from "../../inbox-records.ts";
import { overflowOf } from "../../overflow.ts";
import { test } from "../../staff-test.ts";
import { violationsOf } from "../../violations.ts";

test("a column's head speaks of all deals that fit the filter, not of those that are loaded", async ({
  page,
}) => {
  const word = aWord();
  const owner = await theOwner(page);
  for (let index = 1; index <= 23; index += 1) {
    await aDeal(owner, `Deal ${index} ${word}`, {
      value_cents: index * 100_000,
      ...(index <= 2 && { monthly_cents: 45_000 }),
    });
  }
  await aDeal(owner, `Shown ${word}`, { stage: "proposal", value_cents: 250_050 });
  await openDeals(page, word);
  const leads = column(page, "Lead");
  await expect(leads).toContainText("23 · $276,000 · $900 a month");
  await expect(leads.getByRole("listitem")).toHaveCount(20);
  await expect(column(page, "Proposal")).toContainText("1 · $2,500.50");
  await expect(column(page, "Talking")).toContainText("Nothing here fits the filters.");
  // What moved last stands first.
  await expect(leads.getByRole("listitem").first()).toContainText(`Deal 23 ${word}`);
  await leads.getByRole("button", { name: "Show more" }).click();
  await expect(leads.getByRole("listitem")).toHaveCount(23);
  await expect(leads.getByRole("button", { name: "Show more" })).toHaveCount(0);

  await page.getByRole("button", { name: "Amount and day" }).click();
  await page.getByLabel("From $").fill("21,000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/min=21000/);
  await expect(leads).toContainText("3 · $66,000");
  const totals = await owner.call("post", "rpc/deal_totals", {
    search: word,
    min_cents: 2_100_000,
  });
  expect(totals).toEqual([{ stage: "lead", total: 3, value_cents: 6_600_000, monthly_cents: 0 }]);

  await page.getByLabel("From $").fill("12,5k");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Write the amount in dollars, like 12,500.")).toBeVisible();
  await expect(page.getByLabel("From $")).toHaveValue("12,5k");
  await expect(page).toHaveURL(/min=21000/);
});

test("by keyboard: from deal to deal, to another stage, to Lost with its reason, and back", async ({
  page,
}) => {
  const word = aWord();
  const owner = await theOwner(page);
  const [lower, upper] = [`Lower ${word}`, `Upper ${word}`];
  await aDeal(owner, lower);
  const id = await aDeal(owner, upper, { value_cents: 1_200_000 });
  await openDeals(page, word);
  await expect(deal(page, lower)).toBeVisible();
  await page.locator("body").press("j");
  await expect(deal(page, upper)).toBeFocused();
  await page.keyboard.press("j");
  await expect(deal(page, lower)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(deal(page, upper)).toBeFocused();

  await page.keyboard.press("m");
  await expect(stagesMenu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stagesMenu(page)).toHaveCount(0);
  await expect(deal(page, upper)).toBeFocused();
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Talking" }).press("Enter");
  await expect(deal(column(page, "Talking"), upper)).toBeFocused();
  await expect(column(page, "Talking")).toContainText("1 · $12,000");
  await expect(column(page, "Lead")).not.toContainText("$12,000");
  await page.keyboard.press("ArrowLeft");
  await expect(deal(page, lower)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(deal(page, upper)).toBeFocused();

  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Lost" }).press("Enter");
  const question = dialog(page, "Why was it lost?");
  await question.getByRole("button", { name: "Move to Lost" }).click();
  await expect(question.getByText("Say why it was lost.")).toBeVisible();
  await question.getByRole("radio", { name: "No answer" }).check();
  await question.getByRole("button", { name: "Move to Lost" }).press("Enter");
  await expect(question).toHaveCount(0);
  await expect(tile(page, upper)).toContainText("No answer");
  await expect(deal(column(page, "Lost"), upper)).toBeFocused();
  const stored = () => owner.call("get", `deals?id=eq.${id}&select=stage,lost_reason`);
  expect(await stored()).toEqual([{ stage: "lost", lost_reason: "no-answer" }]);

  await page.keyboard.press("z");
  await expect(deal(column(page, "Talking"), upper)).toBeFocused();
  expect(await stored()).toEqual([{ stage: "talking", lost_reason: null }]);
});

test("the list, its order and its filters stand in the address and survive a reload", async ({
  page,
}) => {
  const word = aWord();
  const owner = await theOwner(page);
  await aDeal(owner, `Small ${word}`, { value_cents: 100_000, expected_on: "2026-01-05" });
  await aDeal(owner, `Large ${word}`, { value_cents: 900_000, stage: "won" });
  await openDeals(page, word);
  await page.getByRole("button", { name: "List", exact: true }).click();
  const rows = page.getByRole("table", { name: "Deals" }).locator("tbody").getByRole("row");
  await expect(rows.first()).toContainText(`Large ${word}`);
  await page.getByLabel("Order", { exact: true }).selectOption("Expected next");
  await expect(rows.first()).toContainText(`Small ${word}`);
  await expect(rows.first()).toContainText("overdue");
  await page.getByLabel("Owner", { exact: true }).selectOption("Nobody’s");
  await expect(page).toHaveURL(/layout=list.*owner=none.*sort=expected/);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`Small ${word}`);
  await expect(page.getByLabel("Owner", { exact: true })).toHaveValue("none");
  await expect(page.getByText("All deals: 2 · $10,000")).toBeVisible();
  await page.getByLabel("Owner", { exact: true }).selectOption("Mine");
  await expect(page.getByRole("heading", { name: "No deal fits these filters" })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(2);
});

test("owners take the deals out as a file", async ({ page }) => {
  const word = aWord();
  await aDeal(await theOwner(page), `Taken ${word}`, { value_cents: 123_450 });
  await openDeals(page, word);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^deals-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  expect(text).toContain(`Taken ${word},Lead,1234.5,`);
});

test.describe("agents", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("move deals and are offered no export", async ({ page }) => {
    const word = aWord();
    const agent = await anAgent(page);
    const title = `Agents ${word}`;
    await aDeal(agent, title);
    await page.goto(`/admin?view=deals&q=${word}`);
    await fillSignIn(page, { email: agent.email, password });
    await tile(page, title).getByRole("button", { name: "Move to…" }).click();
    await page.getByRole("menuitem", { name: "Proposal" }).click();
    await expect(deal(column(page, "Proposal"), title)).toBeVisible();
    await expect(page.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
  });
});

test("board and list can be read by everybody and do not widen the page @page", async ({
  page,
}) => {
  const word = aWord();
  const owner = await theOwner(page);
  for (const stage of ["lead", "talking", "proposal", "won"]) {
    await aDeal(owner, `A rather long title about orders for cafés ${stage} ${word}`, {
      stage,
      value_cents: 12_345_678,
      monthly_cents: 450_000,
      expected_on: "2026-01-05",
    });
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const layout of ["", "&layout=list"]) {
      await openDeals(page, word, layout);
      await expect(page.getByText(`cafés lead ${word}`)).toBeVisible();
      expect(await overflowOf(page)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
    }
  }
});

test.describe("on a telephone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("one stage is shown at a time, and what is moved makes room for the next", async ({
    page,
  }) => {
    const word = aWord();
    const owner = await theOwner(page);
    const [first, second] = [`First ${word}`, `Second ${word}`];
    await aDeal(owner, second);
    await aDeal(owner, first);
    await openDeals(page, word);
    await expect(column(page, "Lead")).toBeVisible();
    await expect(column(page, "Talking")).toBeHidden();
    await tile(page, first).getByRole("button", { name: "Move to…" }).tap();
    await page.getByRole("menuitem", { name: "Talking" }).tap();
    await expect(deal(page, first)).toHaveCount(0);
    await expect(deal(page, second)).toBeFocused();
    await page
      .getByRole("navigation", { name: "Stages" })
      .getByRole("link", { name: /^Talking/ })
      .tap();
    await expect(deal(page, first)).toBeVisible();
    await expect(page).toHaveURL(/stage=talking/);
    expect(await overflowOf(page)).toBe(0);
  });
});
