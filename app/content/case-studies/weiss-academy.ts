import type { CaseStory } from "./case-story.ts";

export const weissAcademy = {
  meta: {
    title: "Weiss Academy, before and after",
    description:
      "What Weiss Academy had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
