import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { siteOn } from "./counted-site.ts";

const day = "2031-06-01";

/** Rows of so many names, from one on. */
function rows(from: number, length: number) {
  return Array.from({ length }, (_, at) => {
    const name = `name-${from + at}`;
    return { path: "/", source: name, campaign: name, views: 1, arrivals: 1 };
  });
}

/** What two servers store at the same moment. The embedded database has one. */
describe.each(engines.filter((engine) => engine === "PostgreSQL"))(
  "two servers that store at once, on %s",
  (engine) => {
    const site = siteOn(engine);
    let two: readonly [postgres.Sql, postgres.Sql];

    beforeAll(() => {
      const url = site().server.environment["DATABASE_URL"] ?? "";
      two = [postgres(url, { max: 1 }), postgres(url, { max: 1 })];
    });
    afterAll(() => Promise.all(two.map((connection) => connection.end())));

    test("give two hundred names a day between them", async () => {
      const [first, second] = two;
      const add = "select private.add_views($1, $2::text::jsonb)";
      const waiting = () =>
        site().run(`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
      let other: Promise<unknown> = Promise.resolve();
      await first.begin(async (transaction) => {
        await transaction.unsafe(add, [day, JSON.stringify(rows(0, 150))]);
        other = second.unsafe(add, [day, JSON.stringify(rows(150, 150))]).execute();
        await expect.poll(waiting).toHaveLength(1);
      });
      await other;
      const [totals] = await site().run(`
        select count(distinct source)::integer as sources, count(distinct campaign)::integer as campaigns,
          sum(views)::integer as views from public.view_counts where day = '${day}'`);
      expect(totals).toEqual({ sources: 201, campaigns: 201, views: 300 });
    });
  },
);
