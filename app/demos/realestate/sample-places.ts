import type { Property } from "./model.ts";

/** Where the homes stand in the town, each in its district. */
export const samplePlaces: Readonly<Record<string, Property["place"]>> = {
  p01: [790, 300],
  p02: [440, 374],
  p03: [226, 576],
  p04: [112, 130],
  p05: [890, 420],
  p06: [96, 392],
  p07: [462, 120],
  p08: [470, 606],
  p09: [168, 468],
  p10: [560, 450],
  p11: [286, 214],
  p12: [650, 200],
  p13: [880, 150],
  p14: [850, 602],
};
