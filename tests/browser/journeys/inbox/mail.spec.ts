import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { runCommand, startChildServer, type ChildServer } from "../../../backend/child-server.ts";
import { startSmtpServer, type SmtpServer } from "../../../backend/smtp-server.ts";
import {
  aLead,
  expect,
  fillSignIn,
  looks,
  sendLead,
  signIn,
  test,
  wearLook,
} from "../../fixtures.ts";
import { overflowOf } from "../../overflow.ts";
import { staffMember } from "../../staff-member.ts";
import { violationsOf } from "../../violations.ts";

const lettersOf = (page: Page) =>
  page.getByRole("list", { name: "Letters, newest first" }).getByRole("listitem");

test.describe("with mail off", () => {
  test("the page says so and shows what would have gone out, with the way to the record", async ({
    page,
  }) => {
    const lead = aLead();
    await sendLead(page, lead);
    await signIn(page);
    await page.goto("/admin?view=mail");
    await expect(page.getByRole("heading", { name: "Mail is off" })).toBeVisible();
    const receipt = lettersOf(page).filter({ hasText: lead.email });
    await expect(receipt).toHaveCount(1);
    await expect(receipt).toContainText("Waiting");
    await receipt.getByText("Read the letter").click();
    await expect(receipt.locator("pre")).toContainText(
      "A person reads it and answers within 24 hours.",
    );
    await expect(receipt.locator("pre")).not.toContainText(lead.name);

    const reference = (await receipt.getByRole("link").textContent()) ?? "";
    expect(reference).toMatch(/^PR-[0-9A-F]{8}$/);
    await expect(lettersOf(page).filter({ hasText: `${reference}: message from` })).toHaveCount(1);
    await receipt.getByRole("link", { name: reference }).click();
    await expect(page.getByRole("dialog", { name: lead.name })).toBeVisible();
  });

  test("letters are shown by state, with their numbers", async ({ page }) => {
    await sendLead(page, aLead());
    await signIn(page);
    await page.goto("/admin?view=mail");
    const states = page.getByRole("group", { name: "Letters by state" });
    await expect(states.getByRole("button", { name: /^Waiting [1-9]/ })).toBeVisible();
    await states.getByRole("button", { name: /^Failed/ }).click();
    await expect(states.getByRole("button", { name: /^Failed/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.getByRole("heading", { name: "No letters in this state" })).toBeVisible();
    await states.getByRole("button", { name: /^Waiting/ }).click();
    await expect(lettersOf(page).first()).toContainText("Waiting");
  });

  test("older letters follow on demand, each once", async ({ page }) => {
    test.slow();
    for (let sent = 0; sent < 27; sent += 1) await sendLead(page, aLead());
    await signIn(page);
    await page.goto("/admin?view=mail");
    await expect(lettersOf(page)).toHaveCount(50);
    await page.getByRole("button", { name: "Show older letters" }).click();
    await expect.poll(() => lettersOf(page).count()).toBeGreaterThan(50);
    const titles = await lettersOf(page).locator("h3").allTextContents();
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.describe("when the server does not answer", () => {
    test.use({ allowedConsole: { lines: [/Failed to load resource/] } });

    test("the page says so, and Retry brings the letters", async ({ page }) => {
      test.slow();
      await sendLead(page, aLead());
      await signIn(page);
      await page.route("**/rest/v1/outbox*", (route) => route.fulfill({ status: 403, json: {} }));
      await page.goto("/admin?view=mail");
      const alert = page.getByRole("alert").filter({ hasText: "Could not load the letters" });
      await expect(alert).toBeVisible();
      await page.unroute("**/rest/v1/outbox*");
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(lettersOf(page).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });

  for (const look of looks) {
    for (const width of [390, 1280]) {
      test(`the page has no violation in ${look} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await wearLook(page, look);
        const lead = aLead();
        await sendLead(page, lead);
        await signIn(page);
        await page.goto("/admin?view=mail");
        await lettersOf(page).filter({ hasText: lead.email }).getByText("Read the letter").click();
        expect(await violationsOf(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await overflowOf(page)).toBe(0);
      });
    }
  }
});

test.describe("with mail on", () => {
  let smtp: SmtpServer;
  let server: ChildServer;
  let dataFolder: string;

  test.beforeAll(async () => {
    smtp = await startSmtpServer();
    dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-mail-"));
    server = await startChildServer({
      PORT: "0",
      DATA_DIR: dataFolder,
      LOG_LEVEL: "silent",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Perilune <hello@perilune.example>",
    });
    const { email, password } = staffMember;
    await runCommand(
      "staff",
      ["add", email, "--password-stdin"],
      { DATA_DIR: dataFolder },
      password,
    );
  });
  test.afterAll(async () => {
    server.process.kill("SIGTERM");
    await server.ended;
    await smtp.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test("a refused letter says why; Retry sends it once", async ({ page }) => {
    const { name, email, message } = aLead();
    smtp.decide((_moment, address) =>
      address === email ? { code: 550, says: "5.1.1 No such mailbox" } : "take",
    );
    const { key } = await (await page.request.get(`${server.origin}/app-config.json`)).json();
    const sent = await page.request.post(`${server.origin}/rest/v1/contact_submissions`, {
      headers: { apikey: key },
      data: { name, email, message },
    });
    expect(sent.status()).toBe(201);
    await page.goto(`${server.origin}/login`);
    await fillSignIn(page);
    await expect(page).toHaveURL(`${server.origin}/admin`);
    await page.goto(`${server.origin}/admin?view=mail`);
    await expect(page.getByRole("heading", { name: "Mail is on" })).toBeVisible();
    const letter = lettersOf(page).filter({ hasText: email });
    await expect(letter).toContainText("Failed");
    await expect(letter).toContainText("The mail server answered: 550 5.1.1 No such mailbox");
    smtp.decide(() => "take");
    await letter.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(page.locator(".toast").getByText("Back in the queue")).toBeVisible();
    await smtp.receivedBy(email);
    await expect(letter).toContainText("Sent");
    await expect(letter.getByRole("button", { name: "Retry" })).toHaveCount(0);
    expect(smtp.letters.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });
});
