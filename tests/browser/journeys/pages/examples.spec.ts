import type { Page } from "@playwright/test";
import { expect, hydrated, openBeforeReact, test } from "../../fixtures.ts";

/** The value of each range on the page, and how far the old website beside it is cut off. */
async function windows(page: Page) {
  return page.getByRole("slider").evaluateAll((ranges) =>
    ranges.map((range) => {
      const old = range.parentElement?.querySelector(":scope > :nth-child(2)");
      return [
        range instanceof HTMLInputElement && range.value,
        old && getComputedStyle(old).clipPath,
      ];
    }),
  );
}

test.describe("before and after", () => {
  test("every window is parted where its range stands", async ({ page }) => {
    await page.goto("/examples");
    const wide = ["31", "inset(0px 69% 0px 0px)"];
    const half = ["36", "inset(0px 64% 0px 0px)"];
    const group = [wide, half, half];
    await expect.poll(() => windows(page)).toEqual([...group, ...group, ...group, wide]);
  });

  test("it keeps its place when React takes the page over; then the arrow keys, Home and End move it", async ({
    page,
  }) => {
    await page.goto("/examples/fieldstore");
    await page.getByRole("slider", { name: "Compare before and after: Fieldstore" }).focus();
    await page.keyboard.press("ArrowRight");
    await hydrated(page);
    await expect.poll(() => windows(page)).toEqual([["37", "inset(0px 63% 0px 0px)"]]);
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
});

test.describe("case studies", () => {
  test("previous and next lead to the neighbours in the ring of ten", async ({ page }) => {
    await page.goto("/examples/brightwater-partners");
    await hydrated(page);
    const nav = page.getByRole("navigation", { name: "More case studies" });
    const steps = [
      [/^Next/, ["Osteria Marlowe", "osteria-marlowe"]],
      [/^Previous/, ["Brightwater Partners", "brightwater-partners"]],
    ] as const;
    for (const [direction, [name, slug]] of steps) {
      await nav.getByRole("link", { name: direction }).click();
      await expect(page).toHaveURL(`/examples/${slug}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
      await expect(page.locator("[data-comparison] svg > *").nth(3)).toBeAttached();
    }
  });
});
