import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { openBackend } from "../../server/backend/open-backend.ts";
import { endless } from "./busy-database.ts";
import { startScript } from "./child-server.ts";
import { dropDatabase } from "../support/postgres-server.ts";
import { copyPreparedDatabase, copyPreparedPostgres } from "./prepared-database.ts";
import { type Engine, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

/** What a statement that took too long is answered with, by either engine. */
const overdue = /CONNECTION_CLOSED|ECONNRESET|statement timeout/;

let server: TestServer | undefined;

afterEach(async () => {
  await server?.remove();
  server = undefined;
});

describe.each(engines)("on %s", (engine) => {
  test("a statement over its time is ended; pages and health go on, and what was sent meanwhile is stored", async () => {
    server = await startTestServer(engine, { STATEMENT_TIMEOUT_MS: "1500" });
    const { origin, backend } = server;
    const visitor = server.visitor();
    const before = aLead();
    await visitor.from("contact_submissions").insert(before);

    const stuck = Array.from({ length: 3 }, () =>
      endless.execute(backend.database.kysely).then(
        () => "answered",
        () => "ended",
      ),
    );
    const meanwhile = aLead();
    const [config, health, sent] = await Promise.all([
      fetch(`${origin}/app-config.json`),
      fetch(`${origin}/healthz`),
      visitor.from("contact_submissions").insert(meanwhile),
    ]);
    expect(config.status).toBe(200);
    expect([200, 503]).toContain(health.status);
    expect(await Promise.all(stuck)).toEqual(["ended", "ended", "ended"]);
    expect([201, 503]).toContain(sent.status);
    // Sent again, as its form does while the database is busy, it is stored once, whether it was stored already or not.
    const again = async () => (await visitor.from("contact_submissions").insert(meanwhile)).status;
    await expect.poll(again).toBe(201);
    const { rows } = await sql<{ message: string }>`
      select message from public.contact_submissions order by created_at`.execute(
      backend.database.kysely,
    );
    expect(rows.map(({ message }) => message)).toEqual([before.message, meanwhile.message]);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  test("what the owner does has no limit of time", async () => {
    server = await startTestServer(engine, { STATEMENT_TIMEOUT_MS: "700" });
    const { unhurried, kysely } = server.backend.database;
    const long = sql<{ done: number }>`select 1 as done from pg_sleep(1.2)`;
    await expect(long.execute(kysely)).rejects.toThrow(overdue);
    // A machine that is slow to start the process again answers that the connection is lost; asked again, it answers.
    const answer = () => long.execute(unhurried).then(({ rows }) => rows, String);
    await expect.poll(answer).toEqual([{ done: 1 }]);
    await expect(long.execute(kysely)).rejects.toThrow(overdue);
  });

  test("nor has a start, however slow the machine is", async () => {
    const place = await preparedPlace(engine);
    const before = await openBackend(place.settings, place.folder);
    await sql`
      create function public.slowly() returns event_trigger language plpgsql as $$
      begin perform pg_sleep(0.3); end $$`.execute(before.database.unhurried);
    await sql`
      create event trigger slowly on ddl_command_start when tag in ('GRANT')
      execute function public.slowly()
    `.execute(before.database.unhurried);
    await before.close();
    const started = await openBackend(place.settings, place.folder, 100);
    const slow = sql`grant usage on schema public to anon`;
    await expect(slow.execute(started.database.kysely)).rejects.toThrow(overdue);
    await started.close();
    await place.remove();
  });
});

/** A database that every start finds up to date. */
async function preparedPlace(engine: Engine) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-slow-"));
  const removeFolder = () => rmSync(folder, { recursive: true });
  if (engine === "PGlite") {
    copyPreparedDatabase(folder);
    return { settings: { mode: "embedded" } as const, folder, remove: removeFolder };
  }
  const databaseUrl = await copyPreparedPostgres();
  async function remove() {
    await dropDatabase(databaseUrl);
    removeFolder();
  }
  return { settings: { mode: "postgres", databaseUrl } as const, folder, remove };
}

test("on PostgreSQL, a question whose asker has gone is ended", async () => {
  server = await startTestServer("PostgreSQL");
  const { kysely } = server.backend.database;
  await sql`
    create function public.open_calls_slowly(type text) returns integer language plpgsql as $$
    begin perform pg_sleep(600); return 1; end $$`.execute(kysely);
  await sql`alter function public.open_calls(text) rename to open_calls_at_once`.execute(kysely);
  await sql`alter function public.open_calls_slowly(text) rename to open_calls`.execute(kysely);
  await server.backend.database.connection.clearSchemaCache();
  const leaving = new AbortController();
  const asked = fetch(`${server.origin}/rest/v1/rpc/open_calls?type=call15`, {
    headers: { apikey: server.publishableKey },
    signal: leaving.signal,
  }).catch(() => "gone");
  const running = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event = 'PgSleep'
        and datname = current_database()`.execute(kysely);
    return rows.length;
  };
  await expect.poll(running).toBe(1);
  leaving.abort();
  expect(await asked).toBe("gone");
  await expect.poll(running).toBe(0);
});

describe("the process of the embedded database", () => {
  test("is started again when it ends, and nothing that was answered is lost", async () => {
    server = await startTestServer("PGlite");
    const { origin, backend, environment } = server;
    const visitor = server.visitor();
    const answered: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const leads = Array.from({ length: 30 }, () => aLead());
      const sends = leads.map((lead) => visitor.from("contact_submissions").insert(lead));
      // In the middle: some are committed and not yet written through, and some are answered.
      await sends[round];
      process.kill(databaseProcessOf(environment["DATA_DIR"] ?? ""), "SIGKILL");
      for (const [index, { status }] of (await Promise.all(sends)).entries()) {
        expect([201, 503]).toContain(status);
        if (status === 201) answered.push(leads[index]?.message ?? "");
      }
      await expect.poll(async () => (await fetch(`${origin}/healthz`)).status).toBe(200);
    }
    const { rows } = await sql<{ message: string }>`
      select message from public.contact_submissions`.execute(backend.database.kysely);
    expect(rows.map(({ message }) => message)).toEqual(expect.arrayContaining(answered));
  });

  test("has its time for a statement that waited for it, and no more", async () => {
    server = await startTestServer("PGlite", { STATEMENT_TIMEOUT_MS: "1500" });
    const { kysely } = server.backend.database;
    const lost = sql`select 1`.execute(kysely);
    process.kill(databaseProcessOf(server.environment["DATA_DIR"] ?? ""), "SIGKILL");
    await lost.catch(() => undefined);
    // Sent while none runs: the first look at it finds a process that has hardly begun.
    await expect(endless.execute(kysely)).rejects.toThrow(overdue);
    await expect
      .poll(() => sql`select 1`.execute(kysely).then(() => "answered", String))
      .toBe("answered");
  });

  test("ends with its server, also when that is killed while a statement keeps it busy", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-busy-"));
    copyPreparedDatabase(folder);
    const script = path.join(import.meta.dirname, "busy-database.ts");
    const owner = await startScript(script, {}, folder);
    expect(databaseProcessOf(folder)).toBeGreaterThan(0);
    owner.process.kill("SIGKILL");
    await owner.ended;
    const next = await openBackend({ mode: "embedded" }, folder);
    await next.close();
    expect(() => databaseProcessOf(folder)).toThrow("No process has");
    rmSync(folder, { recursive: true });
  });

  test("a folder whose lock was deleted still lets no second server in", async () => {
    server = await startTestServer("PGlite");
    const folder = server.environment["DATA_DIR"] ?? "";
    for (const name of readdirSync(folder)) {
      if (/lock/.test(name)) rmSync(path.join(folder, name), { force: true });
    }
    await expect(openBackend({ mode: "embedded" }, folder)).rejects.toThrow("Another server");
    expect((await server.visitor().from("contact_submissions").insert(aLead())).status).toBe(201);
  });
});

/** The process that has this folder in its command line. */
function databaseProcessOf(folder: string): number {
  const found = runningCommands().find(
    ({ command }) => command.includes(folder) && command.includes("database-process.ts"),
  );
  if (found === undefined) throw new Error(`No process has ${folder} open.`);
  return found.pid;
}

/** Every process with what it was started with; one that has ended and waits to be noticed has nothing. */
function runningCommands(): { readonly pid: number; readonly command: string }[] {
  const { stdout } = spawnSync("ps", ["-axo", "pid=,command="], { encoding: "utf8" });
  return stdout.split("\n").map((line) => {
    const [, pid = "", command = ""] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), command };
  });
}
