import type { CaseStory } from "./case-story.ts";

export const northgateSupply = {
  meta: {
    title: "Northgate Supply, before and after",
    description:
      "What Northgate Supply had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
