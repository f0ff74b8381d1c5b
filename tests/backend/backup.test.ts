import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kindNames } from "#domain/registry.ts";
import { backupTables } from "../../server/backup/export-format.ts";
import { runCommand } from "./child-server.ts";
import { sendEveryKind } from "./every-kind.ts";
import { copyPreparedDatabase, emptyPostgres } from "./prepared-database.ts";
import {
  type Chair,
  type Engine,
  engines,
  startTestServer,
  type TestServer,
} from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

const claimant = "claimant@example.com";

describe.each(engines)("an export of %s", (engine) => {
  let folder: string;
  let file: string;
  let server: TestServer;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "perilune-export-"));
    file = path.join(folder, "backups", "export.ndjson.gz");
    server = await startTestServer(engine);
    const staff = await server.staff("staff@example.com");
    const stranger = await server.stranger("stranger@example.com");
    await sendEveryKind(server, stranger, "stranger@example.com");
    await addWork(staff);
    await server.stranger(claimant);
    await claim(server, claimant);
    await sql`
      insert into public.contact_submissions (name, email, message, created_at)
      select 'Lead ' || i, 'lead@example.com', 'Message "' || i || E'" – \\n 🚀',
        timestamptz '2026-11-20 07:30:02.874123+00' + i * interval '1 microsecond'
      from generate_series(1, 1200) i`.execute(server.backend.database.unhurried);
    await staff.from("contact_submissions").update({ status: "responded" }).eq("name", "Lead 7");
    const exported = await runCommand("backup", [file], server.environment);
    expect(exported).toMatchObject({ code: 0, err: "" });
  });
  afterAll(async () => {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test("is written while the server runs, and a lead sent meanwhile is stored", async () => {
    const other = path.join(folder, "others", "export.ndjson.gz");
    const exporting = runCommand("backup", [other], server.environment);
    const lead = aLead({ email: "meanwhile@example.com" });
    expect((await server.visitor().from("contact_submissions").insert(lead)).status).toBe(201);
    const exported = await exporting;
    expect(exported).toMatchObject({ code: 0, err: "" });
    expect(exported.out).toContain(` rows are in ${other}.`);
    expect(statSync(other).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(other))).toEqual(["export.ndjson.gz"]);
    expect((await runCommand("backup", [other], server.environment)).err).toBe(
      `${other} exists already.\n`,
    );
  });

  test.each(engines)("comes back exactly on %s, and the old password signs in", async (target) => {
    const environment =
      target === "PGlite" && target === engine ? preparedPlace() : await emptyPlace(target);
    const restored = await runCommand("restore", [file], environment);
    expect(restored).toMatchObject({ code: 0, err: "" });

    const again = await runCommand("restore", [file], environment);
    expect(again.err).toBe("This database is not empty. Restore into a new one.\n");

    const copy = path.join(folder, `copy-${target}.ndjson.gz`);
    expect((await runCommand("backup", [copy], environment)).code).toBe(0);
    const [before, after] = [linesOf(file), linesOf(copy)];
    expect(after.filter(isNoEmail)).toEqual(before.filter(isNoEmail));
    const [waiting, skipped] = [before, after].map((lines) =>
      lines.filter((line) => !isNoEmail(line)),
    );
    expect(waiting?.every((line) => line.includes('"state": "queued"'))).toBe(true);
    // Reminders are for later.
    const isLater = (line: string) => line.includes('"event": "reminder"');
    expect(skipped?.filter(isLater).length).toBeGreaterThan(0);
    for (const line of skipped ?? [])
      expect(line).toContain(`"state": "${isLater(line) ? "queued" : "skipped"}"`);
    expect(skipped).toHaveLength(waiting?.length ?? 0);
    const kept = /decoy@|confirm-account|mailbox_proofs|mail_secrets/;
    expect(linesOf(file).filter((line) => kept.test(line))).toEqual([]);
    expect(new Set(linesOf(file).flatMap(tableOf))).toEqual(
      new Set(backupTables.map(({ name }) => name)),
    );

    const running = await startTestServer("PGlite", environment);
    const staff = await running.signIn("staff@example.com");
    const { data } = await staff
      .from("contact_submissions")
      .select("status, created_at")
      .eq("name", "Lead 7")
      .single();
    expect(data).toEqual({ status: "responded", created_at: "2026-11-20T07:30:02.87413+00:00" });
    await expect(running.signIn(claimant)).rejects.toThrow("Email not confirmed");
    await running.stop();
  });

  test("of a version without an inbox gets its entries", async () => {
    const older = path.join(folder, "older.ndjson.gz");
    const all = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    const young = /"table":"(public\.(inbox_entries|lead_notes|lead_sources|outbox)|private\.)/;
    const kept = all.slice(0, -1).filter((line) => !young.test(line));
    const end = JSON.stringify({ end: true, rows: kept.length - 1 });
    writeFileSync(older, gzipSync([...kept, end, ""].join("\n")));
    const environment = preparedPlace();
    expect(await runCommand("restore", [older], environment)).toMatchObject({ code: 0 });
    const running = await startTestServer("PGlite", environment);
    const staff = await running.signIn("staff@example.com");
    const { data } = await staff.rpc("inbox_counts").select("kind,total").order("kind");
    expect(data).toEqual(
      kindNames.toSorted().map((kind) => ({ kind, total: kind === "contact" ? 1201 : 1 })),
    );
    expect((await staff.from("outbox").select("id")).data).toEqual([]);
    await running.stop();
  });

  test("of a version that had another name for a kind comes back under today's", async () => {
    const older = path.join(folder, "renamed.ndjson.gz");
    const renamed = (line: string) =>
      line.includes('"table":"public.audit_log"')
        ? line
        : line.replaceAll(/"kind":\s*"engineer"/g, '"kind":"portal"');
    const lines = gunzipSync(readFileSync(file)).toString().split("\n");
    expect(lines.map(renamed)).not.toEqual(lines);
    writeFileSync(older, gzipSync(lines.map(renamed).join("\n")));
    const environment = preparedPlace();
    expect(await runCommand("restore", [older], environment)).toMatchObject({ code: 0 });
    const running = await startTestServer("PGlite", environment);
    const staff = await running.signIn("staff@example.com");
    const { data } = await staff.rpc("inbox_counts").select("kind,total").eq("kind", "engineer");
    expect(data).toEqual([{ kind: "engineer", total: 1 }]);
    const { rows } = await sql`
      select payload ->> 'kind' as kind from public.outbox where payload ->> 'reference' like 'EP-%'`.execute(
      running.backend.database.kysely,
    );
    expect(rows).toEqual([{ kind: "engineer" }]);
    await running.stop();
  });

  test("is refused when it comes from a newer version, is damaged or is something else", async () => {
    const environment = { DATA_DIR: path.join(folder, "never-opened") };
    const attempt = async (name: string, content: Uint8Array) => {
      const attempted = path.join(folder, name);
      writeFileSync(attempted, content);
      return (await runCommand("restore", [attempted], environment)).err;
    };
    const [header = "", ...rows] = gunzipSync(readFileSync(file)).toString().split("\n");
    const newer = header.replace(/"migrations":\[/, '"migrations":["29990101000000",');
    expect(await attempt("newer", gzipSync([newer, ...rows].join("\n")))).toBe(
      "The export comes from a newer version of this site. Update first.\n",
    );
    expect(await attempt("cut", gzipSync([header, ...rows.slice(0, 100)].join("\n")))).toBe(
      "The export is not complete.\n",
    );
    expect(await attempt("damaged", readFileSync(file).subarray(0, 5_000))).toMatch(
      /^.* is no export of this site, or it is damaged\.\n$/,
    );
    expect(await attempt("text", Buffer.from("Dear sir"))).toMatch(/no export of this site/);
    expect((await runCommand("restore", [path.join(folder, "none")], environment)).err).toMatch(
      /^There is no file /,
    );
  });

  /** Where nothing has been sent yet. */
  function preparedPlace(): Record<string, string> {
    const place = { DATA_DIR: mkdtempSync(path.join(folder, "place-")) };
    copyPreparedDatabase(place.DATA_DIR);
    return place;
  }
  /** Where no server has been yet. */
  async function emptyPlace(target: Engine): Promise<Record<string, string>> {
    const place = { DATA_DIR: mkdtempSync(path.join(folder, "place-")) };
    return target === "PGlite" ? place : { ...place, DATABASE_URL: await emptyPostgres() };
  }
});

