import { theOwner } from "../../accounts.ts";
import { expect } from "../../fixtures.ts";
import { aWord } from "../../inbox-records.ts";
import { faultsOf } from "../../judge.ts";
import { overflowOf } from "../../overflow.ts";
import {
  cardOf,
  deals,
  factOf,
  hasRecords,
  history,
  openCard,
  recordIds,
  sendFrom,
  somebody,
} from "../../people-page.ts";
import { test } from "../../staff-test.ts";

test("a company has its two people, their deals and all that has happened", async ({ page }) => {
  const { word, domain, email } = somebody();
  const other = `ben.${word}@${domain}`;
  const company = `Northgate ${word}`;
  await sendFrom(page, email, `Ada ${word}`, company);
  await sendFrom(page, other, `Ben ${word}`, company);
  const [entry] = await recordIds(page, email);
  const owner = await theOwner(page);
  const title = `Order desk ${word}`;
  const worth = { value_cents: 6_100_000, monthly_cents: 450_000 };
  await owner.call("post", "rpc/start_deal", { title, entry, ...worth });
  await openCard(page, "person", email);
  await page.getByRole("link", { name: `Company card of ${domain}` }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company");
  await expect(page.getByRole("heading", { level: 2, name: company })).toBeFocused();
  await expect(cardOf(page, company)).toBeVisible();
  await hasRecords(page, 2);
  await expect(factOf(page, "Open deals")).toHaveText("$61,000 · $4,500 a month");
  await expect(factOf(page, "Won")).toHaveText("Nothing");
  await expect(deals(page).getByRole("link", { name: title })).toBeVisible();
  const website = page.getByRole("link", { name: `${domain} (opens in a new tab)` });
  await expect(website).toHaveAttribute("href", `https://${domain}/`);
  await expect(website).toHaveAttribute("rel", /noopener/);
  await expect(history(page).getByRole("article")).toHaveCount(2);
  await expect(history(page)).toContainText(`started ${title} in Lead`);
  const people = page.getByRole("region", { name: "People" });
  await expect(people.getByRole("link")).toHaveText([`Ben ${word}`, `Ada ${word}`]);
  await people.getByRole("link", { name: `Ben ${word}` }).press("Enter");
  await expect(cardOf(page, `Ben ${word}`)).toBeVisible();
  await page.goBack();
  await expect(cardOf(page, company)).toBeVisible();
  await page.goBack();
  await expect(cardOf(page, `Ada ${word}`)).toBeVisible();
});

test("a public mailbox is nobody's company, and no card links to it", async ({ page }) => {
  const word = aWord();
  await sendFrom(page, `ada.${word}@gmail.com`, `Ada ${word}`);
  await openCard(page, "person", `ada.${word}@gmail.com`);
  await expect(cardOf(page, `Ada ${word}`)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Company card of/ })).toHaveCount(0);
  await openCard(page, "company", "GMail.com");
  await expect(
    page.getByRole("heading", { level: 2, name: "gmail.com is nobody’s company" }),
  ).toBeVisible();
  const nowhere = `nowhere-${word}.example`;
  await openCard(page, "company", nowhere);
  await expect(
    page.getByRole("heading", { level: 2, name: `Nothing is known of ${nowhere}` }),
  ).toBeVisible();
});

test("the company's card has no violation, and never scrolls sideways @page", async ({ page }) => {
  test.slow();
  const { word, domain, email } = somebody();
  await sendFrom(page, email, `Ada ${word}`, "long".repeat(30));
  await openCard(page, "company", domain);
  await expect(history(page).getByRole("article")).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
