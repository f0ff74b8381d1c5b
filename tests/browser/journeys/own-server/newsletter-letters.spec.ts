import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { openBackend } from "../../../../server/backend/open-backend.ts";
import { startChildServer, type ChildServer } from "../../../backend/child-server.ts";
import { expect, test } from "../../fixtures.ts";
import { visitorHeaders } from "../../stored-records.ts";

/** Tokens are for letters only: to read one, this file looks into the database of a stopped server of its own. */
const dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-letters-"));
const email = "maya@ortegaclinics.example";
let server: ChildServer;
let tokens: { confirm: string; unsubscribe: string };

function start(): Promise<ChildServer> {
  return startChildServer({ PORT: "0", DATA_DIR: dataFolder, LOG_LEVEL: "silent" });
}

async function stop() {
  server.process.kill("SIGTERM");
  await server.ended;
}

/** Looks into the database of the stopped server. */
async function subscription() {
  const backend = await openBackend({ mode: "embedded" }, dataFolder);
  try {
    const { rows } = await sql<{ status: string; confirm: string; unsubscribe: string }>`
      select status, confirm, unsubscribe from public.newsletter_subscribers
      join private.newsletter_tokens on subscriber_id = id where email = ${email}`.execute(
      backend.database.kysely,
    );
    if (!rows[0]) throw new Error(`${email} is not on the list`);
    return rows[0];
  } finally {
    await backend.close();
  }
}

async function storedState() {
  await stop();
  const { status } = await subscription();
  server = await start();
  return status;
}

const letter = (page: Page, name: string) => page.getByRole("complementary", { name });
const linkOf = (task: "confirm" | "unsubscribe") =>
  `${server.origin}/blog?newsletter=${task}&token=${tokens[task]}`;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ playwright }) => {
  test.slow();
  server = await start();
  const request = await playwright.request.newContext({ baseURL: server.origin });
  const headers = await visitorHeaders(request);
  await request.post("/rest/v1/rpc/subscribe", { headers, data: { email, source: "/blog" } });
  await request.dispose();
  await stop();
  tokens = await subscription();
  server = await start();
});

test.afterAll(async () => {
  await stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test("a confirmation's link changes nothing by being opened", async ({ page }) => {
  test.slow();
  await page.goto(linkOf("confirm"));
  await expect(letter(page, "One more click").getByRole("heading")).toBeFocused();
  await expect(letter(page, "One more click").getByRole("heading")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Subscribe" })).toHaveCount(0);
  expect(await storedState()).toBe("pending");
});

test.describe("when the server is away", () => {
  test.use({ allowedConsole: { lines: [/^Newsletter link: /, /Failed to load resource/] } });

  test("its button says so, and Retry confirms", async ({ page }) => {
    test.slow();
    const endpoint = "**/rest/v1/rpc/confirm_subscription";
    await page.goto(linkOf("confirm"));
    await page.route(endpoint, (route) => route.abort("connectionrefused"));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(letter(page, "One more click").getByRole("alert")).toContainText(
      "Failed to confirm. Please try again.",
    );
    await page.unroute(endpoint);
    await page.getByRole("button", { name: "Retry" }).click();
    const panel = letter(page, "You are on the list");
    await expect(panel.getByRole("status")).toBeFocused();
    // The toast of the failure may still be on its way out.
    const toast = page.locator(".toast").filter({ hasText: "You are on the list" });
    await expect(toast).toBeVisible();
    expect(await storedState()).toBe("confirmed");
  });
});

test("a letter's link takes the address off the list, and leads back to the box", async ({
  page,
}) => {
  test.slow();
  await page.goto(linkOf("unsubscribe"));
  await letter(page, "Leave the list").getByRole("button", { name: "Unsubscribe" }).click();
  const panel = letter(page, "You are off the list");
  await expect(panel.getByRole("status")).toBeFocused();
  await panel.getByRole("link", { name: "Subscribe again" }).click();
  await expect(page).toHaveURL(`${server.origin}/blog`);
  await expect(letter(page, "One letter a month")).toBeVisible();
  expect(await storedState()).toBe("unsubscribed");
});

for (const task of ["confirm", "unsubscribe"] as const) {
  test(`a link to ${task} that is not known says so`, async ({ page }) => {
    await page.goto(`${server.origin}/blog?newsletter=${task}&token=0123456789abcdef`);
    await page.getByRole("button", { name: /^(Confirm subscription|Unsubscribe)$/ }).click();
    const panel = letter(page, "This link is not valid any more");
    await expect(panel.getByRole("status")).toBeFocused();
    await expect(panel.getByRole("link", { name: "Back to the newsletter" })).toBeVisible();
  });
}
