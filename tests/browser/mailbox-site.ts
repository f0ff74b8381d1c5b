import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Database } from "../../server/backend/database.ts";
import { createLogger } from "../../server/logging.ts";
import { readSettings } from "../../server/settings.ts";
import { startServer } from "../../server/start-server.ts";
import { runCommand } from "../backend/child-server.ts";
import { startImapServer, type ImapServer } from "../backend/imap-server.ts";
import { startSmtpServer, type SmtpServer } from "../backend/smtp-server.ts";
import { expect } from "./fixtures.ts";
import { staffMember } from "./staff-member.ts";

/** What a letter to the house says; the rest is as a usual one has it. */
export type Written = {
  readonly from: string;
  readonly to?: string;
  readonly subject: string;
  readonly body: string;
  /** Further lines of its head, each without its end: `Auto-Submitted: auto-replied`. */
  readonly headers?: readonly string[];
};

/** A site of a test file's own that sends letters and reads a mailbox, and the owner of the journeys. */
export type MailboxSite = {
  readonly origin: string;
  /** Where its letters come from. */
  readonly address: string;
  readonly smtp: SmtpServer;
  readonly imap: ImapServer;
  /** To look into what no page shows, and to let time pass. */
  readonly kysely: Database["kysely"];
  addStaff(email: string, password: string): Promise<void>;
  /** Puts a letter into the mailbox and answers its Message-ID. The site reads it at once. */
  deliver(letter: Written): string;
  stop(): Promise<void>;
};

export const siteAddress = "hello@perilune.example";

/** Ready when the mailbox is being watched: what is delivered from then on comes in. */
export async function startMailboxSite(
  more: Readonly<Record<string, string>> = {},
): Promise<MailboxSite> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-mailbox-site-"));
  const [smtp, imap] = await Promise.all([startSmtpServer(), startImapServer()]);
  const environment = {
    PORT: "0",
    DATA_DIR: dataFolder,
    LIMIT_PER_MINUTE: "1000",
    LIMIT_PER_HOUR: "10000",
    STRANGERS_PER_HOUR: "0",
    LITE_AUTH_BCRYPT_COST: "4",
    SMTP_URL: smtp.url,
    IMAP_URL: imap.url,
    MAIL_FROM: `Perilune <${siteAddress}>`,
    ...more,
  };
  const server = await startServer(readSettings(environment), createLogger("silent"));
  const { backend } = server;
  if (!backend) throw new Error("The embedded backend did not start.");
  const addStaff = async (email: string, password: string) => {
    await runCommand(
      "staff",
      ["add", email, "--password-stdin"],
      { DATA_DIR: dataFolder },
      password,
    );
  };
  await addStaff(staffMember.email, staffMember.password);
  await expect.poll(() => imap.commands).toContain("IDLE");
  return {
    origin: server.origin,
    address: siteAddress,
    smtp,
    imap,
    kysely: backend.database.kysely,
    addStaff,
    deliver(letter) {
      const id = `${randomUUID()}@mail.example`;
      imap.deliver(rawLetter(letter, id));
      return id;
    },
    async stop() {
      await server.stop();
      await Promise.all([smtp.stop(), imap.stop()]);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function rawLetter({ from, to = siteAddress, subject, body, headers = [] }: Written, id: string) {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    `Date: ${new Date().toUTCString()}`,
    "Content-Type: text/plain; charset=utf-8",
    ...headers,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body.replaceAll("\n", "\r\n")}\r\n`;
}
