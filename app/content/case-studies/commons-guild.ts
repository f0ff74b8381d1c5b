import type { CaseStory } from "./case-story.ts";

export const commonsGuild = {
  meta: {
    title: "Commons Guild, before and after",
    description:
      "What Commons Guild had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
