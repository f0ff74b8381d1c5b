import type { SceneName } from "#app/content/art-name.ts";
import { education, healthcare, legal, nonprofit } from "./scene-care.ts";
import { events, fitness, restaurant } from "./scene-leisure.ts";
import { realestate, recruitment, retail } from "./scene-trade.ts";

const drawings: Readonly<Record<SceneName, () => string>> = {
  retail,
  recruitment,
  realestate,
  healthcare,
  education,
  restaurant,
  fitness,
  legal,
  events,
  nonprofit,
};

export function drawScene(name: SceneName): string {
  return drawings[name]();
}
