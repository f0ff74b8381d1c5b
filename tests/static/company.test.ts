// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { headings, linksIn, one, open, select, textOf, textsOf, withHeading } from "./page.ts";

describe("about", () => {
  test("mission, vision and three values stand on the page", async () => {
    const main = await open("/about");
    for (const name of ["Mission", "Vision"]) one(main, "heading", name);
    const [values] = withHeading(main, "section", /Three things/);
    expect(values && headings(values, 3)).toHaveLength(3);
    one(main, "heading", /Who you/);
  });

  test("its two buttons lead to the contact page", async () => {
    const main = await open("/about");
    expect(select(main, 'a[href="/contact"]')).toHaveLength(2);
  });
});

describe("press", () => {
  const releases = [
    "Perilune opens its partner program in four tiers",
    "More than 40,000 people now use applications built by Perilune",
    "Perilune serves client applications from more than 200 locations",
    "Perilune opens its engineering portal to outside developers",
  ];

  test("has four figures, four releases newest first, the company and the contact", async () => {
    const main = await open("/press");
    expect(headings(main, 1)).toEqual(["Press"]);
    const figures = textsOf(select(main, "dd"));
    for (const figure of ["40,000+", "99.99%", "99.9%", "200+"]) expect(figures).toContain(figure);
    const list = one(main, "region", "Press releases");
    expect(headings(list, 3)).toEqual(releases);
    expect(textsOf(select(list, "time"))).toEqual([
      "Nov 4, 2025",
      "Sep 16, 2025",
      "Jun 10, 2025",
      "Mar 18, 2025",
    ]);
    expect(textOf(main)).toContain("San Francisco, California, USA");
    const contact = one(main, "complementary", "Press contact");
    expect(one(contact, "link", "hello@perilune.example").getAttribute("href")).toMatch(
      /^mailto:hello@perilune\.example/,
    );
    expect(one(contact, "link", /555-0100/).getAttribute("href")).toMatch(/^tel:/);
  });

  test("a release has its place and date, its text, the company and the other three", async () => {
    const main = await open("/press/partner-program-four-tiers");
    expect(headings(main, 1)).toEqual([releases[0]]);
    expect(textOf(main)).toContain("Nov 4, 2025");
    expect(textOf(main)).toContain("said Marguerite Okoye");
    one(main, "heading", "About Perilune");
    expect(headings(one(main, "region", "More releases"), 3)).toEqual(releases.slice(1));
  });
});

describe("careers", () => {
  test("has four roles with type, place and what is asked, and a mail link for resumes", async () => {
    const main = await open("/careers");
    const roles = [
      ["Senior Product Engineer", "/careers/senior-product-engineer"],
      ["Product Designer", "/careers/product-designer"],
      ["Platform Engineer", "/careers/platform-engineer"],
      ["Support Engineer", "/careers/support-engineer"],
    ] as const;
    const cards = select(main, "article");
    expect(cards.flatMap((card) => headings(card, 3))).toEqual(roles.map(([title]) => title));
    for (const [title, href] of roles) {
      const card = one(main, "article", title);
      expect(textOf(card)).toMatch(/Full-time|Part-time/);
      expect(textOf(card)).toMatch(/San Francisco|Remote/);
      expect(select(card, "li").length).toBeGreaterThanOrEqual(4);
      expect(one(card, "link", /^Apply Now/).getAttribute("href")).toBe(href);
    }
    expect(one(main, "link", "Send your resume").getAttribute("href")).toMatch(
      /^mailto:hello@perilune\.example/,
    );
  });

  test("a role has its facts, its text and a way back", async () => {
    const main = await open("/careers/product-designer");
    expect(headings(main, 1)).toEqual(["Product Designer"]);
    const facts = textsOf(select(main, "dd")).join(" | ");
    for (const fact of [
      "San Francisco, California",
      "Full-time",
      "Design",
      "Oct 20, 2025",
      "Dec 17, 2027",
    ]) {
      expect(facts).toContain(fact);
    }
    one(main, "heading", "How we decide");
    const crumbs = one(main, "navigation", "Breadcrumb");
    expect(linksIn(select(crumbs, "a")).map(([, href]) => href)).toEqual(["/careers"]);
  });
});

describe("support", () => {
  test("the three channels promise what is specified and lead somewhere", async () => {
    const main = await open("/support");
    const channel = (name: string) => {
      const [item] = withHeading(main, "li", name);
      return { text: textOf(item), link: item?.querySelector("a")?.getAttribute("href") };
    };
    expect(channel("Live chat").text).toContain("30 seconds");
    expect(channel("Live chat").text).toMatch(/Somebody is there Mon-Fri 9am-6pm PST.*by e-mail/);
    expect(channel("E-mail").text).toContain("4 hours");
    expect(channel("E-mail").link).toBe("mailto:hello@perilune.example");
    expect(channel("Priority call").text).toContain("enterprise customers only");
    expect(channel("Priority call").link).toBe("/contact");
  });

  test("the status is fixed: three services operational, file storage degraded", async () => {
    const main = await open("/support");
    const panel = one(main, "tabpanel", "System Status");
    const services = textsOf(select(panel, "li"));
    expect(services).toHaveLength(4);
    expect(services.filter((text) => text.includes("Operational"))).toHaveLength(3);
    expect(services.find((text) => text.includes("File storage"))).toContain("Degraded");
    expect(textOf(panel)).toContain("99.97%");
    expect(textOf(panel)).toContain("Last updated");
  });
});

describe("contact", () => {
  test("the page offers what the specification lists", async () => {
    const main = await open("/contact");
    expect(headings(main, 1)).toEqual(["Ready to Launch Your Mission?"]);
    for (const text of [
      "Mon-Fri 9am-6pm PST",
      "San Francisco",
      "Launch Consultation",
      "Quick Start",
      "Team Onboarding",
      "48 hours",
    ]) {
      expect(textOf(main)).toContain(text);
    }
    expect(one(main, "link", /Launch Consultation/).getAttribute("href")).toBe("/application-form");
  });
});
