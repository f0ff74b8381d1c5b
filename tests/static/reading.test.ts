// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { formRecords } from "../../app/content/legal/website-data.ts";
import { all, headings, linksIn, one, open, select, textOf, textsOf } from "./page.ts";
import { get, htmlOf } from "./served.ts";

describe("blog", () => {
  const categories = [
    "Technology",
    "Development",
    "Design",
    "Architecture",
    "Backend",
    "Performance",
  ];
  const newest = "Your website is already an application. It just doesn’t know yet.";

  test("shows six articles, the newest featured, and the seven chips", async () => {
    const main = await open("/blog");
    expect(headings(main, 1)).toEqual(["Flight notes"]);
    expect(select(main, "article")).toHaveLength(6);
    expect(headings(main, 2)[0]).toBe(newest);
    const chips = select(one(main, "navigation", "Category"), "a");
    expect(textsOf(chips)).toEqual(["All", ...categories]);
    expect(chips[0]?.getAttribute("aria-current")).toBe("true");
    expect(one(main, "link", "RSS feed").getAttribute("href")).toBe("/rss.xml");
  });

  test("without script every chip leads to an article of its category", async () => {
    const main = await open("/blog");
    const chips = new Map(linksIn(select(one(main, "navigation", "Category"), "a")));
    for (const category of categories) {
      const href = chips.get(category) ?? "";
      expect(href).toBe(`#${category.toLowerCase()}`);
      expect(textOf(main.querySelector(href))).toContain(category);
    }
  });

  test("an article has its facts, a way up, contents that lead to headings, its author and what to read next", async () => {
    const main = await open("/blog/webhooks-that-arrive-exactly-once");
    expect(headings(main, 1)).toEqual(["Webhooks that arrive exactly once"]);
    expect(textOf(main)).toContain("Sep 9, 2025");
    expect(textOf(main)).toContain("5 min read");
    expect(linksIn(select(one(main, "navigation", "Breadcrumb"), "a"))[0]?.[1]).toBe("/blog");
    const contents = linksIn(select(one(main, "navigation", "In this article"), "a"));
    expect(contents).toHaveLength(6);
    for (const [words, href] of contents)
      expect(textOf(main.querySelector(href ?? ""))).toBe(words);
    one(main, "heading", "Tom Adeyemi");
    expect(textsOf(select(one(main, "navigation", "More articles"), "a"))).toEqual([
      "PreviousThe 1.2-second promise",
      "NextBoring tables, interesting products",
    ]);
    expect(select(one(main, "region", "Keep reading"), "article")).toHaveLength(3);
  });

  test("the newest has nothing after it, the oldest nothing before it", async () => {
    const [lead] = select(await open("/blog"), "article h2 a, article a:has(h2)");
    const address = lead?.getAttribute("href") ?? "";
    const neighbours = (main: HTMLElement) =>
      textsOf(select(one(main, "navigation", "More articles"), "a"));
    expect(neighbours(await open(address))).toEqual(["PreviousShipping on Fridays, calmly"]);
    expect(neighbours(await open("/blog/the-1-2-second-promise"))).toEqual([
      "NextWebhooks that arrive exactly once",
    ]);
  });
});

describe("documentation", () => {
  const tabs = [
    ["Quick Start", "Your first deploy in 5 minutes"],
    ["Guides", "Guides"],
    ["API Docs", "API Docs"],
    ["Examples", "Examples"],
  ] as const;

  test("has its four tabs with something to read in each, and a way home", async () => {
    const main = await open("/documentation");
    expect(textsOf(all(main, "tab"))).toEqual(tabs.map(([name]) => name));
    for (const [name, heading] of tabs) {
      const panel = one(main, "tabpanel", name);
      expect(headings(panel, 2)).toEqual([heading]);
      expect(headings(panel, 3).length).toBeGreaterThan(3);
    }
    expect(one(main, "link", "Back to Home").getAttribute("href")).toBe("/");
    const clocks = textsOf(select(one(main, "tabpanel", "Quick Start"), "[data-clock]"));
    expect(clocks.at(0), "the quick start's clock").toContain("0:00");
    expect(clocks.at(-1), "it keeps its promise").toContain("5:00");
  });

  test("the guides are about roles, domain, import, backups and webhooks", async () => {
    const main = await open("/documentation");
    expect(headings(one(main, "tabpanel", "Guides"), 3)).toEqual([
      "Accounts and roles",
      "Your own domain",
      "Importing data",
      "Backups and restoring",
      "Webhooks",
    ]);
  });

  test("API Docs leads into the three parts of the reference it speaks of", async () => {
    const main = await open("/documentation");
    const links = all(one(main, "tabpanel", "API Docs"), "link", /^Reference/);
    expect(links).toHaveLength(3);
    expect(links[0]?.getAttribute("href")).toBe("/api#auth");
  });
});

