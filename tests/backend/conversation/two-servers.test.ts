import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startChildServer, type ChildServer } from "../child-server.ts";
import { startImapServer, type ImapServer } from "../imap-server.ts";
import { copyPreparedPostgres } from "../prepared-database.ts";
import { startSmtpServer, type SmtpServer } from "../smtp-server.ts";
import { letterOf } from "./marked-letters.ts";

const LETTERS = 12;

let folder: string;
let imap: ImapServer;
let smtp: SmtpServer;
let client: postgres.Sql;
let servers: ChildServer[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "perilune-two-"));
  imap = await startImapServer();
  smtp = await startSmtpServer();
  const databaseUrl = await copyPreparedPostgres();
  client = postgres(databaseUrl, { max: 1 });
  const start = (name: string) =>
    startChildServer({
      PORT: "0",
      DATA_DIR: path.join(folder, name),
      SITE_DIR: path.join(folder, "no-site"),
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: "Perilune <hello@perilune.example>",
      MAIL_STAFF_TO: "team@perilune.example",
      IMAP_URL: imap.url,
    });
  // The first to come reads.
  servers = [await start("one")];
  await until(() => expect(imap.commands).toContain("IDLE"));
  servers.push(await start("two"));
});
afterAll(async () => {
  for (const server of servers) {
    server.process.kill("SIGKILL");
    await server.ended;
  }
  await client.end();
  await smtp.stop();
  await imap.stop();
  rmSync(folder, { recursive: true, force: true });
});

const until = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 120_000, interval: 50 });
async function cameOnce(ids: readonly string[]): Promise<void> {
  await until(async () => {
    const rows = await client`select subject from public.messages`;
    for (const id of ids) {
      expect(rows.filter(({ subject }) => subject === `Letter ${id}`)).toHaveLength(1);
    }
  });
}
async function allSent(count: number): Promise<void> {
  await until(async () => {
    const rows =
      await client`select state, count(*)::integer as count from public.outbox group by state`;
    expect(rows.map((row) => ({ ...row }))).toEqual([{ state: "sent", count }]);
  });
}
function deliver(): string[] {
  const ids = Array.from({ length: LETTERS }, () => crypto.randomUUID());
  for (const id of ids) imap.deliver(letterOf(id));
  return ids;
}
/** Of each letter its size is asked for, and the letter. */
const fetches = () => imap.commands.filter((command) => command === "UID FETCH").length;

test("of two servers one reads the mailbox, each notice goes once, and the other takes over from a dead one", async () => {
  const first = deliver();
  await cameOnce(first);
  expect(imap.commands.filter((command) => command === "LOGIN")).toHaveLength(1);
  expect(fetches()).toBe(2 * LETTERS);

  // What a dead process was sending would stand as unknown.
  await allSent(LETTERS);
  const [holder, other] = servers;
  expect(other?.process.exitCode).toBeNull();
  holder?.process.kill("SIGKILL");
  await holder?.ended;
  const second = deliver();
  await client`update private.mailboxes set held_until = '-infinity'`;
  await cameOnce(second);
  await cameOnce(first);
  await allSent(2 * LETTERS);
  const ids = smtp.taken.map(({ headers }) => headers.get("message-id"));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(2 * LETTERS);
}, 300_000);
