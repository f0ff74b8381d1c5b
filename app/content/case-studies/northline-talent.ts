import type { CaseStory } from "./case-story.ts";

export const northlineTalent = {
  meta: {
    title: "Northline Talent, before and after",
    description:
      "What Northline Talent had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
