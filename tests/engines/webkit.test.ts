import { everyJourney } from "./journeys.ts";
import { webkit } from "./webkit.ts";

everyJourney(webkit);
