import type { Page } from "@playwright/test";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";

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

/** The value of each range on the page, and how far the old website beside it is cut off. */
async function windows(page: Page) {
  return page.getByRole("slider").evaluateAll((ranges) =>
    ranges.map((range) => {
      const old = range.parentElement?.querySelector(".cmp__b");
      return [
        range instanceof HTMLInputElement && range.value,
        old && getComputedStyle(old).clipPath,
      ];
    }),
  );
}

test.describe("success stories", () => {
  test("ten case studies lead to a demo of the three kinds and to their own pages", async ({
    page,
  }) => {
    await page.goto("/examples");
    const cards = await page
      .getByRole("article")
      .evaluateAll((articles) =>
        articles.map((article) => [
          article.querySelector("h3")?.textContent,
          ...[...article.querySelectorAll("a")].map((link) => [
            link.textContent,
            link.getAttribute("href"),
          ]),
        ]),
      );
    expect(cards).toEqual(
      clients.map(([name, slug, demo]) => [
        name,
        [`Live Demo: ${name}`, `/demo/${demo}`],
        [`Case Study: ${name}`, `/examples/${slug}`],
      ]),
    );
  });

  test("each card shows before and after, figures, at most six features and the technology", async ({
    page,
  }) => {
    await page.goto("/examples");
    const cards = await page.getByRole("article").evaluateAll((articles) =>
      articles.map((article) => {
        const texts = (selector: string) =>
          [...article.querySelectorAll(selector)].map(({ textContent }) => textContent);
        return {
          tags: texts(".cmp__tag"),
          drawn: ["svg.mock", "svg.old"].every(
            (drawing) => article.querySelectorAll(`${drawing} > *`).length > 3,
          ),
          filled: texts("h3, .badge, dd, dt, li, p").every((text) => text?.trim()),
          features: texts("li").length,
          figures: texts(".impact dd").length,
          tech: texts(".tags").length,
        };
      }),
    );
    expect(cards).toHaveLength(10);
    for (const card of cards) {
      expect(card).toMatchObject({ tags: ["Before", "After"], drawn: true, filled: true, tech: 1 });
      expect(card.features).toBeGreaterThan(0);
      expect(card.features).toBeLessThanOrEqual(6);
      expect(card.figures).toBeGreaterThan(1);
    }
  });

  test("four headline stats, three testimonials, calls to contact and about", async ({ page }) => {
    await page.goto("/examples");
    await expect(page.locator(".stats dd")).toHaveText(["40,000+", "10", "99.9%", "24 h"]);
    const voices = page.getByRole("region", { name: "What clients say" });
    await expect(voices.getByRole("figure")).toHaveCount(3);
    const calls = await page
      .locator(".portal a")
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(calls).toEqual([
      ["Start Your Project", "/contact"],
      ["Meet the team", "/about"],
    ]);
  });

  test("the Every Industry list has eight sectors that lead to their industry", async ({
    page,
  }) => {
    await page.goto("/examples");
    const list = page.getByRole("region", { name: "Every Industry" });
    const rows = await list
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => [item.id, item.querySelector("a")?.getAttribute("href")]),
      );
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
    for (const [, href] of rows) {
      const [path, id] = href?.split("#") ?? [];
      const html = await (await page.request.get(path ?? "")).text();
      expect(html).toContain(` id="${id}"`);
    }
  });
});

test.describe("anchors of the footer", () => {
  const anchors = [
    ["E-commerce", "ecommerce"],
    ["Healthcare", "healthcare"],
    ["Education", "education"],
    ["Real estate", "real-estate"],
  ] as const;

  for (const [label, id] of anchors) {
    test(`${label} opens its sector cold and from another page, clear of the header`, async ({
      page,
    }) => {
      const row = page.locator(`li[id="${id}"]`);
      await page.goto(`/examples#${id}`);
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row).toBeFocused();

      await page.goto("/contact");
      await hydrated(page);
      await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/examples#${id}`);
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row).toBeFocused();
      const clear = await row.evaluate((element) => {
        const head = document.querySelector("[data-site-head]");
        return element.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0);
      });
      expect(clear).toBeGreaterThanOrEqual(0);
      const name = row.getByText(label, { exact: true });
      const other = page.locator("li[id=legal] b");
      const colour = (element: Element) => getComputedStyle(element).color;
      expect(await name.evaluate(colour)).not.toBe(await other.evaluate(colour));
    });
  }
});

