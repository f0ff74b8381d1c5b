import { communityScenes } from "./demos/community.ts";
import { dashboardScenes } from "./demos/dashboard.ts";
import { ecommerceScenes } from "./demos/ecommerce.ts";
import { fitnessScenes } from "./demos/fitness.ts";
import { healthcareScenes } from "./demos/healthcare.ts";
import { learningScenes } from "./demos/learning.ts";
import { portalScenes } from "./demos/portal.ts";
import { realestateScenes } from "./demos/realestate.ts";
import { recruitmentScenes } from "./demos/recruitment.ts";
import { restaurantScenes } from "./demos/restaurant.ts";
import { pageStateScenes } from "./page-states.ts";
import { pageScenes } from "./pages.ts";
import { staffScenes } from "./staff.ts";
import type { Scene } from "./scene.ts";

export const allScenes: readonly Scene[] = [
  ...pageScenes,
  ...pageStateScenes,
  ...ecommerceScenes,
  ...healthcareScenes,
  ...dashboardScenes,
  ...communityScenes,
  ...learningScenes,
  ...portalScenes,
  ...recruitmentScenes,
  ...realestateScenes,
  ...restaurantScenes,
  ...fitnessScenes,
  ...staffScenes,
];
