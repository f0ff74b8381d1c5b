// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { all, headings, linksIn, one, open, select, textOf, textsOf, withHeading } from "./page.ts";

describe("products", () => {
  const prices = [
    ["Web Applications", "$2,999"],
    ["Mobile", "$3,999"],
    ["Database", "$1,999"],
    ["Cloud Hosting", "$99"],
    ["Authentication", "$799"],
    ["Analytics", "$1,299"],
    ["Collaboration", "$1,599"],
    ["Communication", "$999"],
    ["Payments", "$1,199"],
  ] as const;

  test("nine products, each with its starting price and its two ways on", async () => {
    const main = await open("/products");
    expect(select(main, "article")).toHaveLength(9);
    for (const [name, price] of prices) {
      const card = one(main, "article", name);
      expect(textOf(card)).toContain(`from ${price}`);
      expect(one(card, "link", /^Get Started/).getAttribute("href")).toBe("/contact");
      expect(one(card, "link", /^View Examples/).getAttribute("href")).toBe("/examples");
      const facts = textsOf(select(card, "*"));
      for (const fact of ["You get", "Replaces", "Takes"]) expect(facts).toContain(fact);
    }
    const hosting = textOf(one(main, "article", "Cloud Hosting"));
    expect(hosting).toContain("$99 a month");
    expect(hosting).toContain("99.9% uptime");
  });

  test("the page ends with the way to the form and the way to the prices", async () => {
    const main = await open("/products");
    expect(one(main, "link", "Start Your Project").getAttribute("href")).toBe("/contact");
    expect(one(main, "link", "See Pricing").getAttribute("href")).toBe("/pricing");
  });

  test("the index of prices leads to each product", async () => {
    const main = await open("/products");
    const links = select(one(main, "navigation", "What each one starts at"), "a");
    expect(links).toHaveLength(9);
    for (const [name, price] of prices) {
      const link = links.find((entry) => textOf(entry).includes(name));
      expect(textOf(link)).toContain(price);
      const target = select(main, link?.getAttribute("href") ?? "none");
      expect(target.flatMap((element) => all(element, "heading", name))).toHaveLength(1);
    }
  });
});

describe("solutions", () => {
  const industries = [
    ["Retail", "E-commerce Platform", "ecommerce"],
    ["Recruitment", "Recruitment Platform", "recruitment"],
    ["Real estate", "Real Estate Portal", "realestate"],
    ["Healthcare", "Healthcare Portal", "healthcare"],
    ["Education", "Learning Management System", "learning"],
    ["Restaurant", "Restaurant Management", "restaurant"],
    ["Fitness", "Fitness Center Management", "fitness"],
    ["Legal", "Partner Portal", "portal"],
    ["Events", "Community Platform", "community"],
    ["Non-profit", "Community Platform", "community"],
  ] as const;

  test("ten industries in the specified order, each with its route, features, figures, technology and demo", async () => {
    const entries = select(await open("/solutions"), "article");
    expect(entries.map((entry) => headings(entry, 2))).toEqual(industries.map(([name]) => [name]));
    for (const [index, entry] of entries.entries()) {
      const [, title, slug] = industries[index] ?? [];
      const texts = (selector: string) => textsOf(select(entry, selector));
      expect(headings(entry, 3)).toHaveLength(1);
      expect(texts("[data-route] dt")).toEqual(["From", "To"]);
      expect(texts("h3, dd, dt, li, p").every(Boolean)).toBe(true);
      expect(
        ["[data-route] dd", "[data-figures] dd", "li", "[data-tags]"].map(
          (selector) => texts(selector).length,
        ),
      ).toEqual([2, 3, 6, 1]);
      expect(linksIn(select(entry, "a"))).toEqual([
        ["Get Started", "/contact"],
        ["View Examples", "/examples"],
        [title, `/demo/${slug}`],
      ]);
    }
  });

  test("both closing pairs stand, the second one after the four steps", async () => {
    const main = await open("/solutions");
    expect(
      linksIn(select(main, "section a:is([href='/contact'], [href='/examples']):not(article a)")),
    ).toEqual([
      ["Start Your Project", "/contact"],
      ["View Success Stories", "/examples"],
      ["Get Started Today", "/contact"],
      ["See Success Stories", "/examples"],
    ]);
    const order = select(
      main,
      "article, #approach, section a[href='/contact']:not(article a), section a[href='/examples']:not(article a)",
    )
      .map((element) => element.localName.replace("section", "steps"))
      .join(" ");
    expect(order).toBe(`${"article ".repeat(10)}a a steps a a`);
    const [approach] = select(main, "#approach");
    expect(approach && headings(approach, 3)).toEqual(["Listen", "Design", "Build", "Run"]);
  });

  test("the departure board leads to all ten entries", async () => {
    const main = await open("/solutions");
    const board = one(main, "navigation", "Industry index");
    expect(linksIn(select(board, "a")).map(([, href]) => href)).toEqual(
      select(main, "article").map(({ id }) => `#${id}`),
    );
  });
});

