import { describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { asReader, siteOn } from "./counted-site.ts";

describe.each(engines)("pages that are opened, on %s", (engine) => {
  const site = siteOn(engine, { SITE_ORIGIN: "https://www.perilune.example" });

  test("are counted by page, source and campaign; an arrival is one that no page of ours led to", async () => {
    const { host } = new URL(site().server.origin);
    const from = (referer: string) => ({ ...asReader, referer });
    await site().open("/");
    await site().open("/", from("https://news.example/story?id=7"));
    await site().open("/contact", from(`http://${host}/`));
    await site().open("/contact/", from("https://www.perilune.example/pricing"));
    await site().open("/contact?utm_source=letter&utm_campaign=May%20offer&email=ada@b.example");
    await site().open("/contact?utm_campaign=May+offer", from("https://news.example/"));
    await site().open("/demo/store?utm_medium=mail", from("android-app://com.example.reader/"));
    expect(await site().counted()).toEqual([
      { path: "/", source: "direct", campaign: "", views: 1, arrivals: 1 },
      { path: "/", source: "news.example", campaign: "", views: 1, arrivals: 1 },
      { path: "/contact", source: "", campaign: "", views: 2, arrivals: 0 },
      { path: "/contact", source: "letter", campaign: "May offer", views: 1, arrivals: 1 },
      { path: "/contact", source: "news.example", campaign: "May offer", views: 1, arrivals: 1 },
      { path: "/demo/store", source: "com.example.reader", campaign: "", views: 1, arrivals: 1 },
    ]);
  });

  test("a page that has not changed since is seen all the same; a reload is no arrival", async () => {
    const plain = { ...asReader, "accept-encoding": "gzip" };
    const { headers } = await fetch(site().server.origin, { headers: plain });
    const known = { ...plain, "if-none-match": headers.get("etag") ?? "" };
    expect(await site().open("/", known)).toBe(304);
    await site().open("/", { ...known, "cache-control": "max-age=0" });
    expect(await site().counted()).toEqual([
      { path: "/", source: "direct", campaign: "", views: 3, arrivals: 2 },
    ]);
  });

  test.each([
    ["/", { "sec-gpc": "1" }],
    ["/", { "sec-purpose": "prefetch" }],
    ["/", { "sec-purpose": "prefetch;prerender" }],
    ["/", { purpose: "prefetch" }],
    ["/", { "x-moz": "prefetch" }],
    ["/", { "sec-fetch-dest": "empty" }],
    ["/", { "sec-fetch-dest": "iframe" }],
    [
      "/",
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    ],
    ["/", { "user-agent": "curl/8.5.0" }],
    ["/", { "user-agent": "" }],
    ["/", { "user-agent": `${asReader["user-agent"]} ${"x".repeat(600)}` }],
    ["/admin", {}],
    ["/admin?view=insights", {}],
    ["/login/", {}],
    ["/nothing-here", {}],
    ["/404", {}],
    ["/demo/nothing", {}],
    ["/robots.txt", {}],
    ["/assets/entry-1a2b3c.js", {}],
    ["/%E0%A4%A", {}],
    ["/contact/../admin", {}],
    ["/app-config.json", {}],
  ] as const)("%s with %o is not counted", async (address, headers) => {
    await site().open(address, { ...asReader, ...headers });
    expect(await site().counted()).toEqual([]);
  });

  test.each(["HEAD", "POST", "PUT", "OPTIONS"])("%s is not counted", async (method) => {
    await site().open("/", asReader, method);
    expect(await site().counted()).toEqual([]);
  });

  test("names are one short line without addresses; what no table takes stops nothing", async () => {
    const campaign = (given: string) =>
      site().open(`/?utm_source=letter&utm_campaign=${encodeURIComponent(given)}`);
    await site().open("/?utm_campaign=%00%0Aone%00&utm_source=%ED%A0%BD");
    await site().open("/?utm_campaign=%FF%FE&utm_source=letter");
    await campaign("ada@example.com");
    await campaign("🚀".repeat(101));
    await campaign("  One\r\n\ttwo\u202E ");
    await campaign(`${"😀".repeat(99)}\0\u{1F680}`);
    await site().open("/?utm_source=%20");
    const names = (await site().counted()).map(({ source, campaign: name }) => [source, name]);
    expect(names).toHaveLength(7);
    expect(names).toContainEqual(["letter", "(other)"]);
    expect(names).toContainEqual(["letter", "🚀".repeat(100)]);
    expect(names).toContainEqual(["letter", "One two"]);
  });

  test("nothing of who it was is anywhere in the table", async () => {
    await site().open("/?utm_source=a&utm_campaign=b&token=secret", {
      ...asReader,
      cookie: "id=secret",
      "x-forwarded-for": "203.0.113.77",
      referer: "https://user:secret@news.example/secret?secret#secret",
    });
    await site().server.views?.store();
    const columns = await site().run("select * from public.view_counts");
    expect(Object.keys(columns[0] ?? {})).toEqual([
      "day",
      "path",
      "source",
      "campaign",
      "views",
      "arrivals",
    ]);
    expect(JSON.stringify(columns)).not.toMatch(/secret|203\.0\.113|Firefox/);
    await site().counted();
  });
});
