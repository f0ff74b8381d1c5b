import { expect, test } from "../fixtures.ts";
import { fixtureMoment, openDemo } from "../demos/demo-page.ts";
import { declarations } from "../demos/figures/declared/all.ts";
import { actAndRead, faultsIn, readDemo } from "../demos/figures/walk.ts";
import { runningDemos } from "../demos/screens.ts";

/** Another moment than that of the golden numbers, for a look at other days and hours by hand. */
const moment = process.env.FIGURES_AT ? new Date(process.env.FIGURES_AT) : fixtureMoment;

for (const demo of runningDemos) {
  test(`${demo}: no two figures contradict each other on any screen`, async ({ page }) => {
    test.setTimeout(180_000);
    const declaration = declarations[demo];
    await openDemo(page, demo, moment);
    let readings = await readDemo(page, demo, declaration);
    const first = faultsIn(readings, declaration);
    expect.soft(first.faults, "as it is opened").toEqual([]);
    const unused = new Set(first.unused);
    for (const action of declaration.actions) {
      readings = await actAndRead(page, demo, declaration, action, readings);
      const { faults, unused: still } = faultsIn(readings, declaration, action);
      expect.soft(faults, `after: ${action.name}`).toEqual([]);
      for (const difference of unused) if (!still.includes(difference)) unused.delete(difference);
    }
    expect.soft([...unused], "differences that are none any more").toEqual([]);
  });
}