describe("features", () => {
  test("twelve features in three groups, each with its details, what it replaces and its plan", async () => {
    const main = await open("/features");
    for (const [name, count] of [
      ["Core", 3],
      ["Advanced", 4],
      ["Enterprise", 5],
    ] as const) {
      const entries = select(one(main, "region", name), "article");
      expect(entries).toHaveLength(count);
      for (const entry of entries) {
        expect(textsOf(select(entry, "*"))).toContain("Before");
        expect(textsOf(select(entry, "dt")).some((term) => term.includes("Plan"))).toBe(true);
      }
    }
    expect(all(main, "link", /^Demo\s*of/).map((link) => link.getAttribute("href"))).toEqual([
      "/demo/dashboard",
      "/demo/ecommerce",
      "/demo/community",
      "/demo/portal",
      "/demo/analytics",
    ]);
    const atWork = select(main, "article").filter((entry) =>
      textOf(entry).includes("See it at work:"),
    );
    expect(
      atWork.map((entry) => [
        textOf(entry.querySelector("h3")),
        entry.querySelector("[data-demo] a")?.getAttribute("href"),
      ]),
    ).toEqual([
      ["Real-time chat", "/demo/community"],
      ["Custom workflows", "/demo/recruitment"],
      ["Payment processing", "/demo/portal"],
      ["User management", "/demo/dashboard"],
    ]);
    expect(one(main, "link", "Start Building Today").getAttribute("href")).toBe("/contact");
    expect(one(main, "link", "See Live Examples").getAttribute("href")).toBe("/examples");
  });

  test("the index leads to every feature", async () => {
    const main = await open("/features");
    const links = linksIn(select(one(main, "navigation", "The twelve features"), "a"));
    expect(links).toHaveLength(12);
    for (const [title, href] of links) {
      const [entry] = select(main, `article[id="${href?.slice(1)}"]`);
      expect(entry && textsOf(all(entry, "heading"))).toEqual([title]);
    }
  });

  test("the table says what each plan carries", async () => {
    const table = one(await open("/features"), "table", "What the three monthly plans carry");
    const columns = textsOf(select(table, "thead th, thead td"));
    expect(columns).toHaveLength(4);
    expect(columns[1]).toContain("Starter plan$1,500 per month");
    expect(columns[2]).toContain("Professional plan$3,000 per month");
    expect(columns[3]).toContain("Enterprise planCustom price");
    const rows = select(table, "tbody tr:has(td)").map((row) => ({
      name: textOf(row.querySelector("th")),
      cells: textsOf(select(row, "td")),
    }));
    expect(rows).toHaveLength(12 + 3);
    for (const { cells } of rows) expect(cells).toHaveLength(3);
    expect(rows.find(({ name }) => name.includes("Storage"))?.cells).toEqual([
      "5GB",
      "50GB",
      "Unlimited",
    ]);
  });
});

describe("partners", () => {
  /** Specification, section 9. */
  const tiers = [
    ["Authorized", 15, "Training completed", "2 referrals a quarter"],
    ["Silver", 20, "6 months as Authorized", "5 referrals a quarter"],
    ["Gold", 25, "12 months as Silver", "10 referrals a quarter"],
    ["Platinum", 30, "24 months as Gold", "20 referrals a quarter"],
  ] as const;

  test("four tiers with commission and requirements, as the specification has them", async () => {
    const main = await open("/partners");
    const list = select(main, "ol, ul").find((entry) =>
      textOf(entry).includes("24 months as Gold"),
    );
    const cards = list ? select(list, ":scope > li") : [];
    expect(cards).toHaveLength(tiers.length);
    for (const [index, [name, commission, ...requirements]] of tiers.entries()) {
      const card = cards[index];
      expect(card && headings(card, 3)).toEqual([name]);
      expect(textOf(card)).toContain(`${commission}% commission`);
      for (const requirement of requirements) expect(textOf(card)).toContain(requirement);
    }
  });

  test("four types of partner, six resources, three stories and four steps", async () => {
    const main = await open("/partners");
    for (const [heading, count] of [
      [/Four ways/, 4],
      [/What you are/, 6],
      [/Partners, in figures/, 3],
      [/From hello/, 4],
    ] as const) {
      const [section] = withHeading(main, "section", heading);
      expect(section && headings(section, 3), String(heading)).toHaveLength(count);
    }
  });

  test("the table of what one client pays is worked out from the prices", async () => {
    const main = await open("/partners");
    // A Professional package, then twelve months of the Professional plan.
    const total = 5997 + 12 * 3000;
    expect(textsOf(select(main, "*"))).toContain(`$${total.toLocaleString("en-US")}`);
    const table = one(main, "table", "Your commission on that client, by tier");
    const rows = textsOf(select(table, "tr"));
    expect(rows).toHaveLength(1 + tiers.length);
    for (const [index, [name, commission]] of tiers.entries()) {
      const cents = Math.round((total * 100 * commission) / 100);
      const amount = (cents / 100).toLocaleString("en-US", {
        style: "currency",
        currency: "USD",
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      });
      expect(rows[index + 1]).toBe(`${name}${commission}%${amount}`);
    }
  });
});
