import { expect, hydrated, test } from "../../fixtures.ts";

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

test("ten industries in the specified order, each with its route, features, figures, technology and demo", async ({
  page,
}) => {
  await page.goto("/solutions");
  const entries = await page.getByRole("article").evaluateAll((articles) =>
    articles.map((article) => {
      const texts = (selector: string) =>
        [...article.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return {
        headings: [texts("h2"), texts("h3")],
        route: texts(".route dt"),
        filled: texts("h3, dd, dt, li, p").every((text) => text?.trim()),
        counts: [texts(".route dd"), texts(".ind__m dd"), texts("li"), texts(".tags")].map(
          ({ length }) => length,
        ),
        links: [...article.querySelectorAll("a")].map((link) => [
          link.textContent,
          link.getAttribute("href"),
        ]),
      };
    }),
  );
  expect(entries.map(({ headings }) => headings[0])).toEqual(industries.map(([name]) => [name]));
  for (const [index, { headings, route, filled, counts, links }] of entries.entries()) {
    const [, title, slug] = industries[index] ?? [];
    expect(headings[1]).toHaveLength(1);
    expect(route).toEqual(["From", "To"]);
    expect(filled).toBe(true);
    expect(counts).toEqual([2, 3, 6, 1]);
    expect(links).toEqual([
      ["Get Started", "/contact"],
      ["View Examples", "/examples"],
      [title, `/demo/${slug}`],
    ]);
  }
});

test("both closing pairs stand, the second one after the four steps", async ({ page }) => {
  await page.goto("/solutions");
  const links = await page
    .getByRole("main")
    .locator("a.btn:not(article a)")
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(links).toEqual([
    ["Start Your Project", "/contact"],
    ["View Success Stories", "/examples"],
    ["Get Started Today", "/contact"],
    ["See Success Stories", "/examples"],
  ]);
  const order = await page
    .getByRole("main")
    .locator("article, .approach, a.btn:not(article a)")
    .evaluateAll((found) =>
      found.map((element) => element.localName.replace("section", "steps")).join(" "),
    );
  expect(order).toBe(`${"article ".repeat(10)}a a steps a a`);
});

test("the approach has four steps", async ({ page }) => {
  await page.goto("/solutions");
  const steps = page.locator(".approach").getByRole("listitem");
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText([
    "Listen",
    "Design",
    "Build",
    "Run",
  ]);
});

test("the departure board leads to all ten entries", async ({ page }) => {
  await page.goto("/solutions");
  await hydrated(page);
  const board = page.getByRole("navigation", { name: "Industry index" });
  const hrefs = await board
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const ids = await page
    .getByRole("article")
    .evaluateAll((articles) => articles.map(({ id }) => `#${id}`));
  expect(hrefs).toEqual(ids);
  for (const industry of ["Events", "Retail"]) {
    await board.getByRole("link", { name: industry }).click();
    const entry = page.getByRole("article", { name: industry, exact: true });
    await expect(entry).toBeFocused();
    await expect(entry.getByRole("heading", { level: 2 })).toBeInViewport();
  }
});

test("an industry opens cold by its anchor", async ({ page }) => {
  await page.goto("/solutions#non-profit");
  const heading = page.getByRole("heading", { level: 2, name: "Non-profit" });
  await expect(heading).toBeInViewport();
  await hydrated(page);
  await expect(heading).toBeInViewport();
});
