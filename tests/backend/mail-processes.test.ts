import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend } from "../../server/backend/open-backend.ts";
import { startChildServer, type ChildServer } from "./child-server.ts";
import { copyPreparedDatabase, copyPreparedPostgres } from "./prepared-database.ts";
import { startSmtpServer, type Moment, type SmtpServer } from "./smtp-server.ts";
import { engines } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

let folder: string;
let smtp: SmtpServer;
let environment: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "perilune-mail-"));
  copyPreparedDatabase(path.join(folder, "data"));
  smtp = await startSmtpServer();
  environment = {
    PORT: "0",
    DATA_DIR: path.join(folder, "data"),
    SITE_DIR: path.join(folder, "no-site"),
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@perilune.example",
    MAIL_STAFF_TO: "team@perilune.example",
    LIMIT_PER_MINUTE: "1000",
    LIMIT_PER_HOUR: "1000",
    STRANGERS_PER_HOUR: "0",
  };
});
afterEach(async () => {
  await smtp.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Who wrote last: e-mails leave in the order in which they came. */
let lastPerson = "";

async function write(server: ChildServer, count: number): Promise<void> {
  const config = await fetch(`${server.origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  for (let sent = 0; sent < count; sent += 1) {
    const { name, message } = aLead();
    const email = `${crypto.randomUUID()}@visitors.example`;
    lastPerson = email;
    const answer = await fetch(`${server.origin}/rest/v1/contact_submissions`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify({ name, email, message }),
    });
    expect(answer.status).toBe(201);
  }
}

async function end(server: ChildServer, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  server.process.kill(signal);
  await server.ended;
}

async function emails(): Promise<{ state: string; error: string; subject: string }[]> {
  const backend = await openBackend({ mode: "embedded" }, environment["DATA_DIR"] ?? "");
  const { rows } = await sql<{ state: string; error: string; subject: string }>`
    select state, error, subject from public.outbox order by created_at`.execute(
    backend.database.kysely,
  );
  await backend.close();
  return rows;
}

const ids = () => smtp.emails.map(({ headers }) => headers.get("message-id"));

test("a server killed in the middle of sending sends nothing twice, and says what it cannot know", async () => {
  const moments: readonly Moment[] = ["sender", "letter"];
  for (const held of moments) {
    smtp.decide((moment) => (moment === held ? "keep silent" : "take"));
    const server = await startChildServer(environment);
    await write(server, 2);
    await smtp.held();
    await end(server, "SIGKILL");
    smtp.release();
  }
  // The answer is on its way when the server dies: it may have been heard or not.
  const unlucky = await startChildServer(environment);
  smtp.decide((moment) => {
    if (moment === "letter") unlucky.process.kill("SIGKILL");
    return "take";
  });
  await write(unlucky, 1).catch(() => undefined);
  await unlucky.ended;

  smtp.decide(() => "take");
  const last = await startChildServer(environment);
  await write(last, 1);
  // The two e-mails of one record leave in any order.
  await Promise.all([smtp.receivedBy(lastPerson), smtp.noticedOf(lastPerson)]);
  await end(last);

  expect(new Set(ids()).size).toBe(ids().length);
  const rows = await emails();
  const states = rows.map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(["sent", "failed"]));
  for (const row of rows.filter(({ state }) => state === "failed")) {
    expect(row.error).toBe("We cannot tell whether it was sent.");
  }
  expect(states.filter((state) => state === "failed").length).toBeLessThanOrEqual(
    moments.length + 1,
  );
  expect(states.filter((state) => state === "failed").length).toBeGreaterThanOrEqual(
    moments.length,
  );
  expect(ids().length).toBeGreaterThanOrEqual(states.filter((state) => state === "sent").length);
}, 300_000);

test("a server that is stopped finishes the e-mail under way and leaves the others for the next start", async () => {
  smtp.decide((moment) => (moment === "letter" ? "keep silent" : "take"));
  const first = await startChildServer(environment);
  await write(first, 2);
  await smtp.held();
  smtp.decide(() => "take");
  first.process.kill("SIGTERM");
  smtp.release();
  expect(await first.ended).toEqual({ code: 0, signal: null });
  const second = await startChildServer(environment);
  await smtp.received(4);
  await end(second);
  expect((await emails()).map(({ state }) => state)).toEqual(["sent", "sent", "sent", "sent"]);
  expect(new Set(ids()).size).toBe(4);
}, 300_000);

test("without SMTP e-mails are written and kept; turned on a day later, the old ones are skipped", async () => {
  const off = await startChildServer({ ...environment, SMTP_URL: "" });
  await write(off, 2);
  await end(off);
  expect(smtp.emails).toHaveLength(0);
  const backend = await openBackend({ mode: "embedded" }, environment["DATA_DIR"] ?? "");
  const { rows: waiting } = await sql<{ state: string; subject: string }>`
    update public.outbox set next_at = now() - case
      when entry_id = (select entry_id from public.outbox order by created_at limit 1)
      then interval '25 hours' else interval '0' end
    returning state, subject`.execute(backend.database.kysely);
  await backend.close();
  expect(waiting.map(({ state }) => state)).toEqual(["queued", "queued", "queued", "queued"]);
  expect(waiting.every(({ subject }) => /PR-[0-9A-F]{8}/.test(subject))).toBe(true);
  const on = await startChildServer(environment);
  await smtp.received(2);
  await end(on);
  expect(smtp.emails).toHaveLength(2);
  const rows = await emails();
  expect(rows.filter(({ state }) => state === "sent")).toHaveLength(2);
  expect(rows.filter(({ state }) => state === "skipped").map(({ error }) => error)).toEqual([
    "Mail was off for more than a day, and the letter has grown old.",
    "Mail was off for more than a day, and the letter has grown old.",
  ]);
}, 300_000);

test.each(engines.filter((engine) => engine === "PostgreSQL"))(
  "two servers on one %s send each e-mail once",
  async () => {
    const shared = { ...environment, DATABASE_URL: await copyPreparedPostgres() };
    const servers = await Promise.all([startChildServer(shared), startChildServer(shared)]);
    await Promise.all(servers.map((server) => write(server, 15)));
    await smtp.received(60);
    await Promise.all(servers.map((server) => end(server)));
    expect(smtp.emails).toHaveLength(60);
    expect(new Set(ids()).size).toBe(60);
  },
  300_000,
);
