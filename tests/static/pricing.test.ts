// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { headings, one, open, select, textOf, textsOf } from "./page.ts";

describe("pricing", () => {
  test("both ways of paying stand on the page with every price of the specification", async () => {
    const main = await open("/pricing");
    expect(headings(main, 1)).toEqual(["Get Started Today"]);
    for (const text of [
      "Which is for me?",
      "Upgrades apply immediately, downgrades at the next billing cycle.",
      "No long-term contracts",
      "30-day money-back guarantee",
      "Free consultation",
    ]) {
      expect(textOf(main)).toContain(text);
    }
    for (const [name, ...facts] of [
      ["Starter plan", "$1,500", "per month", "Up to 1,000 users", "5GB", "48h response"],
      [
        "Professional plan",
        "$3,000",
        "Most popular",
        "Up to 10,000 users",
        "50GB",
        "24/7 priority support",
      ],
      ["Enterprise plan", "Custom", "Unlimited users"],
      ["Starter package", "$2,997", "$3,997", "Save 25%", "2-3 weeks", "1 month"],
      [
        "Professional package",
        "$5,997",
        "$7,997",
        "Save 25%",
        "4-6 weeks",
        "3 months",
        "E-commerce, up to 50 products",
        "Most popular",
      ],
      [
        "Enterprise package",
        "$12,997",
        "$16,997",
        "Save 24%",
        "8-12 weeks",
        "6 months",
        "Unlimited",
      ],
    ] as const) {
      const offer = textOf(one(main, "article", name));
      for (const fact of facts) expect(offer, name).toContain(fact);
    }
    expect(select(main, "article")).toHaveLength(6);
  });

  test("both lists of add-ons are whole", async () => {
    const main = await open("/pricing");
    for (const [section, lines] of [
      [
        "We run it. You use it.",
        [
          ["Extra Storage", "$50/month"],
          ["Advanced Analytics", "$200/month"],
          ["Priority Support", "$300/month"],
          ["Custom Integration", "$500/month"],
        ],
      ],
      [
        "We build it. You own it.",
        [
          ["Rush Delivery", "+$1,500"],
          ["Premium Support", "+$500/month"],
          ["Content Creation", "+$2,000"],
          ["Brand Identity", "+$1,500"],
        ],
      ],
    ] as const) {
      const items = textsOf(select(one(main, "region", section), "li"));
      for (const [name, price] of lines) {
        const found = items.filter((item) => item.includes(name));
        expect(found, name).toHaveLength(1);
        expect(found[0]).toContain(price);
      }
    }
  });

  test("the first year of both is added up from their prices", async () => {
    const items = textsOf(select(await open("/pricing"), "li"));
    const [total] = items.filter((item) => item.includes("First year, together"));
    expect(total).toContain("$23,997");
  });

  test("the links are exactly those of the specification", async () => {
    const main = await open("/pricing");
    for (const [name, href] of [
      ["Start with Starter", "/contact"],
      ["Start with Professional", "/contact"],
      ["Talk to us", "/contact"],
      ["Ask Questions", "/contact"],
      ["Schedule Consultation", "/application-form"],
    ] as const) {
      expect(one(main, "link", name).getAttribute("href"), name).toBe(href);
    }
  });
});

describe("the order page", () => {
  test("opened cold it offers the three packages, chooses none, and asks for no card", async () => {
    const main = await open("/purchase");
    expect(headings(main, 1)).toEqual(["Get Started Today"]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    const packages = select(one(main, "group", "Your package"), "input[type=radio]");
    expect(packages).toHaveLength(3);
    expect(select(main, ":checked:not(option)")).toEqual([]);
    expect(textOf(one(main, "region", "Your order"))).toContain("No package chosen yet");
    expect(select(main, '[autocomplete^="cc-"]')).toEqual([]);
  });

  test("the terms are one link away", async () => {
    const main = await open("/purchase");
    expect(one(main, "link", "Read the terms").getAttribute("href")).toBe("/terms");
  });
});
