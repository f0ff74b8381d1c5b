import type { CaseStory } from "./case-story.ts";

export const ortegaClinics = {
  meta: {
    title: "Ortega Clinics, before and after",
    description:
      "What Ortega Clinics had before, what we built with them and what changed once it was running.",
  },
} as const satisfies CaseStory;
