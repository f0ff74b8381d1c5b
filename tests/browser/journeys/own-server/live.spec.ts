import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { runCommand, startChildServer, type ChildServer } from "../../../backend/child-server.ts";
import { aLead, expect, signIn, test } from "../../fixtures.ts";
import { faultsOf } from "../../judge.ts";
import { freePort } from "../../../support/free-port.ts";
import { overflowOf } from "../../overflow.ts";
import { staffMember } from "../../staff-member.ts";

// One server for the file, and one test after the other: each is about how many records are new.
test.describe.configure({ mode: "default" });

let dataFolder: string;
let environment: Readonly<Record<string, string>>;
let server: ChildServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-live-"));
  environment = {
    PORT: String(await freePort()),
    DATA_DIR: dataFolder,
    LOG_LEVEL: "silent",
    LIMIT_PER_MINUTE: "1000",
    LIMIT_PER_HOUR: "10000",
    STRANGERS_PER_HOUR: "0",
    LITE_AUTH_BCRYPT_COST: "4",
  };
  server = await startChildServer(environment);
  const add = ["add", staffMember.email, "--password-stdin"];
  await runCommand("staff", add, environment, staffMember.password);
  await storeLead();
});

test.afterAll(async () => {
  server.process.kill("SIGTERM");
  await server.ended;
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Stores a lead from elsewhere, as another visitor's browser does. */
async function storeLead(): Promise<string> {
  const { name, email, message } = aLead();
  const config = await fetch(`${server.origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  const stored = await fetch(`${server.origin}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ name, email, message }),
  });
  expect(stored.status).toBe(201);
  return name;
}

const title = "Inbox for contact submissions · Perilune";
const usualIcons = ["/favicon.ico", "/favicon.svg"];
const badges = ["/favicon-badge.svg", "/favicon-badge.svg"];

const rows = (page: Page) => page.getByRole("table").getByRole("row");
const offer = (page: Page) => page.getByRole("button", { name: /^Show \d+ new submissions?$/ });
const mode = (page: Page) => page.getByRole("status").filter({ hasText: /^(Live|Updates every)/ });
const total = (page: Page) =>
  page.locator("[data-counters] div").filter({ hasText: "Total" }).locator("dd");

function iconsOf(page: Page): Promise<(string | null)[]> {
  return page
    .locator('link[rel="icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** Until the page knows what is there: what comes from then on is new. */
function knowsRecords(page: Page) {
  return page.waitForResponse((response) => /inbox_entries\?.*limit=100/.test(response.url()));
}

async function openInbox(page: Page) {
  const known = knowsRecords(page);
  await signIn(page, server.origin);
  await known;
  await expect(mode(page)).toHaveText("Live");
}

/** Counts the streams that the pages of a browser open and still hold. */
function streamsOf(page: Page) {
  const open = new Set<unknown>();
  let opened = 0;
  const context = page.context();
  context.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/events") return;
    opened += 1;
    open.add(request);
  });
  context.on("requestfinished", (request) => open.delete(request));
  context.on("requestfailed", (request) => open.delete(request));
  return { open: () => open.size, opened: () => opened };
}

for (const [device, viewport] of [
  ["laptop", { width: 1280, height: 900 }],
  ["phone", { width: 390, height: 844 }],
  ["small phone", { width: 320, height: 700 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("a lead is told by counters, title, icon and an offer, and no row moves before it is taken", async ({
      page,
    }) => {
      await openInbox(page);
      await expect(page).toHaveTitle(title);
      expect(await iconsOf(page)).toEqual(usualIcons);
      const before = Number(await total(page).innerText());
      const heights = () =>
        rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
      const places = await heights();
      const shown = page.getByRole("status").filter({ hasText: "Submissions shown" });
      const said = await shown.innerText();

      const first = await storeLead();
      await expect(offer(page)).toHaveText("Show 1 new submission");
      await expect(page).toHaveTitle(`(1) ${title}`);
      expect(await iconsOf(page)).toEqual(badges);
      await expect(total(page)).toHaveText(String(before + 1));
      await storeLead();
      await expect(offer(page)).toHaveText("Show 2 new submissions");
      await expect(page).toHaveTitle(`(2) ${title}`);
      expect(await heights()).toEqual(places);
      await expect(page.getByText(first)).toHaveCount(0);
      // What is told by the offer is not read out once more.
      expect(await shown.innerText()).toBe(said);
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);

      await page.getByRole("searchbox").focus();
      await expect(async () => {
        await page.keyboard.press("Tab");
        await expect(offer(page)).toBeFocused({ timeout: 100 });
      }).toPass({ intervals: [0] });
      await page.keyboard.press("Enter");
      await expect(rows(page).filter({ hasText: first })).toHaveCount(1);
      await expect(offer(page)).toHaveCount(0);
      await expect(page).toHaveTitle(title);
      expect(await iconsOf(page)).toEqual(usualIcons);
    });
  });
}

