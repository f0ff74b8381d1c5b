import { theOwner } from "../../accounts.ts";
import { aDeal, column, deal, dialog, moveDeal, openDeals } from "../../deals-console.ts";
import { expect } from "../../fixtures.ts";
import { failUntil } from "../../hanging.ts";
import { aWord } from "../../inbox-records.ts";
import { overflowOf } from "../../overflow.ts";
import { test } from "../../staff-test.ts";
import { violationsOf } from "../../violations.ts";

const amountMistake = "Write the amount in dollars, like 12,500.";

test("a deal is edited in its place; what is no amount is refused beside its field", async ({
  page,
}) => {
  const word = aWord();
  const owner = await theOwner(page);
  const title = `Edited ${word}`;
  const id = await aDeal(owner, title, { address: `ada.${word}@northgate.example` });
  await openDeals(page, word);
  await deal(page, title).click();
  await expect(page).toHaveURL(new RegExp(`deal=${id}`));
  const panel = dialog(page, title);
  const value = panel.getByLabel("Value, once");
  for (const wrong of ["12,5k", "a lot"]) {
    await value.fill(wrong);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(value).toHaveAccessibleDescription(amountMistake);
    await expect(value).toBeFocused();
    await expect(value).toHaveValue(wrong);
  }
  await value.fill("$12,500.50");
  await panel.getByLabel("Value, each month").fill("900");
  await panel.getByLabel("Expected on").fill("2026-12-24");
  await panel.getByLabel("Stage").selectOption("Proposal");
  await value.press("Enter");
  await expect(panel.getByText("Saved.")).toBeVisible();
  await expect(value).toHaveValue("12,500.50");
  await expect(panel.getByRole("region", { name: "What has happened" })).toContainText(
    "You moved it from Lead to Proposal, set the value to $12,500.50, set it to $900 a month and expects it on",
  );
  expect(
    await owner.call("get", `deals?id=eq.${id}&select=stage,value_cents,monthly_cents,expected_on`),
  ).toEqual([
    { stage: "proposal", value_cents: 1_250_050, monthly_cents: 90_000, expected_on: "2026-12-24" },
  ]);
  await expect(panel.getByRole("link", { name: `ada.${word}@northgate.example` })).toHaveAttribute(
    "href",
    `/admin?person=ada.${word}%40northgate.example`,
  );

  await panel.getByLabel("Stage").selectOption("Lost");
  await panel.getByRole("button", { name: "Save" }).click();
  const reason = panel.getByLabel("Why it was lost");
  await expect(reason).toHaveAccessibleDescription("Say why it was lost.");
  await reason.selectOption("Competitor");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("Saved.")).toBeVisible();
  // The button is no field that Escape would leave first.
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/deal=/);
  await expect(deal(column(page, "Lost"), title)).toBeFocused();
});

test("who is second is told, keeps what was typed, and can save it over", async ({ page }) => {
  const word = aWord();
  const owner = await theOwner(page);
  const title = `Two hands ${word}`;
  const id = await aDeal(owner, title);
  await openDeals(page, word, `&deal=${id}`);
  const panel = dialog(page, title);
  await panel.getByLabel("Value, once").fill("7,000");
  await moveDeal(owner, id, "talking");
  await expect(panel.getByLabel("Stage")).toHaveValue("talking");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByRole("alert")).toContainText("Somebody changed this deal meanwhile.");
  await expect(panel.getByLabel("Value, once")).toHaveValue("7,000");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("Saved.")).toBeVisible();
  expect(await owner.call("get", `deals?id=eq.${id}&select=stage,value_cents`)).toEqual([
    { stage: "talking", value_cents: 700_000 },
  ]);
});

test.describe(() => {
  test.use({ allowedConsole: { lines: [/status of 503/] } });

  test("what is typed outlives a failure and the closing of its panel", async ({ page }) => {
    const word = aWord();
    const owner = await theOwner(page);
    const title = `Typed ${word}`;
    const id = await aDeal(owner, title);
    await openDeals(page, word);
    await deal(page, title).click();
    const panel = dialog(page, title);
    const field = panel.getByLabel("Title");
    await field.fill(`${title} and more`);
    const end = await failUntil(page, `**/rest/v1/deals?*`, 503);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByRole("alert")).toContainText("It could not be saved.");
    end();
    await panel.getByRole("button", { name: "Close the deal" }).click();
    await expect(panel).toHaveCount(0);
    await deal(page, title).click();
    await expect(field).toHaveValue(`${title} and more`);
    await expect(panel.getByText("Not saved yet.")).toBeVisible();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(dialog(page, `${title} and more`).getByText("Saved.")).toBeVisible();
    expect(await owner.call("get", `deals?id=eq.${id}&select=title`)).toEqual([
      { title: `${title} and more` },
    ]);
  });
});

test.describe(() => {
  test.use({ allowedConsole: { lines: [/status of 422/] } });

  test("a new deal needs a title, and names a person by an address", async ({ page }) => {
    const word = aWord();
    await openDeals(page, word);
    await page.getByRole("button", { name: "New deal" }).first().click();
    const panel = dialog(page, "New deal");
    await panel.getByRole("button", { name: "Start the deal" }).click();
    await expect(panel.getByLabel("Title")).toHaveAccessibleDescription(/A deal needs a title\./);
    await expect(panel.getByLabel("Title")).toBeFocused();
    await panel.getByLabel("Title").fill(`Begun ${word}`);
    await panel.getByLabel("E-mail of the person").fill("nobody at home");
    await panel.getByLabel("Value, once").fill("4,000");
    await panel.getByRole("button", { name: "Start the deal" }).click();
    await expect(panel.getByText("This is no e-mail address.")).toBeVisible();
    await panel.getByLabel("E-mail of the person").fill(`ben.${word}@harbour.example`);
    await panel.getByRole("button", { name: "Start the deal" }).click();
    const opened = dialog(page, `Begun ${word}`);
    await expect(opened).toContainText("You started it in Lead, worth $4,000");
    await opened.getByRole("button", { name: "Close the deal" }).click();
    await expect(column(page, "Lead")).toContainText("1 · $4,000");
    await expect(column(page, "Lead")).toContainText(`ben.${word}@harbour.example`);
  });
});

test("an address that names no deal says so", async ({ page }) => {
  await page.goto("/admin?view=deals&deal=nonsense");
  await expect(dialog(page, "No such deal")).toContainText("The link may be cut short");
});

test("the open deal can be read by everybody @page", async ({ page }) => {
  const word = aWord();
  const owner = await theOwner(page);
  const title = `Read ${word}`;
  const id = await aDeal(owner, title, {
    value_cents: 1_250_000,
    address: `ada.${word}@northgate.example`,
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openDeals(page, word, `&deal=${id}`);
    await expect(dialog(page, title)).toContainText("You started it in Lead");
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  }
});
