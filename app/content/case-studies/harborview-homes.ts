import type { CaseStory } from "./case-story.ts";

export const harborviewHomes = {
  meta: {
    title: "Harborview Homes, before and after",
    description:
      "What Harborview Homes had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
