import type { Page } from "@playwright/test";
import { publicAddresses } from "../../support/addresses.ts";
import { expect, hydrated, looks, test } from "../fixtures.ts";
import { changeLook, faultsOf } from "../judge.ts";
import { walkThrough } from "../keyboard-walk.ts";

/** 640 px is what 1280 px are at 200 % zoom. */
const fits = [1440, 1024, 768, 640, 360, 320];

/** Words of the opening that something after it lies over. */
function coveredOf(page: Page) {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const hero = document.querySelector("main .hero");
    return Array.from(hero?.querySelectorAll("h1, p, dl, a, button") ?? [], (element) => {
      const { left, bottom, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(left + Math.min(20, width / 2), bottom - 3);
      const isCovered = height > 0 && top && !hero?.contains(top) && !top.closest("header");
      return isCovered ? `covered: ${element.textContent ?? ""}` : "";
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

/** On the way back the page scrolls up, which brings the header in. */
const walks = [
  { direction: "forwards", width: 1280 },
  { direction: "backwards", width: 1280 },
  { direction: "backwards", width: 390 },
] as const;

test.use({ viewport: { width: 1440, height: 900 } });

for (const { path } of publicAddresses) {
  test(`${path} fits every width, suits everybody, and can be walked through by keyboard`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(path);
    await hydrated(page);
    for (const look of looks) {
      await changeLook(page, look);
      expect.soft(await loopsOf(page), `what loops in ${look} under reduced motion`).toEqual([]);
    }
    expect.soft(await faultsOf(page, { fits, ask: coveredOf })).toEqual([]);
    for (const { direction, width } of walks) {
      await page.setViewportSize({ width, height: 800 });
      const walked = await walkThrough(page, direction);
      expect.soft(walked, `${direction} at ${width} px`).toEqual({ covered: [], missed: [] });
    }
  });
}
