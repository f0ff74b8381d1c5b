import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { runCommand, startChildServer, type ChildServer } from "../../../backend/child-server.ts";
import { startSmtpServer, type SmtpServer } from "../../../backend/smtp-server.ts";
import { aLead, expect, fillSignIn, test } from "../../fixtures.ts";
import { toastOn } from "../../notices.ts";
import { staffMember } from "../../staff-member.ts";

const lettersOf = (page: Page) =>
  page.getByRole("list", { name: "Letters, newest first" }).getByRole("listitem");

test.describe("with mail on", () => {
  let smtp: SmtpServer;
  let server: ChildServer;
  let dataFolder: string;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
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

  test("a refused e-mail says why; Retry sends it once", async ({ page }) => {
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
    const received = lettersOf(page).filter({ hasText: email });
    await expect(received).toContainText("Failed");
    await expect(received).toContainText("The mail server answered: 550 5.1.1 No such mailbox");
    smtp.decide(() => "take");
    await received.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(toastOn(page).getByText("Back in the queue")).toBeVisible();
    await smtp.receivedBy(email);
    await expect(received).toContainText("Sent");
    await expect(received.getByRole("button", { name: "Retry" })).toHaveCount(0);
    expect(smtp.emails.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });
});
