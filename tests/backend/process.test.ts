import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openBackend } from "../../server/backend/open-backend.ts";
import { runCommand, startChildServer } from "./child-server.ts";
import { runCrashRounds } from "./crash-rounds.ts";
import { copyPreparedDatabase, copyPreparedPostgres, emptyPostgres } from "./prepared-database.ts";
import { engines } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

let folder: string;
let environment: Record<string, string>;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "perilune-process-"));
  environment = {
    DATA_DIR: path.join(folder, "data"),
    PORT: "0",
    SITE_DIR: path.join(folder, "x"),
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines)("on %s", (engine) => {
  test("kill -9 while leads come in loses nothing that was acknowledged", async () => {
    const DATABASE_URL = engine === "PostgreSQL" ? await copyPreparedPostgres() : "";
    copyPreparedDatabase(environment["DATA_DIR"] ?? "");
    const report = await runCrashRounds(5, { ...environment, DATABASE_URL });
    expect(report.lost).toEqual([]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(100);
  }, 300_000);
});

test.each(engines.filter((engine) => engine === "PostgreSQL"))(
  "two server processes start at once on one %s and share their keys",
  async () => {
    const shared = { ...environment, DATABASE_URL: await emptyPostgres() };
    const servers = await Promise.all([startChildServer(shared), startChildServer(shared)]);
    const [first, second] = await Promise.all(
      servers.map(async ({ origin }) => (await fetch(`${origin}/app-config.json`)).text()),
    );
    expect(first).toBe(second);
    for (const { process } of servers) process.kill("SIGTERM");
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([
      { code: 0, signal: null },
      { code: 0, signal: null },
    ]);
  },
);

test("the secrets are made once and only their owner reads them", async () => {
  const data = path.join(folder, "data");
  copyPreparedDatabase(data);
  chmodSync(data, 0o755);
  const first = await startChildServer(environment);
  expect(statSync(path.join(data, "secrets.json")).mode & 0o777).toBe(0o600);
  const keyOf = async (origin: string) => (await fetch(`${origin}/app-config.json`)).text();
  const key = await keyOf(first.origin);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  first.process.kill("SIGTERM");
  await first.ended;
  const second = await startChildServer(environment);
  expect(await keyOf(second.origin)).toBe(key);
  second.process.kill("SIGTERM");
  await second.ended;
});

test("a second server on the same data folder ends with one sentence", async () => {
  copyPreparedDatabase(path.join(folder, "data"));
  const first = await startChildServer(environment);
  const second = await runCommand("main", [], environment);
  expect(second).toEqual({
    code: 1,
    out: "",
    err: `Another server is already using ${environment["DATA_DIR"]}. Stop it first.\n`,
  });
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
  const taken = { DATA_DIR: path.join(folder, "other"), PORT: new URL(first.origin).port };
  copyPreparedDatabase(taken.DATA_DIR);
  const third = await runCommand("main", [], taken);
  expect(third).toEqual({
    code: 1,
    out: "",
    err: `Port ${taken.PORT} is already in use. Stop what uses it, or set PORT to another one.\n`,
  });
  first.process.kill("SIGTERM");
  expect(await first.ended).toEqual({ code: 0, signal: null });
});

test("SIGTERM lets the request in flight finish, then the server ends with 0", async () => {
  copyPreparedDatabase(path.join(folder, "data"));
  const server = await startChildServer(environment);
  const { key } = (await (await fetch(`${server.origin}/app-config.json`)).json()) as {
    key: string;
  };
  const lead = JSON.stringify(aLead({ email: "in-flight@example.com" }));
  const sending = request(`${server.origin}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json", "content-length": lead.length },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once("response", (answer) => {
      void text(answer).then(() => resolve(answer.statusCode));
    });
    sending.once("error", reject);
  });
  sending.write(lead.slice(0, 20));
  await fetch(`${server.origin}/healthz`);
  server.process.kill("SIGTERM");
  await refusesConnections(server.origin);
  sending.end(lead.slice(20));
  expect(await answered).toBe(201);
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

test("the first start says how to make staff; what visitors write never reaches the log", async () => {
  const dataFolder = path.join(folder, "fresh");
  const server = await startChildServer({
    ...environment,
    DATA_DIR: dataFolder,
    LOG_LEVEL: "trace",
  });
  expect(server.output()).toContain(
    `  DATA_DIR=${dataFolder} npm run staff -- add you@example.com\n`,
  );
  const { key } = (await (await fetch(`${server.origin}/app-config.json`)).json()) as {
    key: string;
  };
  const secret = "Jane Roe, jane.roe@example.com, 555-0101";
  for (const body of [
    { name: secret },
    { ...aLead(), email: secret },
    { ...aLead(), status: secret },
  ]) {
    await fetch(`${server.origin}/rest/v1/contact_submissions`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }
  server.process.kill("SIGTERM");
  await server.ended;
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  expect(server.output()).toContain("request refused");
  expect(server.output()).not.toContain("jane.roe");
  expect(server.output()).not.toContain("Ada");
});

test("--seed fills an empty table once; wrong settings end with every one named", async () => {
  const seeded = { ...environment, DATA_DIR: path.join(folder, "seeded") };
  copyPreparedDatabase(seeded.DATA_DIR);
  for (let start = 0; start < 2; start += 1) {
    const server = await startChildServer(seeded, "--seed");
    server.process.kill("SIGTERM");
    await server.ended;
  }
  const backend = await openBackend({ mode: "embedded" }, seeded.DATA_DIR);
  const { rows } = await sql`select from public.contact_submissions`.execute(
    backend.database.kysely,
  );
  await backend.close();
  expect(rows).toHaveLength(12);
  const wrong = await runCommand("main", [], { PORT: "many", DATABASE_URL: "mysql://x" });
  expect(wrong.code).toBe(1);
  expect(wrong.err).toMatch(/PORT must be a whole number[^]*DATABASE_URL must begin with postgres/);
});

/** Resolves when the server no longer accepts: it has heard the signal. */
async function refusesConnections(origin: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${origin}/healthz`, { headers: { connection: "close" } });
    } catch {
      return;
    }
  }
}
