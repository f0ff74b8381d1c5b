import type { CaseStory } from "./case-story.ts";

export const brightwaterPartners = {
  meta: {
    title: "Brightwater Partners, before and after",
    description:
      "What Brightwater Partners had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