describe("the API reference", () => {
  test("has five parts, and the endpoints, events, limits and errors are the specified ones", async () => {
    const main = await open("/api");
    const names = ["Auth", "Users", "Analytics", "Payments", "Webhooks"];
    expect(textsOf(all(main, "tab"))).toEqual(names);
    const texts = textsOf(select(main, "*"));
    for (const text of [
      "Example API",
      "1,000 requests per hour, burst 100, then 429",
      "In cents",
      "400 Invalid signature",
    ]) {
      expect(texts).toContain(text);
    }
    expect(textsOf(select(main, "[data-endpoint]"))).toEqual([
      "POST/auth/token",
      "GET/users/{id}",
      "POST/users",
      "GET/analytics/metrics",
      "POST/analytics/events",
      "POST/payments/intents",
      "GET/payments/transactions",
    ]);
    const fields = textsOf(select(one(main, "tabpanel", "Auth"), "li")).join(" ");
    for (const field of ["client_id", "client_secret", "grant_type"])
      expect(fields).toContain(field);
    const webhooks = one(main, "tabpanel", "Webhooks");
    for (const event of ["payment.succeeded", "user.created", "subscription.updated"])
      expect(textOf(one(webhooks, "group", `${event}, code`))).toContain(event);
    const rows = textsOf(select(webhooks, "tr"));
    expect(rows.some((row) => row.startsWith("400Invalid signature"))).toBe(true);
  });

  test("the three SDKs are names only: nothing to install", async () => {
    const sdks = one(await open("/api"), "region", "SDKs");
    expect(headings(sdks, 3)).toEqual(["JavaScript/TypeScript", "Python", "Rust"]);
    const examples = select(sdks, "*").filter(
      (element) => element.childElementCount === 0 && textOf(element) === "Example",
    );
    expect(examples).toHaveLength(3);
    expect(await htmlOf("/api")).not.toMatch(/npm i(nstall)? |pip3? install|cargo add/);
  });
});

describe("legal", () => {
  for (const { path, h1, updated, text } of [
    { path: "/privacy", h1: "Privacy policy", updated: "2025-03-18", text: "Mar 18, 2025" },
    { path: "/terms", h1: "Terms of service", updated: "2024-11-04", text: "Nov 4, 2024" },
    { path: "/security", h1: "Security", updated: "2025-01-27", text: "Jan 27, 2025" },
  ]) {
    test(`${path} says when it was last updated and leads to each of its sections`, async () => {
      const main = await open(path);
      expect(headings(main, 1)).toEqual([h1]);
      const [label] = select(main, "*").filter((element) => textOf(element) === "Last updated");
      const date = label?.parentElement?.querySelector("time");
      expect([textOf(date), date?.getAttribute("datetime")]).toEqual([text, updated]);
      const entries = select(one(main, "navigation", "On this page"), "a");
      expect(entries.length).toBeGreaterThan(7);
      for (const entry of entries)
        expect(select(document, entry.getAttribute("href") ?? "none")).toHaveLength(1);
    });
  }

  test("the terms refund annual subscriptions only, and lead to plans and packages", async () => {
    const main = await open("/terms");
    const refunds = main.querySelector<HTMLElement>("#refunds") ?? main;
    // The specification's, section 9.
    expect(textOf(refunds)).toContain(
      "Refunds are given within 30 days for annual subscriptions only; monthly subscriptions are not refundable.",
    );
    expect(textOf(refunds)).toContain("30-day money-back guarantee");
    expect(textOf(refunds)).not.toMatch(/30 days of your first payment/);
    for (const address of ["/terms", "/pricing", "/purchase"]) {
      expect(await htmlOf(address), address).toContain("within 30 days of delivery");
    }
    expect(select(refunds, 'a[href="/pricing#plans"]').length).toBeGreaterThan(0);
    expect(select(refunds, 'a[href="/pricing#packages"]').length).toBeGreaterThan(0);
    expect(textOf(main.querySelector("#changes"))).toContain(
      "Upgrades apply immediately, downgrades at the next billing cycle.",
    );
  });

  test("the security page ends with the contact, and security.txt names its policy", async () => {
    const main = await open("/security");
    expect(textsOf(all(main, "heading")).at(-1)).toBe("Security Contact");
    const contact = one(main, "region", "Security Contact");
    const mail = one(contact, "link", "hello@perilune.example");
    expect(mail.getAttribute("href")).toBe("mailto:hello@perilune.example");
    expect(one(contact, "link", "Contact Security Team").getAttribute("href")).toMatch(
      /^mailto:hello@perilune\.example/,
    );
    expect(one(contact, "link", /support form/).getAttribute("href")).toBe(
      "/support?topic=security#contact",
    );
    const file = await get("/.well-known/security.txt");
    expect(await file.text()).toContain("/security#disclosure");
    expect(textOf(main.querySelector("#disclosure"))).toContain("Disclosure policy");
  });

  test("the annex about this website has a date of its own and one line for each form", async () => {
    const annex = one(await open("/privacy"), "region", "How this website handles your data");
    expect(textOf(annex)).toContain("Annex, last updated Nov 28, 2026");
    expect(textOf(annex)).toContain("Pages are counted, people are not.");
    expect(textOf(annex)).toMatch(
      /Global Privacy Control, you are not counted, and it tells nothing/,
    );
    const rows = select(annex, "tr");
    expect(rows).toHaveLength(formRecords.length + 1);
    for (const record of formRecords) {
      const row = rows.find((line) => textOf(line.querySelector("th")).includes(record.form));
      expect(row && textsOf(select(row, "td")), record.form).toEqual([
        record.fields,
        "Our database",
        record.kept,
      ]);
    }
  });
});
