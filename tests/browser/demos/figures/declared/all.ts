import type { RunningDemo } from "../../screens.ts";
import type { Declaration } from "../declaration.ts";
import { communityFigures } from "./community.ts";
import { dashboardFigures } from "./dashboard.ts";
import { ecommerceFigures } from "./ecommerce.ts";
import { fitnessFigures } from "./fitness.ts";
import { healthcareFigures } from "./healthcare.ts";
import { learningFigures } from "./learning.ts";
import { portalFigures } from "./portal.ts";
import { realestateFigures } from "./realestate.ts";
import { recruitmentFigures } from "./recruitment.ts";
import { restaurantFigures } from "./restaurant.ts";

/** What is known of the figures of every demo. */
export const declarations: Readonly<Record<RunningDemo, Declaration>> = {
  ecommerce: ecommerceFigures,
  healthcare: healthcareFigures,
  dashboard: dashboardFigures,
  community: communityFigures,
  learning: learningFigures,
  portal: portalFigures,
  recruitment: recruitmentFigures,
  realestate: realestateFigures,
  restaurant: restaurantFigures,
  fitness: fitnessFigures,
};
