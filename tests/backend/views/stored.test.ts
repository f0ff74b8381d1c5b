import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openBackend } from "../../../server/backend/open-backend.ts";
import { expireRecords, readRetention } from "../../../server/privacy/retention.ts";
import { createLogger } from "../../../server/logging.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer } from "../../../server/start-server.ts";
import { copyPreparedDatabase } from "../prepared-database.ts";
import { makeSiteFolder } from "../site-folder.ts";
import { engines, startTestServer } from "../test-server.ts";
import { asReader, siteOn } from "./counted-site.ts";

describe.each(engines)("what is counted is stored, on %s", (engine) => {
  const site = siteOn(engine);
  const row = (name: string, views = 1) => ({
    path: "/",
    source: name,
    campaign: name,
    views,
    arrivals: views,
  });
  const add = (day: string, rows: readonly object[]) =>
    site().run(`select private.add_views('${day}', '${JSON.stringify(rows)}')`);

  test("on the office's day, the same again added to it", async () => {
    await site().open("/");
    await site().server.views?.store();
    await site().open("/");
    await site().server.views?.store();
    await site().server.views?.store();
    const rows = await site().run(`
      select views, day = (now() at time zone 'America/Los_Angeles')::date as is_today from public.view_counts`);
    expect(rows).toEqual([{ views: 2, is_today: true }]);
    await site().counted();
  });

  test("what the database does not take is stored the next time, with what came meanwhile", async () => {
    await site().open("/");
    await site().run("alter table public.view_counts rename to gone");
    await site().server.views?.store();
    await site().open("/");
    await site().server.views?.store();
    await site().run("alter table public.gone rename to view_counts");
    expect(await site().counted()).toMatchObject([{ path: "/", views: 2, arrivals: 2 }]);
  });

  test("two hundred sources and campaigns a day have a name, the busiest first", async () => {
    const names = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => row(`name-${from + at}`, from + at));
    await add("2031-05-01", names(1, 151));
    await add("2031-05-01", names(101, 301));
    await add("2031-05-02", names(1, 151));
    const [totals] = await site().run(`
      select count(distinct source)::integer as sources, count(distinct campaign)::integer as campaigns,
        sum(views)::integer as views, (sum(views) filter (where source = '(other)'))::integer as others,
        count(*) filter (where source ~ '^name-(25[1-9]|2[6-9].|300)$')::integer as busiest
      from public.view_counts where day = '2031-05-01'`);
    const sum = (from: number, to: number) => ((to - from) * (from + to - 1)) / 2;
    expect(totals).toEqual({
      sources: 201,
      campaigns: 201,
      views: sum(1, 151) + sum(101, 301),
      others: sum(151, 251),
      busiest: 50,
    });
    const next = await site().run(`
      select from public.view_counts where day = '2031-05-02' and source = '(other)'`);
    expect(next).toEqual([]);
    await site().counted();
  });

  test("ten thousand rows a day; what is above them keeps its page alone", async () => {
    const rows = Array.from({ length: 12_000 }, (_, at) => ({
      ...row(`name-${at % 150}`),
      path: `/page-${at % 3}`,
      campaign: `campaign-${Math.floor(at / 150)}`,
    }));
    await add("2031-05-01", rows.slice(0, 6_000));
    await add("2031-05-01", rows.slice(3_000));
    const [totals] = await site().run(`
      select count(*)::integer as rows, sum(views)::integer as views,
        (sum(views) filter (where source = '(other)'))::integer as others from public.view_counts`);
    // The last two thousand are of one page.
    expect(totals).toEqual({ rows: 10_001, views: 15_000, others: 2_000 });
    await site().counted();
  });

  test("for two years, or as long as the owner says", async () => {
    const { kysely } = site().server.backend.database;
    await site().run(`
      insert into public.view_counts (day, path, source, campaign, views, arrivals)
      select (now() at time zone 'America/Los_Angeles')::date - make_interval(months => age), '/', '', '', 1, 0
      from generate_series(0, 30) age`);
    const rules = readRetention();
    expect(await expireRecords(kysely, rules, true)).toMatchObject({ views: 6 });
    expect(await expireRecords(kysely, rules, false)).toMatchObject({ views: 6 });
    expect(await expireRecords(kysely, rules, false)).toMatchObject({ views: 0 });
    const year = { views: { months: 12 } };
    expect(await expireRecords(kysely, year, true)).toMatchObject({ views: 12 });
    await site().counted();
  });

  test("for the team to read, and for nobody to write", async () => {
    const { server, staff } = site();
    const stranger = await server.stranger("stranger@example.com");
    await site().open("/");
    await server.views?.store();
    const seen = async (chair: typeof staff) =>
      (await chair.from("view_counts").select("path")).data?.length;
    expect(await seen(staff)).toBe(1);
    expect(await seen(stranger)).toBe(0);
    expect(await seen(server.visitor())).toBeUndefined();
    for (const chair of [server.visitor(), stranger, staff]) {
      const { error: written } = await chair
        .from("view_counts")
        .insert({ day: "2031-05-01", path: "/", source: "", campaign: "", views: 1, arrivals: 0 });
      expect(written).not.toBeNull();
      const { error: called } = await chair.rpc("add_views", {
        the_day: "2031-05-01",
        counts: "[]",
      });
      expect(called).not.toBeNull();
    }
    const total = async (chair: typeof staff) => {
      const { data } = await chair.rpc("view_insights", { weeks: 12 });
      return (data as { dimension: string; views: number }[] | null)?.[0]?.views;
    };
    expect(await total(staff)).toBe(1);
    expect(await total(stranger)).toBe(0);
    expect(await total(server.visitor())).toBeUndefined();
    for (const role of ["anon", "authenticated"]) {
      const written = await site().run(`
        select has_table_privilege('${role}', 'public.view_counts', 'insert, update, delete, truncate') as may`);
      expect(written).toEqual([{ may: false }]);
    }
    await site().counted();
  });
});

test("a server that is stopped has stored what it has counted", async () => {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "perilune-views-"));
  copyPreparedDatabase(dataFolder);
  const settings = readSettings({ PORT: "0", DATA_DIR: dataFolder, SITE_DIR: makeSiteFolder() });
  const ending = await startServer(settings, createLogger("silent"));
  await fetch(ending.origin, { headers: asReader });
  await ending.stop();
  const next = await openBackend({ mode: "embedded" }, dataFolder);
  const { rows } = await sql`select path, views from public.view_counts`.execute(
    next.database.kysely,
  );
  await next.close();
  expect(rows).toEqual([{ path: "/", views: 1 }]);
  rmSync(dataFolder, { recursive: true, force: true });
});

test("two servers on one PostgreSQL add up", async () => {
  const first = await startTestServer("PostgreSQL", { SITE_DIR: makeSiteFolder() });
  const second = await startServer(readSettings(first.environment), createLogger("silent"));
  try {
    const servers = [first, second];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        servers.map(async ({ origin, views }) => {
          await fetch(origin, { headers: asReader });
          await fetch(`${origin}/contact`, { headers: asReader });
          await views?.store();
        }),
      );
    }
    const { rows } = await sql`select path, views from public.view_counts order by path`.execute(
      first.backend.database.kysely,
    );
    expect(rows).toEqual([
      { path: "/", views: 20 },
      { path: "/contact", views: 20 },
    ]);
  } finally {
    await second.stop();
    await first.remove();
  }
});
