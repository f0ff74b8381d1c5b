import { theOwner } from "../../accounts.ts";
import { expect } from "../../fixtures.ts";
import { aWord, rowWith, search, sendConsultation, sendOrder } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { openInbox, test } from "../../staff-test.ts";

test("lists say what a record is worth, filter by it and order by it", async ({ page }) => {
  const word = aWord();
  await sendConsultation(page, word, { last_name: `${word} small`, budget: "5000-10000" });
  await sendConsultation(page, word, { last_name: `${word} large`, budget: "100000+" });
  await sendConsultation(page, word, { last_name: `${word} middle` });
  await openInbox(page, "/admin?view=consultation");
  await search(page, word);
  await expect(rowWith(page, `${word} large`)).toContainText("Over $100,000");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Sort" }).selectOption("amount");
  await expect(page).toHaveURL(/sort=amount/);
  await expect(page.locator("tbody [data-open]")).toHaveText([/large/, /middle/, /small/]);
  await expect(page.getByRole("columnheader", { name: "Amount" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  const from = page.getByLabel("Amount from");
  await from.fill("10k");
  await from.press("Enter");
  await expect(page).toHaveURL(/min=10000/);
  await expect(from).toBeFocused();
  await expect(page.locator("tbody [data-open]")).toHaveText([/large/, /middle/]);
  await page.getByLabel("Amount to").fill("50,000");
  await page.getByLabel("Amount to").press("Enter");
  await expect(page.locator("tbody [data-open]")).toHaveText([/middle/]);
  await page.reload();
  await expect(page.locator("tbody [data-open]")).toHaveText([/middle/]);
  await page.getByRole("button", { name: "Remove the filter Amount: $10,000 to $50,000" }).click();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Budget" }).selectOption("5000-10000");
  await expect(page.locator("tbody [data-open]")).toHaveText([/small/]);
});

test("what is no amount is refused beside its field and filters nothing", async ({ page }) => {
  await openInbox(page, "/admin?view=order");
  await page.getByRole("button", { name: "Filters" }).click();
  const from = page.getByLabel("Amount from");
  await from.fill("12,5k");
  await from.press("Enter");
  await expect(from).toHaveAccessibleDescription("Write it as 61,000 or 61k, in dollars.");
  await expect(from).toHaveValue("12,5k");
  await expect(page).toHaveURL("/admin?view=order");
});

test("an order says what it comes to, and the days bound what is seen", async ({ page }) => {
  const word = aWord();
  await sendOrder(page, word);
  await openInbox(page, `/admin?view=order&q=${word}`);
  await expect(rowWith(page, word)).toContainText(/\$[\d,]+/);
  await page.goto(`/admin?view=order&q=${word}&to=2020-01-01`);
  await expect(page.getByText("No submissions match")).toBeVisible();
  await page.getByRole("button", { name: "Remove the filter Received: up to Jan 1, 2020" }).click();
  await expect(rowWith(page, word)).toBeVisible();
});

test("the order by amount goes on behind the first page where it was", async ({ page }) => {
  const word = aWord();
  const owner = await theOwner(page);
  const rows = Array.from({ length: 55 }, (_, n) => ({
    n,
    name: `Guest ${n} ${word}`,
    email: `guest${n}.${word}@fair.example`,
  }));
  const file = { id: crypto.randomUUID(), file_name: `${word}.csv`, waits: false };
  await owner.call("post", "rpc/import_leads", { ...file, rows: JSON.stringify(rows) });
  await sendConsultation(page, word, { budget: "100000+" });
  await openInbox(page, `/admin?view=all&sort=amount&q=${word}`);
  const pages = page.getByRole("navigation", { name: "Pages" });
  const opened = page.locator("tbody [data-open]");
  const idsOf = () => opened.evaluateAll((buttons) => buttons.map(({ id }) => id));
  await expect(opened).toHaveCount(50);
  await expect(page.locator("tbody tr").first()).toContainText("Over $100,000");
  const first = await idsOf();
  await pages.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/after=-?\d+_/);
  await expect(opened).toHaveCount(6);
  expect(new Set([...first, ...(await idsOf())]).size).toBe(56);
  await pages.getByRole("button", { name: "Previous" }).click();
  await expect.poll(idsOf).toEqual(first);
});

test("the filters and the list with amounts have no violation @page", async ({ page }) => {
  test.slow();
  await openInbox(page, "/admin?view=all");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Amount from").fill("much");
  await page.getByLabel("Amount from").press("Enter");
  expect(await faultsOf(page)).toEqual([]);
});
