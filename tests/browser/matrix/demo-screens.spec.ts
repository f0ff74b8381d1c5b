import { expect, test, wearLook } from "../fixtures.ts";
import { overflowOf } from "../overflow.ts";
import { violationsOf } from "../violations.ts";
import { openDemo } from "../demos/demo-page.ts";
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

const widths = [390, 1280];

/** The first screen of every demo is looked at in all looks by every-page.spec.ts; the dark palette is one for two. */
for (const demo of runningDemos) {
  for (const look of ["rocket", "cyber"]) {
    test(`${demo} in ${look}: every screen suits everybody and fits a narrow window`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await wearLook(page, look);
      await openDemo(page, demo);
      for (const screen of screens[demo]) {
        await showScreen(page, demo, screen);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          expect.soft(await overflowOf(page), `${screen} at ${width} px`).toBe(0);
        }
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await violationsOf(page), `${screen} at ${width} px`).toEqual([]);
        }
      }
    });
  }
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

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const demo of runningDemos) {
      for (const [screen, what, ...steps] of states[demo]) {
        test(`${demo}, ${screen}: ${what} suits everybody`, async ({ page }) => {
          await openDemo(page, demo);
          await showScreen(page, demo, screen);
          for (const step of steps) await step(page);
          expect(await violationsOf(page)).toEqual([]);
          expect(await overflowOf(page)).toBe(0);
        });
      }
    }
  });
}
