import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { runCommand, startChildServer } from "../backend/child-server.ts";
import { startSmtpServer, type SmtpServer } from "../backend/smtp-server.ts";
import { aStranger, type Caller } from "./accounts.ts";
import { password } from "./applicant.ts";
import { expect } from "./fixtures.ts";
import { staffMember } from "./staff-member.ts";

/** A site with a server of its own that sends e-mails, and the owner of the journeys. */
export type MailSite = {
  readonly smtp: SmtpServer;
  /** The link to this view of `/login` in the first letter to an address that has one, or in a later one. */
  linkFor(email: string, view: "reset" | "confirm", received?: number): Promise<string>;
  stop(): Promise<void>;
};

export async function startMailSite(port: number): Promise<MailSite> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-mail-site-"));
  const smtp = await startSmtpServer();
  const environment = {
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: "silent",
    LIMIT_PER_MINUTE: "1000",
    LIMIT_PER_HOUR: "10000",
    STRANGERS_PER_HOUR: "0",
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@perilune.example",
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
  };
  const server = await startChildServer(environment);
  const add = ["add", staffMember.email, "--password-stdin"];
  await runCommand("staff", add, environment, staffMember.password);
  return {
    smtp,
    async linkFor(email, view, received = 1) {
      const link = new RegExp(`^http\\S+view=${view}\\S+$`, "m");
      const found = () =>
        smtp.emails
          .flatMap(({ to, text }) => (to.includes(email) ? (link.exec(text)?.[0] ?? []) : []))
          .at(received - 1);
      await expect.poll(found).toBeDefined();
      return found() ?? "";
    },
    async stop() {
      server.process.kill("SIGKILL");
      await server.ended;
      await smtp.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Somebody who has signed up with `password` and answered the e-mail. */
export async function aConfirmedStranger(page: Page, site: MailSite): Promise<Caller> {
  const stranger = await aStranger(page);
  const link = new URL(await site.linkFor(stranger.email, "confirm"));
  const { key } = await (await page.request.get("/app-config.json")).json();
  const answer = await page.request.post("/auth/v1/verify", {
    headers: { apikey: key },
    data: { type: "signup", token_hash: link.searchParams.get("token_hash"), password },
  });
  expect(answer.status()).toBe(200);
  return stranger;
}
