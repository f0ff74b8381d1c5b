import type { CaseStory } from "./case-story.ts";

export const osteriaMarlowe = {
  meta: {
    title: "Osteria Marlowe, before and after",
    description:
      "What Osteria Marlowe had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
