import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { createLogger } from "../../../../server/logging.ts";
import { readSettings } from "../../../../server/settings.ts";
import { startServer, type RunningServer } from "../../../../server/start-server.ts";
import { expect, test } from "../../fixtures.ts";
import { newMark } from "../../every-form-cases.ts";
import { toastOn } from "../../notices.ts";

/** Tokens are for e-mails only: this file has a server of its own, to look into its database. */
const dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-letters-"));
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const settings = readSettings({ PORT: "0", DATA_DIR: dataFolder, LIMIT_PER_MINUTE: "1000" });
  server = await startServer(settings, createLogger("silent"));
});

test.afterAll(async () => {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** What the database has of an address, with the tokens that its e-mails carry. */
async function subscriptionOf(email: string) {
  if (!server.backend) throw new Error("The embedded backend did not start.");
  const { rows } = await sql<{ status: string; confirm: string; unsubscribe: string }>`
    select status, confirm, unsubscribe from public.newsletter_subscribers
    join private.newsletter_tokens on subscriber_id = id where email = ${email}`.execute(
    server.backend.database.kysely,
  );
  if (!rows[0]) throw new Error(`${email} is not on the list`);
  return rows[0];
}

/** Somebody who has just subscribed, with the links of the e-mails. */
async function aReader(page: Page) {
  const email = `${newMark()}@ortegaclinics.example`;
  const { key } = await (await page.request.get(`${server.origin}/app-config.json`)).json();
  const answer = await page.request.post(`${server.origin}/rest/v1/rpc/subscribe`, {
    headers: { apikey: key },
    data: { email, source: "/blog" },
  });
  expect(answer.ok()).toBe(true);
  const { confirm, unsubscribe } = await subscriptionOf(email);
  const link = (task: string, token: string) =>
    `${server.origin}/blog?newsletter=${task}&token=${token}`;
  return {
    email,
    confirm: link("confirm", confirm),
    unsubscribe: link("unsubscribe", unsubscribe),
  };
}

async function statusOf(email: string) {
  return (await subscriptionOf(email)).status;
}

const received = (page: Page, name: string) => page.getByRole("complementary", { name });

test.describe("when the server is away at first", () => {
  test.use({ allowedConsole: { lines: [/^Newsletter link: /, /Failed to load resource/] } });

  test("a confirmation's link changes nothing by being opened; its button says so, and Retry confirms", async ({
    page,
  }) => {
    const { email, confirm } = await aReader(page);
    const endpoint = "**/rest/v1/rpc/confirm_subscription";
    const opened = received(page, "One more click");
    await test.step("opened, it changes nothing", async () => {
      await page.goto(confirm);
      await expect(opened.getByRole("heading")).toBeFocused();
      await expect(opened.getByRole("heading")).toBeInViewport();
      await expect(page.getByRole("button", { name: "Subscribe" })).toHaveCount(0);
      expect(await statusOf(email)).toBe("pending");
    });
    await test.step("without an answer its button says so", async () => {
      await page.route(endpoint, (route) => route.abort("connectionrefused"));
      await page.getByRole("button", { name: "Confirm subscription" }).click();
      await expect(opened.getByRole("alert")).toContainText("Failed to confirm. Please try again.");
      expect(await statusOf(email)).toBe("pending");
    });
    await test.step("Retry confirms", async () => {
      await page.unroute(endpoint);
      await page.getByRole("button", { name: "Retry" }).click();
      const panel = received(page, "You are on the list");
      await expect(panel.getByRole("status")).toBeFocused();
      const toast = toastOn(page).filter({ hasText: "You are on the list" });
      await expect(toast).toBeVisible();
      expect(await statusOf(email)).toBe("confirmed");
    });
  });
});

test("an e-mail's link takes the address off the list, and leads back to the box", async ({
  page,
}) => {
  const { email, unsubscribe } = await aReader(page);
  await page.goto(unsubscribe);
  await received(page, "Leave the list").getByRole("button", { name: "Unsubscribe" }).click();
  const panel = received(page, "You are off the list");
  await expect(panel.getByRole("status")).toBeFocused();
  await panel.getByRole("link", { name: "Subscribe again" }).click();
  await expect(page).toHaveURL(`${server.origin}/blog`);
  await expect(received(page, "One letter a month")).toBeVisible();
  expect(await statusOf(email)).toBe("unsubscribed");
});

test("a link that is not known says so", async ({ page }) => {
  for (const task of ["confirm", "unsubscribe"] as const) {
    await test.step(task, async () => {
      await page.goto(`${server.origin}/blog?newsletter=${task}&token=0123456789abcdef`);
      await page.getByRole("button", { name: /^(Confirm subscription|Unsubscribe)$/ }).click();
      const panel = received(page, "This link is not valid any more");
      await expect(panel.getByRole("status")).toBeFocused();
      await expect(panel.getByRole("link", { name: "Back to the newsletter" })).toBeVisible();
    });
  }
});
