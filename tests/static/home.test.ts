// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { all, headings, linksIn, one, open, select, textOf, textsOf, withHeading } from "./page.ts";

describe("the frame", () => {
  test("the header's links are the specified ones", async () => {
    await open("/");
    expect(linksIn(select(one(document.body, "banner"), "a"))).toEqual([
      ["Perilune", "/"],
      ["Products", "/products"],
      ["Solutions", "/solutions"],
      ["About", "/about"],
      ["Pricing", "/pricing"],
      ["Login", "/login"],
      ["Get Started", "/contact"],
    ]);
  });

  test("the footer has five columns, the eight anchors, the mail link and the place", async () => {
    await open("/");
    const footer = one(document.body, "contentinfo");
    expect(headings(footer, 2)).toEqual(["Solutions", "Features", "Company", "Resources", "Legal"]);
    expect(select(footer, "a").map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([
        "/examples#ecommerce",
        "/examples#healthcare",
        "/examples#education",
        "/examples#real-estate",
        "/features#database",
        "/features#analytics",
        "/features#partners",
        "/features#payments",
        "mailto:hello@perilune.example",
      ]),
    );
    expect(textOf(footer)).toContain("San Francisco, California");
  });

  test("the menu of small screens has the four items, LOGIN and GET STARTED", async () => {
    await open("/");
    const menu = one(document.body, "dialog", "Menu");
    expect(textsOf(select(menu, "a"))).toEqual([
      "Perilune",
      "Products",
      "Solutions",
      "About",
      "Pricing",
      "LOGIN",
      "GET STARTED",
    ]);
  });
});

describe("the hero", () => {
  test("has the specified words, links, exactly 100 stars and six partners", async () => {
    const main = await open("/");
    expect(headings(main, 1)).toEqual(["Launch Your Business to the next dimension"]);
    for (const [name, href] of [
      ["Launch to the stars", "/contact"],
      ["Launch Mission", "/contact"],
      ["Explore Galaxy", "/examples"],
    ] as const) {
      expect(one(main, "link", name).getAttribute("href")).toBe(href);
    }
    expect(select(main, "[data-stars] circle")).toHaveLength(100);
    const partners = one(main, "group", "Partners");
    expect(select(partners, "li").filter((item) => !item.closest("[aria-hidden]"))).toHaveLength(6);
  });
});

test("says in its text what the platform is, for whom and what it has", async () => {
  const [opening] = select(await open("/"), "section");
  const text = textOf(opening);
  for (const words of [
    "all-in-one",
    "companies and innovators",
    "applications",
    "analytics",
    "payments",
    "collaboration tools",
  ])
    expect(text).toContain(words);
});

describe("the landing page", () => {
  /** Card titles in the order of the specification, with what their Demo links lead to. */
  const groups = [
    {
      name: "Core",
      cards: [
        ["Database hosting", "/demo/dashboard"],
        ["E-commerce", "/demo/ecommerce"],
        ["Community", "/demo/community"],
      ],
    },
    {
      name: "Advanced",
      cards: [
        ["Partner portals", "/demo/portal"],
        ["Backend APIs", null],
        ["Global CDN", null],
        ["Real-time chat", null],
      ],
    },
    {
      name: "Enterprise",
      cards: [
        ["Analytics dashboard", "/demo/analytics"],
        ["Custom workflows", null],
        ["Payment processing", null],
        ["User management", null],
        ["Enterprise security", null],
      ],
    },
  ] as const;

  test("its sections stand in the specified order", async () => {
    expect(headings(await open("/"), 2)).toEqual([
      "Everything aboard, nothing bolted on",
      "Fly one before you order one",
      "One plan. Whole ship.",
      "Engineers, this door is yours",
    ]);
  });

  for (const { name, cards } of groups) {
    test(`${name} has its ${cards.length} cards, their badges and demos`, async () => {
      const group = one(await open("/"), "region", `${name} features`);
      expect(headings(group, 4)).toEqual(cards.map(([title]) => title));
      for (const [title, demo] of cards) {
        const [card] = withHeading(group, "article", title);
        expect(textOf(card?.querySelector("p"))).not.toBe("");
        const links = card ? all(card, "link") : [];
        expect(links.map((link) => link.getAttribute("href"))).toEqual(demo ? [demo] : []);
        if (card && demo) one(card, "link", `Demo of ${title}`);
      }
    });
  }

  test("its buttons lead to the contact page and the examples", async () => {
    const main = await open("/");
    for (const [name, href] of [
      ["Start Building Today", "/contact"],
      ["See Live Examples", "/examples"],
      ["Start Your Project", "/contact"],
      ["View All Examples", "/examples"],
      ["Read about all twelve features", "/features"],
      ["Enter the Engineering Portal", "/auth"],
    ] as const) {
      expect(one(main, "link", name).getAttribute("href"), name).toBe(href);
    }
  });

  test("six examples lead to their demos, with badge, chips and tags", async () => {
    const [section] = select(await open("/"), "#examples");
    const cards = section ? select(section, "article") : [];
    const examples = [
      ["Enterprise dashboard", "/demo/dashboard"],
      ["E-commerce", "/demo/ecommerce"],
      ["Community", "/demo/community"],
      ["Partner portal", "/demo/portal"],
      ["Learning management", "/demo/learning"],
      ["Healthcare portal", "/demo/healthcare"],
    ] as const;
    expect(cards).toHaveLength(examples.length);
    for (const [title, href] of examples) {
      const card = cards.find((entry) => headings(entry, 3).includes(title));
      expect(card && linksIn(all(card, "link", new RegExp(title)))[0]?.[1]).toBe(href);
      expect(card && select(card, "li")).toHaveLength(3);
      expect(textOf(card?.querySelector("span"))).not.toBe("");
      expect(textOf(card?.querySelector("[data-tags]"))).not.toBe("");
      const [picture] = card ? all(card, "img") : [];
      expect(picture?.getAttribute("aria-label")?.length).toBeGreaterThan(40);
    }
  });

  test("the single plan costs $3,000 a month and includes 8 and 7 features", async () => {
    const main = await open("/");
    const panel = main.querySelector<HTMLElement>("#pricing") ?? main;
    expect(headings(panel, 3)).toEqual(["Complete Platform"]);
    expect(textsOf(select(panel, "*"))).toContain("$3,000");
    expect(textOf(panel)).toContain("per month, no setup fees");
    expect(headings(panel, 4)).toEqual(["What's Included", "Plus Much More"]);
    expect(select(panel, "ul").map((list) => select(list, "li").length)).toEqual([8, 7]);
    expect(one(panel, "link", "Get the Complete Platform").getAttribute("href")).toBe("/contact");
    expect(one(panel, "link", "Compare all plans and packages").getAttribute("href")).toBe(
      "/pricing",
    );
  });
});
