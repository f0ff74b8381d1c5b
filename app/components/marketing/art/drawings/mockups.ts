import type { MockupName } from "#app/content/art-name.ts";
import community from "./mockups/community.svg?drawing";
import dashboard from "./mockups/dashboard.svg?drawing";
import ecommerce from "./mockups/ecommerce.svg?drawing";
import { drawFitness } from "./mockups/fitness.ts";
import healthcare from "./mockups/healthcare.svg?drawing";
import learning from "./mockups/learning.svg?drawing";
import portal from "./mockups/portal.svg?drawing";
import realestate from "./mockups/realestate.svg?drawing";
import recruitment from "./mockups/recruitment.svg?drawing";
import restaurant from "./mockups/restaurant.svg?drawing";

/** The demo applications' windows. */
export const mockups: Readonly<Record<MockupName, string>> = {
  ecommerce,
  healthcare,
  dashboard,
  community,
  learning,
  portal,
  recruitment,
  realestate,
  restaurant,
  fitness: drawFitness(),
};
