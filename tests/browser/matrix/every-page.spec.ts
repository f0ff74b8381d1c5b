import type { Page } from "@playwright/test";
import { publicAddresses } from "../../support/addresses.ts";
import { expect, hydrated, looks, test, wearLook } from "../fixtures.ts";
import { overflowOf } from "../overflow.ts";
import { violationsOf } from "../violations.ts";

/** 640 px is what 1280 px are at 200 % zoom. */
const widths = [1440, 1280, 1024, 768, 640, 390, 360, 320];
const judgedWidths = new Set([1280, 390]);

/** Words of the opening that something after it lies over. */
function coveredOf(page: Page) {
  return page.evaluate(() => {
    const hero = document.querySelector("main .hero");
    return Array.from(hero?.querySelectorAll("h1, p, dl, a, button") ?? [], (element) => {
      const { left, bottom, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(left + Math.min(20, width / 2), bottom - 3);
      const isCovered = height > 0 && top && !hero?.contains(top) && !top.closest("header");
      return isCovered ? (element.textContent ?? "") : "";
    }).filter(Boolean);
  });
}

function loopsOf(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const isEndless = animation.effect?.getComputedTiming().iterations === Infinity;
        return isEndless && animation.playState === "running";
      })
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "?")),
  );
}

const reachable =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/** Goes through a page by a key; answers what stayed out of reach and what the header covered while it had the focus. */
async function walkThrough(page: Page, key: "Tab" | "Shift+Tab") {
  await page.evaluate((selector) => {
    const walk = { seen: new Set<Element>(), covered: [] as string[], selector };
    Object.assign(globalThis, { walk });
  }, reachable);
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press(key);
    const isDone = await page.evaluate(() => {
      const { walk } = globalThis as unknown as { walk: { seen: Set<Element>; covered: string[] } };
      const focused = document.activeElement;
      if (!focused || focused === document.body || walk.seen.has(focused)) return true;
      walk.seen.add(focused);
      const header = document.querySelector("[data-site-head]");
      if (!header || header.contains(focused) || focused.matches(".skip")) return false;
      const { bottom, height } = focused.getBoundingClientRect();
      // At least half of its last 24 pixels has to show below the header.
      const shown = bottom - header.getBoundingClientRect().bottom;
      if (height > 0 && shown < Math.min(height, 24) / 2) walk.covered.push(focused.outerHTML);
      return false;
    });
    if (isDone) break;
  }
  return page.evaluate(() => {
    const { walk } = globalThis as unknown as {
      walk: { seen: Set<Element>; covered: string[]; selector: string };
    };
    const missed = Array.from(document.querySelectorAll<HTMLElement>(walk.selector)).filter(
      (element) => {
        if (walk.seen.has(element) || element.tabIndex < 0 || element.matches(":disabled"))
          return false;
        if (element.closest("[inert]") || !element.checkVisibility({ visibilityProperty: true }))
          return false;
        // Of a group of radio buttons one is reached by Tab, the others by the arrow keys.
        return !(element instanceof HTMLInputElement && element.type === "radio");
      },
    );
    return { covered: walk.covered, missed: missed.map((element) => element.outerHTML) };
  });
}

/** On the way back the page scrolls up, which brings the header in. */
const walks = {
  rocket: { key: "Tab", width: 1280 },
  cyber: { key: "Shift+Tab", width: 390 },
  space: { key: "Shift+Tab", width: 1280 },
} as const;

for (const look of looks) {
  test.describe(`in ${look}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    for (const { path } of publicAddresses) {
      test(`${path} fits every width, suits everybody, and can be walked through by keyboard`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await wearLook(page, look);
        await page.goto(path);
        await hydrated(page);
        expect.soft(await loopsOf(page), "what loops under reduced motion").toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflowOf(page), `sideways scroll at ${width} px`).toBe(0);
          if (judgedWidths.has(width)) {
            expect.soft(await coveredOf(page), `covered at ${width} px`).toEqual([]);
            expect.soft(await violationsOf(page), `axe at ${width} px`).toEqual([]);
          }
        }
        const { key, width } = walks[look];
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => scrollTo(0, 0));
        const walked = await walkThrough(page, key);
        expect.soft(walked, `by ${key} at ${width} px`).toEqual({ covered: [], missed: [] });
      });
    }
  });
}
