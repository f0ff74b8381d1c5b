import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kindNames } from "#domain/registry.ts";
import { amountsSince, backupTables } from "../../server/backup/export-format.ts";
import { runCommand } from "./child-server.ts";
import { isAsBefore, isOfConversation, linesOf, tableOf } from "./backup-lines.ts";
import { expectPause } from "./backup-issues.ts";
import { judged, learnt, withoutQuarantine } from "./backup-quarantine.ts";
import { addWhatStaffDo, claim } from "./backup-sample.ts";
import { expectSilence } from "./backup-ways-out.ts";
import { ordersWorth, waits, withoutPipeline, worths } from "./backup-worth.ts";
import { aLetter, storeLetter } from "./conversation/a-letter.ts";
import { sendEveryKind } from "./every-kind.ts";
import { copyPreparedDatabase, emptyPostgres } from "./prepared-database.ts";
import { type Engine, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

const claimant = "claimant@example.com";
/** How many records there are of a kind that has more than one. */
const totals: Readonly<Record<string, number>> = { contact: 1201, support: 3, "hand-lead": 3 };

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
    await addWhatStaffDo(server, staff);
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
    expect(after.filter(isAsBefore)).toEqual(before.filter(isAsBefore));
    const [waiting, skipped] = [before, after].map((lines) =>
      lines.filter((line) => tableOf(line)[0] === "public.outbox"),
    );
    expect(waiting?.every((line) => line.includes('"state": "queued"'))).toBe(true);
    // Reminders are for later.
    const isLater = (line: string) => line.includes('"event": "reminder"');
    expect(skipped?.filter(isLater).length).toBeGreaterThan(0);
    for (const line of skipped ?? [])
      expect(line).toContain(`"state": "${isLater(line) ? "queued" : "skipped"}"`);
    expect(skipped).toHaveLength(waiting?.length ?? 0);
    // A reply that waits may have gone out since.
    expect(skipped?.filter((line) => line.includes('"template": "reply"'))).toHaveLength(1);
    expectSilence(before, after);
    expectPause(before, after);
    // Nobody reads the mailbox yet; it is read on from where it was.
    const mailbox = after.filter((line) => tableOf(line)[0] === "private.mailboxes");
    expect(mailbox).toEqual([expect.stringMatching(/"holder": null.*"last_uid": 2\b/)]);
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
    const young = /"table":"(public\.(inbox_entries|lead_notes|lead_sources|outbox)|private\.)/;
    const environment = await restoreOlder("older", "20261128090100", (line) =>
      young.test(line) || isOfConversation(line) ? [] : [line],
    );
    const running = await startTestServer("PGlite", environment);
    const staff = await running.signIn("staff@example.com");
    const { data } = await staff.rpc("inbox_counts").select("kind,total").order("kind");
    expect(data).toEqual(
      kindNames
        .toSorted()
        .filter((kind) => kind !== "email")
        .map((kind) => ({ kind, total: totals[kind] ?? 1 })),
    );
    expect(await waits(running)).toEqual({ wrong: 0, waiting: 1200 + kindNames.length });
    expect((await staff.from("outbox").select("id")).data).toEqual([]);
    await running.stop();
  });

  test("of a version without conversations: who had no answer waits since they came", async () => {
    const since =
      /"(waiting_since|new_letter_at|snoozed_until|undelivered_at)": ?(null|"[^"]*"), ?/g;
    const environment = await restoreOlder("without-letters", "20261128090100", (line) => {
      if (isOfConversation(line)) return [];
      return withoutQuarantine(line).map((kept) =>
        tableOf(kept)[0] === "public.inbox_entries" ? kept.replaceAll(since, "") : kept,
      );
    });
    const running = await startTestServer("PGlite", environment);
    expect(await waits(running)).toEqual({ wrong: 0, waiting: 1200 + kindNames.length });
    // A place of its own gets the templates of the first start.
    const staff = await running.signIn("staff@example.com");
    const { data } = await staff.from("reply_templates").select("kind");
    expect(new Set(data?.map(({ kind }) => kind)).size).toBeGreaterThan(5);
    await running.stop();
  });

  test("of a version without a quarantine puts nothing there, and a new database keeps what it knows", async () => {
    const environment = await restoreOlder("unjudged", "20261129090300", withoutQuarantine);
    const running = await startTestServer("PGlite", environment);
    await running.mailWorker?.runDueMail();
    expect(await judged(running)).toEqual({ apart: 0, unsettled: 0, silent: 0, lessons: 0 });
    const fresh = await startTestServer("PGlite");
    expect(await learnt(running)).toEqual(await learnt(fresh));
    await fresh.remove();
    await running.stop();
  });

  test("of a version that did not know what records are worth says it from what was sent", async () => {
    const environment = await restoreOlder("unworthy", amountsSince, withoutPipeline);
    const running = await startTestServer("PGlite", environment);
    expect(await worths(running)).toEqual(await worths(server));
    // The order has lost its deal, which said something else.
    expect(await ordersWorth(running)).toEqual([{ is_ordered: true, has_worth: true }]);
    await running.stop();
  });

  test("with records whose pages had not spoken leaves them where they were", async () => {
    const before = await judged(server);
    // Two judgements and a reply.
    expect(before).toMatchObject({ apart: 1, unsettled: 0, lessons: 3 });
    const environment = await restoreOlder("unsettled", "99999999999999", (line) =>
      tableOf(line)[0] === "public.inbox_entries"
        ? [line.replace(/"settled_at": "[^"]*"/, '"settled_at": null')]
        : [line],
    );
    const running = await startTestServer("PGlite", environment);
    await running.mailWorker?.runDueMail();
    expect(await judged(running)).toEqual(before);
    expect(await learnt(running)).toEqual(await learnt(server));
    await running.stop();
  });

  test("whose letters came while it was written brings none of them a second time", async () => {
    const environment = await restoreOlder("seen-less", "99999999999999", (line) =>
      tableOf(line)[0] === "private.mail_seen" ? [] : [line],
    );
    const running = await startTestServer("PGlite", environment);
    const { kysely } = running.backend.database;
    const { rows } = await sql<{ digest: string; messageId: string }>`
      select digest, message_id as "messageId" from public.messages where direction = 'in'
      and entry_id in (select id from public.inbox_entries where kind in ('order', 'email'))
      order by octet_length(body) desc limit 3`.execute(kysely);
    expect(rows).toHaveLength(3);
    const records = async () => (await sql`select from public.emails`.execute(kysely)).rows.length;
    const before = await records();
    for (const known of rows) expect(await storeLetter(running, aLetter(known))).toBeNull();
    expect(await records()).toBe(before);
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

  /** Restores what this export would be without what the version before a migration did not have. */
  async function restoreOlder(
    name: string,
    before: string,
    keep: (line: string) => readonly string[],
  ): Promise<Record<string, string>> {
    const older = path.join(folder, `${name}.ndjson.gz`);
    const [header = "", ...all] = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    const { migrations, ...facts } = JSON.parse(header);
    const known = migrations.filter((version: string) => version < before);
    const kept = all.slice(0, -1).flatMap(keep);
    const first = JSON.stringify({ ...facts, migrations: known });
    const end = JSON.stringify({ end: true, rows: kept.length });
    writeFileSync(older, gzipSync([first, ...kept, end, ""].join("\n")));
    const environment = preparedPlace();
    expect(await runCommand("restore", [older], environment)).toMatchObject({ code: 0, err: "" });
    return environment;
  }
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
