import type { Browser } from "@playwright/test";
import type { Sides } from "./both-sides.ts";
import type { Plan } from "./plan/plan.ts";
import type { Scene } from "./plan/scene.ts";

/** What every manner of comparing needs. */
export type Comparison = {
  readonly browser: Browser;
  readonly plan: Plan;
  /** Those of the plan that were asked for. */
  readonly scenes: readonly Scene[];
  /** Both servers, signed in where the scene is one of the console. */
  readonly sidesFor: (scene: Scene) => Promise<Sides>;
};
