import { expect, openBeforeReact, test } from "../../fixtures.ts";
import { overflowOf } from "../../overflow.ts";

// What moves is the matter of some of these tests.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the index leads to a feature without React", async ({ page }) => {
  await openBeforeReact(page, "/features");
  const index = page.getByRole("navigation", { name: "The twelve features" });
  await index.getByRole("link", { name: "Global CDN" }).click();
  await expect(page).toHaveURL("/features#cdn");
  await expect(page.getByRole("heading", { name: "Global CDN" })).toBeInViewport();
});

test("the table is still one at 320 px, and the page does not scroll sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/features");
  const table = page.getByRole("table", { name: "What the three monthly plans carry" });
  await expect(table.getByRole("cell")).toHaveCount(45);
  const cell = table.getByRole("cell", { name: "Single sign-on, audit log" });
  await expect(cell).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
