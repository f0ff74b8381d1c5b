import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

/** Which of the pieces of a page may be left out of its layout. */
function leftOut(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main > section, main > div, main article, footer")]
      .filter((element) => getComputedStyle(element).contentVisibility === "auto")
      .map((element) => element.id || element.tagName),
  );
}

/** Opens a page that cannot finish to load: its icon is never answered. */
async function openUnfinished(page: Page, path: string) {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.body.append(Object.assign(new Image(), { src: "/unfinished.png" }));
    });
  });
  await page.route("**/unfinished.png", () => {});
  await page.goto(path, { waitUntil: "domcontentloaded" });
}

for (const path of ["/", "/features", "/demo/fitness"]) {
  test(`${path} is laid out to its end once it has loaded, and keeps no mark of the pieces`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator("html")).not.toHaveAttribute("data-arrival");
    await expect(page.locator("[data-laid]")).toHaveCount(0);
    expect(await leftOut(page)).toEqual([]);
  });
}

test("while a page loads what stands below its opening waits, and a key lays it out at once", async ({
  page,
}) => {
  await openUnfinished(page, "/features");
  expect(await leftOut(page)).not.toEqual([]);
  await page.keyboard.press("End");
  expect(await leftOut(page)).toEqual([]);
});

test("an address that names a place has its page whole from the beginning", async ({ page }) => {
  await openUnfinished(page, "/features#support");
  expect(await leftOut(page)).toEqual([]);
});

test("a pointer that lies still below a page does not start its script, one that moves does", async ({
  page,
}) => {
  await page.goto("/");
  const started = page.locator('script[src^="/assets/start-"]');
  const move = (movementX: number) =>
    page.evaluate((by) => {
      document.body.dispatchEvent(
        new PointerEvent("pointermove", { bubbles: true, movementX: by }),
      );
    }, movementX);
  await move(0);
  await expect(started).toHaveCount(0);
  await move(3);
  await expect(started).toHaveCount(1);
});
