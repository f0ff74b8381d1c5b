import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures.ts";

const demoPaths = ["dashboard", "healthcare", "learning", "restaurant"].map(
  (slug) => `/demo/${slug}`,
);

/** Notes from the beginning what the browser counts as moved, in its own words. */
function noteShifts() {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
  }).observe({ type: "layout-shift", buffered: true });
}

/** The same, of the art alone: what stands in the header's row moves by a hair as its neighbours come. */
function noteMovedArt() {
  type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const isArt = entry.sources.some(({ node }) =>
        node?.parentElement?.closest("[data-stage], [data-lost]"),
      );
      if (isArt) shifts.push(JSON.stringify(entry));
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** What was noted until two frames have been drawn from now on. */
function shiftsOf(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return (globalThis as unknown as { shifts: string[] }).shifts;
  });
}

/** Which of the pieces of a page may be left out of its layout. */
function leftOut(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main > section, main > div, main article, footer")]
      .filter((element) => getComputedStyle(element).contentVisibility === "auto")
      .map((element) => element.id || element.tagName),
  );
}

function wantUnfinished() {
  document.addEventListener("DOMContentLoaded", () => {
    document.body.append(Object.assign(new Image(), { src: "/unfinished.png" }));
  });
}

/** Opens a page that cannot finish to load: its icon is never answered. */
async function openUnfinished(page: Page, path: string) {
  await page.addInitScript(wantUnfinished);
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

test.describe("nothing moves while a page arrives", () => {
  // Without the two fonts, which would come before the first paint or after it, as it happens.
  test.use({ allowedConsole: { lines: [/font/i] } });

  for (const width of [390, 1440]) {
    test(`${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
      await page.addInitScript(noteShifts);
      await page.addInitScript(wantUnfinished);
      const moved: string[] = [];
      for (const path of ["/pricing", "/products", "/examples", ...demoPaths]) {
        // Painted before it has loaded, as on a slow line: only then there is something to be moved.
        const loaded = Promise.withResolvers<void>();
        await page.route("**/unfinished.png", async (route) => {
          await loaded.promise;
          await route.fulfill({ body: "" });
        });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        moved.push(...(await shiftsOf(page)).map((shift) => `${path}: ${shift}`));
        loaded.resolve();
        await expect(page.locator("html")).not.toHaveAttribute("data-arrival");
        moved.push(...(await shiftsOf(page)).map((shift) => `${path}: ${shift}`));
        await page.unroute("**/unfinished.png");
      }
      expect(moved).toEqual([]);
    });
  }

  test("nor while it comes in parts, on a slow line", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: 20_000,
      uploadThroughput: 1_000_000,
    });
    await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
    await page.addInitScript(noteMovedArt);
    for (const path of ["/pricing", "/contact", "/about", "/no-such-page"]) {
      await page.goto(path);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
});
