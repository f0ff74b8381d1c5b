import { expect, settled, test } from "../fixtures.ts";
import { faultsOf } from "../judge.ts";
import { openDemo, overlays } from "../demos/demo-page.ts";
import { expectRest } from "../restless.ts";
import { runningDemos, screens, showScreen, type RunningDemo } from "../demos/screens.ts";
import { communityStates } from "../demos/states/community.ts";
import { dashboardStates } from "../demos/states/dashboard.ts";
import { ecommerceStates } from "../demos/states/ecommerce.ts";
import { fitnessStates } from "../demos/states/fitness.ts";
import { healthcareStates } from "../demos/states/healthcare.ts";
import { learningStates } from "../demos/states/learning.ts";
import { portalStates } from "../demos/states/portal.ts";
import { realestateStates } from "../demos/states/realestate.ts";
import { recruitmentStates } from "../demos/states/recruitment.ts";
import { restaurantStates } from "../demos/states/restaurant.ts";
import type { ScreenState } from "../demos/states/state.ts";

/** The dark palette is one for two; every-page.spec.ts looks at the first screens in all looks. */
const worn = ["rocket", "cyber"] as const;

for (const demo of runningDemos) {
  test(`${demo}: every screen suits everybody and fits a narrow window`, async ({ page }) => {
    test.setTimeout(120_000);
    await openDemo(page, demo);
    for (const screen of screens[demo]) {
      await showScreen(page, demo, screen);
      await expectRest(page, ["rocket"]);
      const faults = await faultsOf(page, { looks: worn, fits: [320, 360] });
      expect.soft(faults, screen).toEqual([]);
    }
  });
}

const states: Readonly<Record<RunningDemo, readonly ScreenState[]>> = {
  ecommerce: ecommerceStates,
  healthcare: healthcareStates,
  dashboard: dashboardStates,
  community: communityStates,
  learning: learningStates,
  portal: portalStates,
  recruitment: recruitmentStates,
  realestate: realestateStates,
  restaurant: restaurantStates,
  fitness: fitnessStates,
};

for (const demo of runningDemos) {
  test(`${demo}: what opens over its screens suits everybody`, async ({ page }) => {
    test.setTimeout(180_000);
    const open = async ([screen, , ...steps]: ScreenState) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openDemo(page, demo);
      await showScreen(page, demo, screen);
      for (const step of steps) await step(page);
      await settled(page);
    };
    const judge = async (width: number, within?: string) =>
      expect.soft(await faultsOf(page, { looks: ["rocket"], widths: [width], within })).toEqual([]);
    for (const state of states[demo]) {
      const [screen, what] = state;
      await test.step(`${screen}: ${what}`, async () => {
        await open(state);
        const over = page.locator(`${overlays}:visible`);
        const count = await over.count();
        await judge(390);
        // What lies over a screen stays there when the window grows, and hides the rest.
        await judge(1280, count > 0 ? overlays : undefined);
        await expect.soft(over).toHaveCount(count);
      });
    }
  });
}
