import type { Page } from "@playwright/test";
import { newComplaints, onBothSides } from "../both-sides.ts";
import type { Comparison } from "../comparison.ts";
import type { Scene } from "../plan/scene.ts";
import type { Visit } from "../visit.ts";
import { differencesOf } from "./differences.ts";
import { endAnimations, wearLook } from "./in-page.ts";
import { appearanceOf, declaredProperties } from "./declared.ts";
import { propertiesToRead } from "./properties.ts";
import { readStyles } from "./read-styles.ts";
import type { Context, SceneReport } from "./report.ts";

type Target = { readonly scene: Scene; readonly width: number; readonly thorough: boolean };

/**
 * Reads both sides of a scene at one width and compares. All properties in the first look; in the others those that a
 * look can change, in print and in forced colours those that such a sheet sets; and everywhere the boxes.
 *
 * @returns what else differs: the status, and lines of the console
 */
export async function compareStyles(
  { browser, plan, sidesFor }: Comparison,
  { scene, width, thorough }: Target,
  report: SceneReport,
): Promise<readonly string[]> {
  const looks = scene.looks ?? plan.looks;
  const [look = "rocket"] = looks;
  const sides = await sidesFor(scene);
  return onBothSides(browser, sides, scene, { ...plan, look, width }, async (visits) => {
    // The same rules and the same markup on the screen are the same in print.
    let areAlike = !thorough;
    for (const context of contextsOf(looks, width)) {
      if (context.media === "screen" || !areAlike) {
        await Promise.all(visits.map(({ page }) => change(page, context, plan.lookKey)));
      }
      if (context.media === "screen") areAlike &&= await lookAlike(visits);
      report.add(context, areAlike ? [] : await readBoth(visits, context, scene, look));
    }
    return newComplaints(visits);
  });
}

/** Every look on the screen, and the first in other media. */
function contextsOf(looks: readonly string[], width: number): readonly Context[] {
  const first = looks.slice(0, 1);
  return [
    ...looks.map((look) => ({ look, width, media: "screen" as const })),
    ...first.map((look) => ({ look, width, media: "print" as const })),
    ...first.map((look) => ({ look, width, media: "forced colours" as const })),
  ];
}

async function change(page: Page, { look, media }: Context, key: string): Promise<void> {
  await page.emulateMedia({
    media: media === "print" ? "print" : "screen",
    forcedColors: media === "forced colours" ? "active" : "none",
  });
  await page.evaluate(wearLook, { key, look });
  // What the look changes, then what begins to move with it.
  for (let round = 0; round < 2; round += 1) {
    await page.clock.runFor(300);
    await twoFrames(page);
    await page.evaluate(endAnimations);
  }
}

/** Real frames: those that the page asks for stand still with its clock. */
async function twoFrames(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await page.waitForFunction(() => true, undefined, { polling: "raf" });
  }
}

async function lookAlike(visits: readonly Visit[]): Promise<boolean> {
  const [before, after] = await Promise.all(visits.map(({ page }) => page.evaluate(appearanceOf)));
  return before?.rules === after?.rules && before?.markup === after?.markup;
}

async function readBoth(
  visits: readonly [Visit, Visit],
  { look, media }: Context,
  { mask: masks = [] }: Scene,
  first: string,
) {
  const declared = await Promise.all(visits.map(({ page }) => page.evaluate(declaredProperties)));
  const names = declared.flatMap(({ all, byLook, byMedia }) => {
    if (media !== "screen") return byMedia;
    return look === first ? all : byLook;
  });
  const wanted = { properties: propertiesToRead(names), masks };
  const [before, after] = await Promise.all([
    visits[0].page.evaluate(readStyles, wanted),
    visits[1].page.evaluate(readStyles, wanted),
  ]);
  return differencesOf(before, after);
}
