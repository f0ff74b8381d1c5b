import type { CaseStory } from "./case-story.ts";

export const fieldstore = {
  meta: {
    title: "Fieldstore, before and after",
    description:
      "What Fieldstore had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
