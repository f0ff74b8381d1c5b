import type { SceneName } from "#app/content/art-name.ts";
import education from "./scenes/education.svg?drawing";
import { drawEvents } from "./scenes/events.ts";
import fitness from "./scenes/fitness.svg?drawing";
import healthcare from "./scenes/healthcare.svg?drawing";
import legal from "./scenes/legal.svg?drawing";
import nonprofit from "./scenes/nonprofit.svg?drawing";
import realestate from "./scenes/realestate.svg?drawing";
import recruitment from "./scenes/recruitment.svg?drawing";
import restaurant from "./scenes/restaurant.svg?drawing";
import retail from "./scenes/retail.svg?drawing";

/** A still life for each industry. */
export const scenes: Readonly<Record<SceneName, string>> = {
  retail,
  recruitment,
  realestate,
  healthcare,
  education,
  restaurant,
  fitness,
  legal,
  events: drawEvents(),
  nonprofit,
};
