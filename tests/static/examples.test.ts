// @vitest-environment jsdom
import { expect, test } from "vitest";
import { htmlOf } from "./served.ts";
import { all, headings, linksIn, one, open, select, textOf, textsOf } from "./page.ts";

/** Name, page, the specified Live Demo, and the demo of the client's trade where that is another one. */
const clients = [
  ["Osteria Marlowe", "osteria-marlowe", "ecommerce", "restaurant", "Restaurant Management"],
  ["Fieldstore", "fieldstore", "ecommerce"],
  ["Ortega Clinics", "ortega-clinics", "dashboard", "healthcare", "Healthcare Portal"],
  ["Northline Talent", "northline-talent", "dashboard", "recruitment", "Recruitment Platform"],
  ["Harborview Homes", "harborview-homes", "ecommerce", "realestate", "Real Estate Portal"],
  ["Weiss Academy", "weiss-academy", "dashboard", "learning", "Learning Management System"],
  ["Northgate Supply", "northgate-supply", "dashboard"],
  ["Price Fitness", "price-fitness", "dashboard", "fitness", "Fitness Center Management"],
  ["Commons Guild", "commons-guild", "community"],
  ["Brightwater Partners", "brightwater-partners", "community", "portal", "Partner Portal"],
] as const;

test("ten case studies lead to a demo of the three kinds and to their own pages", async () => {
  const cards = select(await open("/examples"), "article");
  expect(
    cards.map((card) => [textOf(card.querySelector("h3")), ...linksIn(select(card, "a"))]),
  ).toEqual(
    clients.map(([name, slug, demo]) => [
      name,
      [`Live Demo: ${name}`, `/demo/${demo}`],
      [`Case Study: ${name}`, `/examples/${slug}`],
    ]),
  );
});

test("each card shows before and after, figures, at most six features and the technology", async () => {
  const cards = select(await open("/examples"), "article");
  expect(cards).toHaveLength(10);
  for (const card of cards) {
    const texts = (selector: string) => textsOf(select(card, selector));
    expect(texts("[data-comparison] > span:not(:has(*))")).toEqual(["Before", "After"]);
    for (const drawing of [
      "[data-comparison] > :nth-child(1) svg",
      "[data-comparison] > :nth-child(2) svg",
    ])
      expect(select(card, `${drawing} > *`).length).toBeGreaterThan(3);
    expect(texts("h3, h3 ~ span, dd, dt, li, p").every(Boolean)).toBe(true);
    expect(texts("li").length).toBeGreaterThan(0);
    expect(texts("li").length).toBeLessThanOrEqual(6);
    expect(texts("[data-impact] dd").length).toBeGreaterThan(1);
    expect(texts("[data-tags]")).toHaveLength(1);
    expect(select(card, "h3 ~ span svg path, h3 ~ span svg circle").length).toBeGreaterThan(0);
    const [picture] = all(card, "img");
    expect(picture?.getAttribute("aria-label")).toMatch(/^Before, .+: .+\. After\. .{40,}/);
  }
});

test("four headline stats, three testimonials, calls to contact and about", async () => {
  const main = await open("/examples");
  expect(textsOf(select(main, "[data-stats] dd"))).toEqual(["40,000+", "10", "99.9%", "24 h"]);
  expect(select(one(main, "region", "What clients say"), "figure")).toHaveLength(3);
  expect(linksIn(select(main, "[data-closing] a"))).toEqual([
    ["Start Your Project", "/contact"],
    ["Meet the team", "/about"],
  ]);
});

test("the Every Industry list has eight sectors that lead to their industry", async () => {
  const list = one(await open("/examples"), "region", "Every Industry");
  const rows = select(list, "li").map((item) => [
    item.id,
    item.querySelector("a")?.getAttribute("href"),
  ]);
  expect(rows).toEqual([
    ["ecommerce", "/solutions#retail"],
    ["healthcare", "/solutions#healthcare"],
    ["education", "/solutions#education"],
    ["real-estate", "/solutions#real-estate"],
    ["restaurants", "/solutions#restaurant"],
    ["fitness", "/solutions#fitness"],
    ["legal", "/solutions#legal"],
    ["non-profit", "/solutions#non-profit"],
  ]);
  const solutions = await htmlOf("/solutions");
  for (const [, href] of rows) expect(solutions).toContain(` id="${href?.split("#")[1]}"`);
});

for (const [name, slug, demo, trade, title] of clients) {
  test(`${name} tells its story`, async () => {
    const main = await open(`/examples/${slug}`);
    expect(headings(main, 1)).toEqual([name]);
    expect(headings(main, 2)).toEqual([
      "Business impact",
      "The situation",
      "What we built",
      "What changed",
      "What the client says",
      "Show us your before",
    ]);
    const words = textsOf(select(main, "[data-story] p")).join(" ").split(" ");
    expect(words.length).toBeGreaterThanOrEqual(250);
    expect(select(main, "input[type=range]")).toHaveLength(1);
    const links = linksIn(select(main, "a"));
    expect(links).toHaveLength(trade ? 7 : 6);
    expect(links).toEqual(
      expect.arrayContaining([
        ["Examples", "/examples"],
        ["Live Demo", `/demo/${demo}`],
        ["Start Your Project", "/contact"],
        ["View Success Stories", "/examples"],
        ...(trade ? [[title, `/demo/${trade}`]] : []),
      ]),
    );
  });
}
