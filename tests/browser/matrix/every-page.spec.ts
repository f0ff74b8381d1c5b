import type { Page } from "@playwright/test";
import { demoCatalog } from "../../../app/content/demo-catalog.ts";
import { publicAddresses } from "../../support/addresses.ts";
import { expect, looks, test } from "../fixtures.ts";
import { changeLook, faultsOf } from "../judge.ts";
import { focusBackwards, walkBackwards } from "../keyboard-walk.ts";
import { expectButtonsWork, mainButtons, openForPressing } from "../pressed-buttons.ts";
import { expectRest } from "../restless.ts";

/** 640 px is what 1280 px are at 200 % zoom. */
const fits = [1440, 1024, 768, 640, 360, 320];

/** Words of the opening that something after it lies over. */
function coveredOf(page: Page) {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const hero = document.querySelector("main [data-hero]");
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

/** Their buttons change what others show; demo-buttons.spec.ts presses them tab by tab. */
const demos = new Set(demoCatalog.map(({ slug }) => `/demo/${slug}`));

test.use({ viewport: { width: 1440, height: 900 } });

for (const { path } of publicAddresses) {
  test(`${path} fits every width, suits everybody, can be walked through by keyboard, and every button does something`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await openForPressing(page, path);
    for (const look of looks) {
      await changeLook(page, look);
      expect.soft(await loopsOf(page), `what loops in ${look} under reduced motion`).toEqual([]);
    }
    await expectRest(page, looks);
    expect.soft(await faultsOf(page, { fits, ask: coveredOf })).toEqual([]);
    for (const [width, walk] of [
      [1280, walkBackwards],
      [390, focusBackwards],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await walk(page), `backwards at ${width} px`)
        .toEqual({ covered: [], missed: [] });
    }
    if (demos.has(path)) return;
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectButtonsWork(page, path, mainButtons);
  });
}
