import { mockupSize } from "#app/components/marketing/art/mockup-size.ts";
import type { MockupName } from "#app/content/art-name.ts";
import { community } from "./mockup-community.ts";
import { dashboard } from "./mockup-dashboard.ts";
import { ecommerce } from "./mockup-ecommerce.ts";
import { fitness } from "./mockup-fitness.ts";
import { healthcare } from "./mockup-healthcare.ts";
import { learning } from "./mockup-learning.ts";
import { portal } from "./mockup-portal.ts";
import { realestate } from "./mockup-realestate.ts";
import { recruitment } from "./mockup-recruitment.ts";
import { restaurant } from "./mockup-restaurant.ts";
import { rect } from "./svg-markup.ts";

const drawings: Readonly<Record<MockupName, () => string>> = {
  ecommerce,
  healthcare,
  dashboard,
  community,
  learning,
  portal,
  recruitment,
  realestate,
  restaurant,
  fitness,
};

export function drawMockup(name: MockupName): string {
  const { width, height } = mockupSize(name);
  return rect(0, 0, width, height, "mb") + drawings[name]();
}