test.describe("before and after", () => {
  test("every window is parted where its range stands", async ({ page }) => {
    await page.goto("/examples");
    const wide = ["31", "inset(0px 69% 0px 0px)"];
    const half = ["36", "inset(0px 64% 0px 0px)"];
    const group = [wide, half, half];
    await expect.poll(() => windows(page)).toEqual([...group, ...group, ...group, wide]);
  });

  test("the arrow keys, Home and End move it", async ({ page }) => {
    await page.goto("/examples/fieldstore");
    await hydrated(page);
    await page.getByRole("slider", { name: "Compare before and after: Fieldstore" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => windows(page)).toEqual([["38", "inset(0px 62% 0px 0px)"]]);
    await page.keyboard.press("End");
    await expect.poll(() => windows(page)).toEqual([["96", "inset(0px 4% 0px 0px)"]]);
    await page.keyboard.press("Home");
    await expect.poll(() => windows(page)).toEqual([["4", "inset(0px 96% 0px 0px)"]]);
  });

  test("it moves by pointer and keyboard before React has started", async ({ page }) => {
    await openBeforeReact(page, "/examples/fieldstore");
    const range = page.getByRole("slider");
    const width = await range.evaluate((input) => input.clientWidth);
    await range.click({ position: { x: width * 0.8, y: 100 } });
    const [value] = (await windows(page))[0] ?? [];
    expect(Number(value)).toBeGreaterThan(70);
    await page.keyboard.press("ArrowLeft");
    const next = Number(value) - 1;
    await expect
      .poll(() => windows(page))
      .toEqual([[`${next}`, `inset(0px ${100 - next}% 0px 0px)`]]);
  });

  test("it keeps its place when React takes the page over", async ({ page }) => {
    await page.goto("/examples/fieldstore");
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await hydrated(page);
    await expect.poll(() => windows(page)).toEqual([["37", "inset(0px 63% 0px 0px)"]]);
  });
});

test.describe("case studies", () => {
  for (const [name, slug, demo, trade, title] of clients) {
    test(`${name} answers and tells its story`, async ({ page }) => {
      const response = await page.goto(`/examples/${slug}`);
      expect(response?.status()).toBe(200);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(main.locator("h2")).toHaveText([
        "Business impact",
        "The situation",
        "What we built",
        "What changed",
        "What the client says",
        "Show us your before",
      ]);
      const words = (await page.locator(".study__part p").allTextContents()).join(" ").split(/\s+/);
      expect(words.length).toBeGreaterThanOrEqual(250);
      await expect(main.getByRole("slider")).toHaveCount(1);
      const links = await page
        .locator("main a")
        .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute("href")]));
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

  test("the breadcrumb is told to search engines as the page shows it", async ({ page }) => {
    await page.goto("/examples/fieldstore");
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const lists = data
      .map((text) => JSON.parse(text))
      .filter((thing) => thing["@type"] === "BreadcrumbList");
    expect(lists).toHaveLength(1);
    const names = lists[0].itemListElement.map((item: { name: string }) => item.name);
    expect(names).toEqual(["Examples", "Fieldstore"]);
  });

  test("previous and next lead to the neighbours in the ring of ten", async ({ page }) => {
    await page.goto("/examples/brightwater-partners");
    await hydrated(page);
    const nav = page.getByRole("navigation", { name: "More case studies" });
    const steps = [
      [/^Next/, clients[0]],
      [/^Previous/, clients[9]],
    ] as const;
    for (const [direction, [name, slug]] of steps) {
      await nav.getByRole("link", { name: direction }).click();
      await expect(page).toHaveURL(`/examples/${slug}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
      await expect(page.locator("svg.mock > *").nth(3)).toBeAttached();
    }
  });

  test("an unknown case study is not found", async ({ page }) => {
    const response = await page.goto("/examples/nobody");
    expect(response?.status()).toBe(404);
  });
});
