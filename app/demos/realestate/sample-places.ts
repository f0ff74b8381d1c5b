import type { Property } from "./model.ts";

/** Where the homes stand in the town, each in its district. */
export const samplePlaces: Readonly<Record<string, Property["place"]>> = {
  p01: [770, 290],
  p02: [410, 330],
  p03: [300, 560],
  p04: [120, 120],
  p05: [880, 410],
  p06: [110, 340],
  p07: [500, 90],
  p08: [530, 600],
  p09: [220, 430],
  p10: [540, 430],
  p11: [270, 210],
  p12: [680, 170],
  p13: [860, 90],
  p14: [790, 570],
};
