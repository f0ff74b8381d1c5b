import { describe, expect, test } from "vitest";
import { aSupportRequest } from "../../kinds/support.ts";
import { stored } from "../records.ts";
import { engines, type Chair } from "../test-server.ts";
import { asReader, siteOn } from "./counted-site.ts";

type Row = {
  readonly dimension: string;
  readonly key: string | null;
  readonly views: number;
  readonly arrivals: number;
  readonly leads: number;
};

describe.each(engines)("what comes of what is seen, on %s", (engine) => {
  const site = siteOn(engine);

  async function insights(weeks = 12, chair: Chair = site().staff): Promise<readonly Row[]> {
    await site().server.views?.store();
    const { data, error } = await chair.rpc("view_insights", { weeks });
    if (error) throw new Error(error.message);
    return data as Row[];
  }
  async function of(dimension: string, key: string | null, weeks?: number): Promise<string> {
    const row = (await insights(weeks)).find(
      (one) => one.dimension === dimension && one.key === key,
    );
    return row === undefined ? "none" : `${row.views} ${row.arrivals} ${row.leads}`;
  }
  /** A support request, and what its browser tells of the visit; the id of its record. */
  async function lead(told: object | null): Promise<string> {
    const email = `${crypto.randomUUID()}@example.com`;
    const visitor = site().server.visitor();
    const id = await stored(visitor, "support_requests", aSupportRequest({ email }));
    if (told !== null) {
      const { error } = await visitor
        .from("lead_sources")
        .insert({ kind: "support", email, path: "/support", entry_path: "/", ...told });
      if (error) throw new Error(error.message);
    }
    return id;
  }

  test("without a view nothing is compared, however many leads there are", async () => {
    await lead({ utm_campaign: "before" });
    expect(await insights()).toEqual([
      { dimension: "total", key: null, views: 0, arrivals: 0, leads: 0 },
    ]);
    await site().run("delete from public.support_requests");
  });

  test("leads stand beside views by campaign, source, page of arrival and page of the form", async () => {
    const campaign = "utm_source=letter&utm_campaign=May";
    for (let opened = 0; opened < 3; opened += 1) await site().open(`/?${campaign}`);
    await site().open("/contact", { ...asReader, referer: "https://news.example/" });
    await site().tell({ path: "/contact", source: "letter", campaign: "May" });
    const may = { utm_source: "letter", utm_campaign: "May" };
    await lead({ ...may, path: "/contact" });
    await lead({ ...may, path: "/contact/", referrer_host: "mail.example" });
    await lead({ referrer_host: "news.example", entry_path: "/contact/" });
    const [today] = await site().run(
      "select (now() at time zone 'America/Los_Angeles')::date::text as day",
    );
    expect(await of("total", String(today?.["day"]))).toBe("5 4 3");
    expect(await of("campaign", "May")).toBe("4 3 2");
    expect(await of("campaign", "")).toBe("1 1 1");
    expect(await of("source", "letter")).toBe("4 3 2");
    expect(await of("source", "news.example")).toBe("1 1 1");
    expect(await of("arrival", "/")).toBe("3 3 2");
    expect(await of("arrival", "/contact")).toBe("2 1 1");
    expect(await of("form", "/contact")).toBe("2 1 2");
    expect(await of("form", "/support")).toBe("0 0 1");
  });

  test("a page within a visit has no source, and says so in none", async () => {
    await site().open("/contact", { ...asReader, referer: site().server.origin });
    expect(await of("source", "")).toBe("none");
    expect(await of("form", "/contact")).toBe("3 1 2");
  });

  test("what told nothing, is apart, or was written down here is in no rate", async () => {
    const before = await insights();
    await lead(null);
    // The word about the page alone, as of a browser that asks not to be followed.
    await lead({ path: "", entry_path: "", seconds: 12, trap: false });
    const apart = await lead({ utm_campaign: "May", path: "/contact" });
    await site().run(`
      update public.inbox_entries set quarantined_at = now() where id = '${apart}'`);
    const { error } = await site().staff.rpc("add_lead", {
      id: crypto.randomUUID(),
      name: "Ada by telephone",
      email: "ada@telephone.example",
      source: "May",
    });
    expect(error).toBeNull();
    expect(await insights()).toEqual(before);
    await site().run(`
      update public.inbox_entries set quarantined_at = null where id = '${apart}'`);
    expect(await of("campaign", "May")).toBe("4 3 3");
  });

  test("a lead counts from the first day on that was counted, and a period has its weeks", async () => {
    const old = await lead({ utm_campaign: "Old", entry_path: "/old" });
    const age = (days: number) =>
      site().run(`
        update public.inbox_entries set created_at = now() - interval '${days} days' where id = '${old}'`);
    await age(20);
    expect(await of("campaign", "Old")).toBe("none");
    await site().run(`
      insert into public.view_counts (day, path, source, campaign, views, arrivals)
      select (now() at time zone 'America/Los_Angeles')::date - days, '/old', 'direct', 'Old', 5, 5
      from unnest(array[21, 100, 400, 800]) days`);
    expect(await of("campaign", "Old")).toBe("5 5 1");
    expect(await of("campaign", "Old", 26)).toBe("10 10 1");
    expect(await of("campaign", "Old", 104)).toBe("15 15 1");
    expect(await of("campaign", "Old", 100_000)).toBe("15 15 1");
    expect(await of("campaign", "Old", -1)).toBe("none");
  });

  test("a campaign that nobody was counted of is there with its leads", async () => {
    await lead({ utm_campaign: "Folded", utm_source: "elsewhere" });
    expect(await of("campaign", "Folded")).toBe("0 0 1");
    expect(await of("source", "elsewhere")).toBe("0 0 1");
  });
});