test("a running server is not restored into, a hosted project has its own tools", async () => {
  const server = await startTestServer("PGlite");
  const file = path.join(server.environment["DATA_DIR"] ?? "", "export.ndjson.gz");
  expect((await runCommand("backup", [file], server.environment)).code).toBe(0);
  const busy = await runCommand("restore", [file], server.environment);
  expect(busy.err).toBe("A server is using this database. Stop it first.\n");
  await server.remove();
  const hosted = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "k" };
  expect((await runCommand("backup", [], hosted)).err).toMatch(/supabase db dump/);
  expect((await runCommand("restore", ["any"], hosted)).err).toMatch(/Supabase/);
});

/** Makes an account one that only claims its address, with an e-mail on the way that asks the mailbox. */
async function claim({ backend }: TestServer, email: string): Promise<void> {
  const { kysely } = backend.database;
  const { rows } = await sql<{ id: string }>`
    update auth.users set email = id || '@pending.invalid' where email = ${email}
    returning id`.execute(kysely);
  await sql`select private.claim_address(${rows[0]?.id}::uuid, ${email}, 'secret')`.execute(kysely);
}

/** A note, a saved view and an open invitation. */
async function addWork(staff: Chair): Promise<void> {
  const { data } = await staff.from("inbox_entries").select("id").eq("kind", "order").single();
  const { data: call } = await staff.from("call_bookings").select("id").single();
  const note = { kind: "order", record_id: data?.id, body: "Invoice to Oslo." };
  const answers = [
    await staff.from("lead_notes").insert(note),
    await staff.from("saved_views").insert({ name: "Orders", address: "?view=order" }),
    await staff.rpc("invite_staff", { email: "new@example.com" }),
    await staff.rpc("block_time", {
      host: "1",
      starts_at: "2031-01-06T17:00:00Z",
      ends_at: "2031-01-06T18:00:00Z",
    }),
    await staff.rpc("save_availability", {
      host: "1",
      settings: JSON.stringify({ buffer_minutes: 10, time_zone: "Europe/Lisbon" }),
    }),
    await staff.rpc("new_feed", { host: "1" }),
    await staff.rpc("refuse_caller", { id: call?.id, is_refused: "yes" }),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
}

/** What waited to be sent when the backup was made is not sent by a restore. */
function isNoEmail(line: string): boolean {
  return tableOf(line)[0] !== "public.outbox";
}

function tableOf(line: string): string[] {
  return /^\{"table":"([^"]+)"/.exec(line)?.slice(1) ?? [];
}

/** The rows of an export, without the header's time. */
function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file))
    .toString()
    .split("\n")
    .filter((line) => !line.startsWith('{"format"'));
}