test("the tab tells of a lead beside every part of the console, until the list is read", async ({
  page,
}) => {
  await openInbox(page);
  const views = page.getByRole("navigation", { name: "Views" });
  await views.getByRole("link", { name: "Insights" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
  const name = await storeLead();
  await expect(page).toHaveTitle(`(1) ${title}`);
  await views.getByRole("link", { name: "Orders" }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  await expect(page).toHaveTitle(`(1) ${title}`);
  await views.getByRole("link", { name: "Contact submissions" }).click();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
  await expect(page).toHaveTitle(title);
});

test("an open record follows what a colleague does with it", async ({ page, browser }) => {
  const name = await storeLead();
  await openInbox(page);
  await rows(page).filter({ hasText: name }).getByRole("button").first().click();
  const record = page.locator("[role=dialog]:not([data-toast])");
  await expect(record.getByRole("heading", { name: "Conversation" })).toBeVisible();
  const colleague = await browser.newPage();
  await signIn(colleague, server.origin);
  await rows(colleague).filter({ hasText: name }).getByRole("button").first().click();
  const theirs = colleague.locator("[role=dialog]:not([data-toast])");
  const note = `Called back, ${name}`;
  await theirs.getByRole("textbox", { name: "New note" }).fill(note);
  await theirs.getByRole("button", { name: "Save note" }).click();
  await expect(record.getByText(note)).toBeVisible();
  await colleague.close();
});

test("two tabs share one stream, and the one that stays takes it over", async ({ page }) => {
  const streams = streamsOf(page);
  await openInbox(page);
  const other = await page.context().newPage();
  const known = knowsRecords(other);
  await other.goto(`${server.origin}/admin`);
  await known;
  await expect(mode(other)).toHaveText("Live");
  await storeLead();
  await expect(page).toHaveTitle(`(1) ${title}`);
  await expect(other).toHaveTitle(`(1) ${title}`);
  expect([streams.opened(), streams.open()]).toEqual([1, 1]);

  await page.close();
  await expect.poll(streams.opened).toBe(2);
  await storeLead();
  await expect(other).toHaveTitle(`(2) ${title}`);
  await expect(mode(other)).toHaveText("Live");
  expect(streams.opened()).toBe(2);
  await other.close();
});

test("a tab that hears nothing from the one that holds the stream looks by itself", async ({
  page,
}) => {
  await openInbox(page);
  const userId = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((entry) => entry.includes("auth-token")) ?? "";
    return JSON.parse(localStorage.getItem(name) ?? "{}").user.id;
  });
  // A page that takes the lock next, and says nothing: as a tab that the browser has put to sleep.
  const sleeper = await page.context().newPage();
  await sleeper.goto(`${server.origin}/healthz`);
  await sleeper.evaluate((id) => {
    void navigator.locks.request(`perilune-live-${id}`, () => new Promise(() => undefined));
  }, userId);
  await page.reload();
  await expect(mode(page)).toHaveText("Updates every 15 seconds");
  await sleeper.close();
  await expect(mode(page)).toHaveText("Live");
});

test("who signs out hears nothing any more", async ({ page }) => {
  const streams = streamsOf(page);
  await openInbox(page);
  await storeLead();
  await expect(page).toHaveTitle(`(1) ${title}`);
  expect(streams.open()).toBe(1);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${server.origin}/login`);
  await expect.poll(streams.open).toBe(0);
  await expect(page).toHaveTitle(/^Sign/);
  expect(await iconsOf(page)).toEqual(usualIcons);
  expect(streams.opened()).toBe(1);
});

test.describe("without a stream", () => {
  test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

  test("the counters follow every 15 seconds, and the page says so", async ({ page }) => {
    await page.route("**/events", (route) => route.fulfill({ status: 429 }));
    await page.clock.install();
    const known = knowsRecords(page);
    await signIn(page, server.origin);
    await known;
    await expect(mode(page)).toHaveText("Updates every 15 seconds");
    expect(await faultsOf(page)).toEqual([]);
    await storeLead();
    await page.clock.fastForward(15_000);
    await expect(offer(page)).toHaveText("Show 1 new submission");
    await expect(page).toHaveTitle(`(1) ${title}`);

    // Tried again now and then, and heard when it is there.
    await page.unroute("**/events");
    await page.clock.fastForward(60_000);
    await expect(mode(page)).toHaveText("Live");
    await storeLead();
    await expect(page).toHaveTitle(`(2) ${title}`);
  });

  test("a site with a hosted database has none, and nobody asks for it", async ({ page }) => {
    const streams = streamsOf(page);
    await page.route("**/app-config.json", async (route) => {
      const { events: _, ...hosted } = await (await route.fetch()).json();
      await route.fulfill({ json: hosted });
    });
    await page.clock.install();
    const known = knowsRecords(page);
    await signIn(page, server.origin);
    await known;
    await expect(mode(page)).toHaveText("Updates every 15 seconds");
    await storeLead();
    await page.clock.fastForward(15_000);
    await expect(offer(page)).toBeVisible();
    expect(streams.opened()).toBe(0);
  });

  test("a server that is started anew is heard again", async ({ page }) => {
    test.slow();
    await openInbox(page);
    server.process.kill("SIGKILL");
    await server.ended;
    server = await startChildServer(environment);
    await storeLead();
    await expect(page).toHaveTitle(`(1) ${title}`, { timeout: 60_000 });
    await expect(mode(page)).toHaveText("Live");
    await storeLead();
    await expect(page).toHaveTitle(`(2) ${title}`);
  });
});
