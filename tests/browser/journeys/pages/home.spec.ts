import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";

// What moves is the matter of some of these tests.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** How many cards each group has, in order. */
const groups = [
  ["Core", 3],
  ["Advanced", 4],
  ["Enterprise", 5],
] as const;

function cardOf(page: Page, title: string): Locator {
  const heading = page.getByRole("heading", { level: 4, name: title, exact: true });
  return page.getByRole("article").filter({ has: heading });
}

test.describe("features", () => {
  test("details open over the art before React has started and after, and the grid stays where it is", async ({
    page,
  }) => {
    // Where the cards stand is the matter, not how they come there.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const startReact = await openBeforeReact(page, "/");
    await test.step("before React has started", () => toggleDetails(page));
    startReact();
    await hydrated(page);
    await test.step("after React has started", () => toggleDetails(page));
  });

  const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ["a page down", pageDownToCards],
    ["the end of the page and back", endAndBack],
    ["an anchor", (page) => page.evaluate(() => location.assign("#features"))],
    ["a jump into their middle", (page) => jumpTo(page, "Real-time chat")],
  ];
  for (const [way, go] of ways) {
    test(`the cards enter by ${way}, and none of them is out of sight before`, async ({ page }) => {
      await page.goto("/");
      await hydrated(page);
      const card = cardOf(page, "Real-time chat");
      await expect(card).toHaveCSS("translate", "0px 28px");
      await expect(card).toHaveCSS("opacity", "1");
      await go(page);
      await expect(card).not.toHaveCSS("animation-name", "none");
      await expect(card).toHaveCSS("translate", "none");
    });
  }

  test("the cards enter one after the other when the section comes into view", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    for (const [index, [name, count]] of groups.entries()) {
      const cards = page.getByRole("region", { name: `${name} features` }).getByRole("article");
      const delays = await cards.evaluateAll((elements) =>
        elements.map((element) => Number.parseFloat(getComputedStyle(element).animationDelay)),
      );
      expect(delays).toHaveLength(count);
      for (const [position, delay] of delays.entries())
        expect(delay).toBeCloseTo(0.1 * (index * 3 + position), 5);
    }
    const card = cardOf(page, "Database hosting");
    await expect(card).toHaveCSS("animation-name", "none");
    await jumpTo(page, "Database hosting");
    await expect(card).not.toHaveCSS("animation-name", "none");
    await expect(cardOf(page, "Enterprise security")).toHaveCSS("animation-delay", "1s");

    await test.step("on small screens they are left out and found on their own page", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole("heading", { name: "Everything aboard" })).toBeHidden();
      const link = page.getByRole("link", { name: "Read about all twelve features" });
      await expect(link).toHaveAttribute("href", "/features");
      await expect(link).toBeVisible();
      await page.setViewportSize({ width: 768, height: 1024 });
      await expect(page.getByRole("heading", { name: "Everything aboard" })).toBeVisible();
    });
  });

  test("cards that were seen before React started do not enter", async ({ page }) => {
    await page.goto("/");
    const card = cardOf(page, "Database hosting");
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await hydrated(page);
    await expect(card).toHaveCSS("animation-name", "none");
    await expect(card).toHaveCSS("opacity", "1");
  });

  test("the strip of partners loops in 30 seconds, and a pause hides no card that has yet to enter", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const strip = page.getByRole("group", { name: "Partners" }).locator("> div");
    await expect(strip).toHaveCSS("animation-duration", "30s");
    await page.getByRole("button", { name: "Pause motion" }).click();
    await expect(strip).toHaveCSS("animation-play-state", "paused");
    await jumpTo(page, "Database hosting");
    await expect(page.locator("#features")).toHaveAttribute("data-entrance", "entering");
    await expect(cardOf(page, "Enterprise security")).toHaveCSS("translate", "none");
    await page.getByRole("button", { name: "Resume motion" }).click();
    await page.mouse.move(10, 10);
    await expect(strip).toHaveCSS("animation-play-state", "running");
  });
});

test("the engineers' door leads to the sign-up and opens the right one", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Enter the Engineering Portal" }).click();
  await expect(page).toHaveURL("/auth");
  const state: unknown = await page.evaluate(() => history.state);
  expect(state).toMatchObject({ usr: { intent: "portal" } });
  await expect(page.getByRole("radio", { name: "Engineering portal" })).toBeChecked();
  await expect(page.getByRole("form", { name: "Engineering application" })).toBeVisible();
});

function jumpTo(page: Page, title: string) {
  return cardOf(page, title).evaluate((card) =>
    card.scrollIntoView({ block: "center", behavior: "instant" }),
  );
}

async function pageDownToCards(page: Page) {
  const section = page.locator("#features");
  await expect(async () => {
    await page.keyboard.press("PageDown");
    await expect(section).toHaveAttribute("data-entrance", "entering");
  }).toPass();
}

async function endAndBack(page: Page) {
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await jumpTo(page, "Enterprise security");
}

/** Where an element stands on its page, however far that is scrolled. */
function placeOf(element: Locator) {
  return element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}

async function toggleDetails(page: Page) {
  const card = cardOf(page, "E-commerce");
  const details = card.getByText("Stock, tax and refunds work from the same tables");
  const neighbour = cardOf(page, "Community");
  const more = card.getByText("More", { exact: true });
  const less = card.getByText("Less", { exact: true });
  await more.scrollIntoViewIfNeeded();
  await expect(details).toBeHidden();
  await expect(less).toBeHidden();
  const [before, beside] = [await placeOf(card), await placeOf(neighbour)];
  await more.click();
  await expect(details).toBeVisible();
  await expect(less).toBeVisible();
  await expect(more).toBeHidden();
  await page.mouse.move(5, 5);
  await expect.poll(() => placeOf(card)).toEqual(before);
  expect(await placeOf(neighbour)).toEqual(beside);
  await less.click();
  await expect(details).toBeHidden();
  await expect(more).toBeVisible();
}
