import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newComplaints, onBothSides } from "../both-sides.ts";
import type { Comparison } from "../comparison.ts";
import { sentenceOf, type Outcome } from "../outcome.ts";
import type { Scene } from "../plan/scene.ts";
import type { Visit } from "../visit.ts";
import { comparePictures } from "./compare-pictures.ts";

type Wishes = { readonly out: string; readonly keep: boolean };

/** Compares the scenes picture by picture; those that differ go to a folder: before, after, and the difference. */
export async function runPictures(comparison: Comparison, wishes: Wishes): Promise<Outcome> {
  mkdirSync(wishes.out, { recursive: true });
  const counts = { compared: 0, differing: 0, broken: 0 };
  for (const { scene, look, width } of picturesOf(comparison)) {
    const name = `${scene.name}-${look}-${width}`;
    counts.compared += 1;
    try {
      const reasons = await compareOne(comparison, wishes, { scene, look, width, name });
      if (reasons.length > 0) counts.differing += 1;
      console.log(
        reasons.length > 0 ? `DIFFERS ${name}: ${reasons.join("; ")}` : `same    ${name}`,
      );
    } catch (error) {
      counts.broken += 1;
      console.log(`BROKEN  ${name}: ${sentenceOf(error)}`);
    }
  }
  return counts;
}

function picturesOf({ scenes, plan }: Comparison) {
  return scenes.flatMap((scene) =>
    (scene.looks ?? plan.looks).flatMap((look) =>
      (scene.widths ?? plan.widths).map((width) => ({ scene, look, width })),
    ),
  );
}

type Picture = {
  readonly scene: Scene;
  readonly look: string;
  readonly width: number;
  readonly name: string;
};

/** Why the two pictures differ; nothing when they do not. */
async function compareOne(
  { browser, plan, sidesFor }: Comparison,
  { out, keep }: Wishes,
  { scene, look, width, name }: Picture,
): Promise<readonly string[]> {
  const sides = await sidesFor(scene);
  return onBothSides(browser, sides, scene, { ...plan, look, width }, async (visits) => {
    const [before, after] = await Promise.all([
      takePicture(visits[0], scene),
      takePicture(visits[1], scene),
    ]);
    const difference = comparePictures(before, after, plan.tolerance);
    const pixels = difference?.pixels ?? 0;
    const reasons = [
      ...(pixels > plan.threshold ? [`${pixels} pixels`] : []),
      ...(difference?.sizes ? [difference.sizes] : []),
      ...newComplaints(visits),
    ];
    const write = (part: string, picture: Buffer) =>
      writeFileSync(path.join(out, `${name}.${part}.png`), picture);
    if (reasons.length > 0 || keep) {
      write("before", before);
      write("after", after);
      if (difference) write("difference", difference.marked);
    }
    return reasons;
  });
}

function takePicture({ page }: Visit, scene: Scene): Promise<Buffer> {
  const manner = {
    animations: "disabled",
    caret: "hide",
    scale: "css",
    mask: (scene.mask ?? []).map((selector) => page.locator(selector)),
  } as const;
  if (scene.part) return page.locator(scene.part).first().screenshot(manner);
  return page.screenshot({ ...manner, fullPage: scene.fullPage ?? true });
}
