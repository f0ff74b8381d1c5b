import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";

// What moves is the matter of some of these tests.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

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

const examples = [
  ["Enterprise dashboard", "/demo/dashboard"],
  ["E-commerce", "/demo/ecommerce"],
  ["Community", "/demo/community"],
  ["Partner portal", "/demo/portal"],
  ["Learning management", "/demo/learning"],
  ["Healthcare portal", "/demo/healthcare"],
] as const;

function groupOf(page: Page, name: string): Locator {
  return page.getByRole("region", { name: `${name} features` });
}

function cardOf(page: Page, title: string): Locator {
  const heading = page.getByRole("heading", { level: 4, name: title, exact: true });
  return page.getByRole("article").filter({ has: heading });
}

test("the sections stand in the specified order", async ({ page }) => {
  await page.goto("/");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "Everything aboard, nothing bolted on",
    "Fly one before you order one",
    "One plan. Whole ship.",
    "Engineers, this door is yours",
  ]);
});

test.describe("features", () => {
  for (const [index, { name, cards }] of groups.entries()) {
    test(`${name} has its ${cards.length} cards, their badges, demos and delays`, async ({
      page,
    }) => {
      await page.goto("/");
      const group = groupOf(page, name);
      await expect(group.getByRole("heading", { level: 4 })).toHaveText(
        cards.map(([title]) => title),
      );
      for (const [position, [title, demo]] of cards.entries()) {
        const card = cardOf(page, title);
        await expect(card.locator(".fcard__stat")).not.toBeEmpty();
        await expect(card.getByRole("link")).toHaveCount(demo === null ? 0 : 1);
        if (demo) {
          const link = card.getByRole("link", { name: `Demo of ${title}` });
          await expect(link).toHaveAttribute("href", demo);
        }
        const delay = await card.evaluate((element) => getComputedStyle(element).animationDelay);
        expect(Number.parseFloat(delay)).toBeCloseTo(0.1 * (index * 3 + position), 5);
      }
    });
  }

  test("the buttons lead to the contact page and the examples", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    for (const [name, href] of [
      ["Start Building Today", "/contact"],
      ["See Live Examples", "/examples"],
      ["Start Your Project", "/contact"],
      ["View All Examples", "/examples"],
    ] as const) {
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  });

  test("details open over the art before React has started, and the grid stays where it is", async ({
    page,
  }) => {
    await openBeforeReact(page, "/");
    await toggleDetails(page);
  });

  test("details open and close after React has started", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await toggleDetails(page);
  });

  test("the cards enter when the section comes into view", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const card = cardOf(page, "Database hosting");
    await expect(card).toHaveCSS("animation-name", "none");
    await page
      .getByRole("heading", { name: "Everything aboard" })
      .evaluate((heading) => heading.scrollIntoView({ block: "end" }));
    await expect(card).toHaveCSS("animation-name", "fcard-enter");
    await expect(cardOf(page, "Enterprise security")).toHaveCSS("animation-delay", "1s");
  });

  test("cards that were seen before React started do not enter", async ({ page }) => {
    await page.goto("/");
    const card = cardOf(page, "Database hosting");
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await hydrated(page);
    await expect(card).toHaveCSS("animation-name", "none");
    await expect(card).toHaveCSS("opacity", "1");
  });

  test("a pause hides no card that has yet to enter", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Pause motion" }).click();
    await page
      .getByRole("heading", { name: "Everything aboard" })
      .evaluate((heading) => heading.scrollIntoView({ block: "end" }));
    await expect(page.locator("#features")).toHaveAttribute("data-entering");
    await expect(cardOf(page, "Enterprise security")).toHaveCSS("opacity", "1");
  });

  test("are left out on small screens and found on their own page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Everything aboard" })).toBeHidden();
    const link = page.getByRole("link", { name: "Read about all twelve features" });
    await expect(link).toHaveAttribute("href", "/features");
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(page.getByRole("heading", { name: "Everything aboard" })).toBeVisible();
  });
});

test("six examples lead to their demos, with badge, chips and tags", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("#examples");
  await expect(section.getByRole("article")).toHaveCount(examples.length);
  for (const [title, href] of examples) {
    const card = section
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
    await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", href);
    await expect(card.getByRole("listitem")).toHaveCount(3);
    await expect(card.locator(".badge")).not.toBeEmpty();
    await expect(card.locator(".tags")).not.toBeEmpty();
  }
});

test("the single plan costs $3,000 a month and includes 8 and 7 features", async ({ page }) => {
  await page.goto("/");
  const panel = page.locator("#pricing");
  await expect(panel.getByRole("heading", { level: 3 })).toHaveText("Complete Platform");
  await expect(panel.getByText("$3,000", { exact: true })).toBeVisible();
  await expect(panel.getByText("per month, no setup fees")).toBeVisible();
  await expect(panel.getByRole("heading", { level: 4 })).toHaveText([
    "What's Included",
    "Plus Much More",
  ]);
  await expect(panel.getByRole("list").nth(0).getByRole("listitem")).toHaveCount(8);
  await expect(panel.getByRole("list").nth(1).getByRole("listitem")).toHaveCount(7);
  await expect(panel.getByRole("link", { name: "Get the Complete Platform" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(panel.getByRole("link", { name: "Compare all plans and packages" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

test("the engineers' door leads to the sign-up and says which one", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const door = page.getByRole("link", { name: "Enter the Engineering Portal" });
  await expect(door).toHaveAttribute("href", "/auth");
  await door.click();
  await expect(page).toHaveURL("/auth");
  const state: unknown = await page.evaluate(() => history.state);
  expect(state).toMatchObject({ usr: { intent: "portal" } });
});

async function toggleDetails(page: Page) {
  const card = cardOf(page, "E-commerce");
  const details = card.getByText("Stock, tax and refunds work from the same tables");
  const neighbour = cardOf(page, "Community");
  const more = card.getByText("More", { exact: true });
  const less = card.getByText("Less", { exact: true });
  await more.scrollIntoViewIfNeeded();
  await expect(details).toBeHidden();
  await expect(less).toBeHidden();
  const [before, beside] = [await card.boundingBox(), await neighbour.boundingBox()];
  await more.click();
  await expect(details).toBeVisible();
  await expect(less).toBeVisible();
  await expect(more).toBeHidden();
  await page.mouse.move(5, 5);
  await expect.poll(() => card.boundingBox()).toEqual(before);
  expect(await neighbour.boundingBox()).toEqual(beside);
  await less.click();
  await expect(details).toBeHidden();
  await expect(more).toBeVisible();
}
