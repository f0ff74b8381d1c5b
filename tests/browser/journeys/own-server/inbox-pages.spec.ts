import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { insertMissingEntries } from "../../../../bench/backend/sample-leads.ts";
import { databaseAccounts } from "../../../../server/accounts/database-accounts.ts";
import { runStaffCommand } from "../../../../server/accounts/staff-command.ts";
import { createLogger } from "../../../../server/logging.ts";
import { readSettings } from "../../../../server/settings.ts";
import { startServer, type RunningServer } from "../../../../server/start-server.ts";
import { expect, signIn, test } from "../../fixtures.ts";
import { staffMember } from "../../staff-member.ts";

/** Everything here needs a table of a known size, so this file has a server of its own. */
test.describe.configure({ mode: "serial" });

const dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-pages-"));
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const settings = readSettings({ PORT: "0", DATA_DIR: dataFolder });
  server = await startServer(settings, createLogger("silent"));
  if (!server.backend) throw new Error("The embedded backend did not start.");
  await runStaffCommand(databaseAccounts(server.backend), {
    action: "add",
    email: staffMember.email,
    password: staffMember.password,
    displayName: "Dana",
    owner: true,
  });
});

test.afterAll(async () => {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

/**
 * Grows the table to this many leads, with their entries; half of each batch share one moment, so that the id has to
 * decide. Triggers are left out: one by one they would take minutes.
 */
async function growTo(count: number) {
  const kysely = server.backend?.database.unhurried;
  if (!kysely) throw new Error("The embedded backend did not start.");
  await sql`set session_replication_role = replica`.execute(kysely);
  await sql`
    insert into public.contact_submissions (name, email, company, project_type, budget, message, created_at)
    select 'Lead ' || n, 'lead' || n || '@example.com', '', '', '', 'Message ' || n,
      timestamptz '2026-01-01 00:00:00+00' + (n / 2) * interval '1 second'
    from generate_series((select count(*) + 1 from public.contact_submissions), ${count}::bigint) as n`.execute(
    kysely,
  );
  await sql.raw(insertMissingEntries).execute(kysely);
  await sql`set session_replication_role = default`.execute(kysely);
  await sql`analyze public.contact_submissions`.execute(kysely);
  await sql`analyze public.inbox_entries`.execute(kysely);
}

async function openInbox(page: Page) {
  await signIn(page, server.origin);
}

const rows = (page: Page) => page.locator("tbody tr");
const range = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const go = (page: Page, name: "Next" | "Previous") =>
  page.getByRole("button", { name, exact: true }).click();

async function names(page: Page) {
  return page.locator("tbody [data-open]").allTextContents();
}

test("no leads: it says so, and no page leads anywhere", async ({ page }) => {
  await openInbox(page);
  await expect(page.getByText("No submissions yet")).toBeVisible();
  await expect(range(page)).toContainText("0 of 0");
});

test("one lead", async ({ page }) => {
  await growTo(1);
  await openInbox(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(range(page)).toContainText("1 to 1 of 1");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("fifty leads fill one page, the fifty-first begins another", async ({ page }) => {
  await growTo(50);
  await openInbox(page);
  await expect(rows(page)).toHaveCount(50);
  await expect(range(page)).toContainText("1 to 50 of 50");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await growTo(51);
  await page.reload();
  await expect(range(page)).toContainText("1 to 50 of 51");
  await go(page, "Next");
  await expect(range(page)).toContainText("51 to 51 of 51");
  await expect(rows(page)).toHaveCount(1);
  await go(page, "Previous");
  await expect(range(page)).toContainText("1 to 50 of 51");
  await page.goBack();
  await expect(range(page)).toContainText("51 to 51 of 51");
});

test("1,001 leads: the counters are right and every lead comes exactly once", async ({ page }) => {
  test.slow();
  await growTo(1001);
  await openInbox(page);
  await expect(page.locator("dl[data-counters] dd")).toHaveText(["1,001", "1,001", "0"]);
  const seen: string[] = [];
  for (let first = 1; first <= 1001; first += 50) {
    const last = Math.min(first + 49, 1001);
    const from = first.toLocaleString("en-US");
    await expect(range(page)).toContainText(`${from} to ${last.toLocaleString("en-US")} of 1,001`);
    await expect(rows(page)).toHaveCount(last - first + 1);
    seen.push(...(await names(page)));
    if (last < 1001) await go(page, "Next");
  }
  expect(seen).toHaveLength(1001);
  expect(new Set(seen).size).toBe(1001);
});

test("100,000 leads: first page, a page on, a search and the way back", async ({ page }) => {
  test.slow();
  await growTo(100_000);
  await openInbox(page);
  await expect(page.locator("dl[data-counters] dd").first()).toHaveText("100,000");
  await expect(range(page)).toContainText("1 to 50 of 100,000");
  const first = await names(page);
  await go(page, "Next");
  await expect(range(page)).toContainText("51 to 100 of 100,000");
  await go(page, "Previous");
  await expect(range(page)).toContainText("1 to 50 of 100,000");
  expect(await names(page)).toEqual(first);
  expect(await page.locator("tbody tr").count()).toBeLessThanOrEqual(60);
  // Half-way down: leads 50,000 and 50,001 share the moment 25,000 seconds after the first.
  const highestId = "ffffffff-ffff-4fff-bfff-ffffffffffff";
  const moment = "2026-01-01T06:56:40+00:00";
  const query = new URLSearchParams({ after: `${moment}_${highestId}`, page: "1001" });
  await page.goto(`${server.origin}/admin?${query}`);
  await expect(rows(page)).toHaveCount(50);
  expect((await names(page)).slice(0, 2).toSorted()).toEqual(["Lead 50000", "Lead 50001"]);
  await go(page, "Next");
  await expect.poll(async () => (await names(page))[0]).toMatch(/^Lead 499(50|51)$/);
  await page.getByRole("searchbox").fill("lead77777@");
  await expect(range(page)).toContainText("1 to 1 of 1");
});
