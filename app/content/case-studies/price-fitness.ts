import type { CaseStory } from "./case-story.ts";

export const priceFitness = {
  meta: {
    title: "Price Fitness, before and after",
    description:
      "What Price Fitness had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
