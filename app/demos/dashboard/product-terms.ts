import type { ProductName } from "./model.ts";

/** What a unit costs, in dollars. */
export const productPrices: Readonly<Record<ProductName, number>> = {
  "Task chair": 219,
  "Standing desk": 489,
  "Label printer": 134,
  "Safety gloves (box)": 38,
  "LED panel": 72,
  "Storage rack": 158,
  "Cable kit": 24,
  Whiteboard: 96,
};

/** What each leaves of its sales against the others; a month's own margin says how much that is. */
export const productMargins: Readonly<Record<ProductName, number>> = {
  "Task chair": 47.5,
  "Standing desk": 44.2,
  "Label printer": 41.8,
  "Safety gloves (box)": 38.6,
  "LED panel": 45.1,
  "Storage rack": 42.4,
  "Cable kit": 46,
  Whiteboard: 43.3,
};
