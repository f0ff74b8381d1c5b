import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { openBackend } from "../../../../server/backend/open-backend.ts";
import { freePort } from "../../../support/free-port.ts";
import { startChildServer, type ChildServer } from "../../../backend/child-server.ts";
import { aLead, expect, fillContactForm, settled, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";

/** This file kills its server, so it has one of its own. */
const dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-outage-"));
let port = 0;
let server: ChildServer;

function start(): Promise<ChildServer> {
  return startChildServer({ PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: "silent" });
}

/** Looks into the database of the stopped server. */
async function storedMessages(email: string): Promise<string[]> {
  const backend = await openBackend({ mode: "embedded" }, dataFolder);
  try {
    const { rows } = await sql<{ message: string }>`
      select message from public.contact_submissions where email = ${email}`.execute(
      backend.database.kysely,
    );
    return rows.map(({ message }) => message);
  } finally {
    await backend.close();
  }
}

/** What the form loads with its first use: without it a dead server leaves the notice, but no toast to show. */
async function sendingParts(page: Page) {
  await Promise.all(
    ["contact-schema", "contact-repository", "toaster"].map((part) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
    ),
  );
  await settled(page);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  port = await freePort();
  server = await start();
});

test.afterAll(async () => {
  server.process.kill("SIGTERM");
  await server.ended;
  rmSync(dataFolder, { recursive: true, force: true });
});

test.describe("a server that dies", () => {
  test.use({ allowedConsole: { lines: [/^Contact form: /, /Failed to load resource/] } });

  test("costs no word: the toast, the form kept, and one lead after Retry", async ({ page }) => {
    test.slow();
    const lead = aLead();
    const parts = sendingParts(page);
    await page.goto(`${server.origin}/contact`);
    await fillContactForm(page, lead);
    await parts;
    server.process.kill("SIGKILL");
    await server.ended;
    const send = page.getByRole("button", { name: "Send message" });
    await send.click();
    await expect(
      toastOn(page).getByText("Failed to send message. Please try again."),
    ).toBeVisible();
    await expect(page.locator('[name="message"]')).toHaveValue(lead.message);
    server = await start();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(toastOn(page).getByText("Message Sent!")).toBeVisible();
    const panel = page.getByRole("main").getByRole("status").filter({ hasText: "Message Sent!" });
    await expect(panel).toContainText(/PR-[0-9A-F]{8}/);
    await fillContactForm(page, lead);
    await send.click();
    await expect(page.locator('[name="message"]')).toHaveValue("");
    server.process.kill("SIGTERM");
    await server.ended;
    expect(await storedMessages(lead.email)).toEqual([lead.message]);
    server = await start();
  });
});
