import type { Page } from "@playwright/test";
import { aLead, expect, fillContactForm, hydrated, signIn, test } from "../../fixtures.ts";
import { failUntil, pressRetry } from "../../hanging.ts";
import { faultsOf } from "../../judge.ts";
import { overflowOf } from "../../overflow.ts";
import { ownSite } from "../../own-site.ts";
import { withoutNews } from "../../staff-test.ts";

// One server for the file, on which each visitor is of a campaign of their own.
test.describe.configure({ mode: "default" });

const version = "151.0.0.0";
/** What it says of itself is that of a program: who counts people leaves it out. */
const asPeople = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;

test.use({ userAgent: asPeople, allowedConsole: { lines: [/status of 403/] } });

const site = ownSite();

/** What pages say that they show, as it goes out. */
function movesOf(page: Page): unknown[] {
  const moves: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/v") moves.push(request.postDataJSON());
  });
  return moves;
}

async function arrive(page: Page, address: string, referer?: string) {
  await page.goto(site().origin + address, { referer });
  await hydrated(page);
}

function follow(page: Page, name: string) {
  return page.getByRole("banner").getByRole("link", { name }).click();
}

const table = (page: Page, name: string) => page.getByRole("table", { name, exact: true });

/** The figures of a row; what is counted is stored within ten seconds. */
async function hasFigures(page: Page, tableName: string, row: RegExp, figures: readonly string[]) {
  await expect(async () => {
    await page.goto(`${site().origin}/admin?view=insights`);
    const found = table(page, tableName).getByRole("row", { name: row });
    await expect(found.getByRole("cell")).toHaveText([...figures], { timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
}

test("before a page is counted, it is said what will count them", async ({ page }) => {
  await signIn(page, site().origin);
  await page.goto(`${site().origin}/admin?view=insights`);
  await expect(
    page.getByRole("heading", { name: "No page has been counted during this time" }),
  ).toBeVisible();
  await expect(page.getByText("On a static host")).toBeVisible();
  expect(await faultsOf(page, { within: "main" })).toEqual([]);
});

test("a visit counts from the page of its arrival to that of its form, and its lead with it", async ({
  page,
}) => {
  const moves = movesOf(page);
  await arrive(
    page,
    "/features?utm_source=letter&utm_campaign=May+offer&x=1",
    "https://a.example/",
  );
  await follow(page, "Get Started");
  const move = { path: "/contact", source: "letter", campaign: "May offer" };
  await expect.poll(() => moves).toEqual([move]);
  await page.reload();
  await hydrated(page);
  const told = page.waitForResponse("**/rest/v1/lead_sources");
  await fillContactForm(page, aLead());
  await page.getByRole("button", { name: "Send message" }).click();
  await told;
  expect(moves).toEqual([move]);
  expect(await page.context().cookies()).toEqual([]);

  await signIn(page, site().origin);
  await hasFigures(page, "Campaigns", /^May offer/, ["2", "1", "1", "Too few to say"]);
  await hasFigures(page, "Sources of visits", /^letter/, ["2", "1", "1", "Too few to say"]);
  await hasFigures(page, "Pages of arrival", /^\/features/, ["1", "1", "1", "Too few to say"]);
  await hasFigures(page, "Pages with a form", /^\/contact/, ["2", "0", "1", "Too few to say"]);
});

test("a page that is shown again in one visit is seen again, and a query is no page", async ({
  page,
}) => {
  const moves = movesOf(page);
  await arrive(page, "/pricing?utm_campaign=Again");
  await page.getByRole("button", { name: "Choose Starter" }).click();
  await expect(page).toHaveURL(/\/purchase\?package=starter/);
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing\?utm_campaign=Again$/);
  await expect(page.getByRole("button", { name: "Choose Starter" })).toBeVisible();
  await expect
    .poll(() => moves)
    .toEqual([
      { path: "/purchase", source: "direct", campaign: "Again" },
      { path: "/pricing", source: "direct", campaign: "Again" },
    ]);
});

test("who asks not to be followed is not counted, and tells nothing", async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: asPeople,
    extraHTTPHeaders: { "sec-gpc": "1" },
  });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  });
  const page = await context.newPage();
  const moves = movesOf(page);
  await arrive(page, "/features?utm_campaign=Private");
  await follow(page, "Get Started");
  await expect(page).toHaveURL(`${site().origin}/contact`);
  expect(moves).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await context.close();
  const after = await browser.newContext({ userAgent: asPeople });
  const reader = await after.newPage();
  await arrive(reader, "/features?utm_campaign=Public");
  await signIn(reader, site().origin);
  await hasFigures(reader, "Campaigns", /^Public/, ["1", "1", "0", "Too few to say"]);
  await expect(table(reader, "Campaigns")).not.toContainText("Private");
  await after.close();
});

test("the team's own pages are no moves", async ({ page }) => {
  await arrive(page, "/about");
  const moves = movesOf(page);
  await signIn(page, site().origin);
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: "Insights" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
  expect(moves).toEqual([]);
});

test("from thirty arrivals on there is a rate; the tables are sound in every look and on a phone", async ({
  page,
}) => {
  test.slow();
  for (let visits = 0; visits < 40; visits += 1) {
    const address = `${site().origin}/?utm_source=fair&utm_campaign=A+fair+with+a+name+that+is+rather+long`;
    const answer = await page.request.get(address, {
      headers: { "user-agent": asPeople, "sec-fetch-dest": "document" },
    });
    expect(answer.status()).toBe(200);
  }
  await signIn(page, site().origin);
  await hasFigures(page, "Campaigns", /^A fair with/, ["40", "40", "0", "0%"]);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const cell = table(page, "Campaigns").getByRole("cell").last();
  await cell.scrollIntoViewIfNeeded();
  await expect(cell).toBeInViewport();
});

test("a part that is refused says so alone, and Retry brings it", async ({ page }) => {
  await arrive(page, "/about");
  await signIn(page, site().origin);
  await withoutNews(page);
  const answer = await failUntil(page, "**/rpc/view_insights*", 403);
  await page.goto(`${site().origin}/admin?view=insights`);
  const alert = page.getByRole("alert").filter({ hasText: "What works could not be loaded." });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await pressRetry(alert, "**/rpc/view_insights*");
  answer();
  await expect(async () => {
    if (await alert.isVisible()) await alert.getByRole("button").click({ timeout: 1_000 });
    await expect(table(page, "Campaigns")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(alert).toHaveCount(0);
});
