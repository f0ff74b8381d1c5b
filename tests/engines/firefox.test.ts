import { firefox } from "./firefox.ts";
import { everyJourney } from "./journeys.ts";

everyJourney(firefox);
