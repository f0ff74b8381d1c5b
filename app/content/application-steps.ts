import { business } from "#domain/business.ts";
import { sentence } from "#domain/sentence.ts";

/** How an application goes on, at either door of `/auth`. */
export type ApplicationStep = {
  readonly title: string;
  readonly text: string;
  readonly time: string;
};

export const applicationSteps = [
  {
    title: "Apply",
    text: "Tell us who your clients are and what they ask you for. No fee, no minimum.",
    time: "Five minutes",
  },
  {
    title: "Review",
    text: "A person reads it, looks at your work and writes back with questions or a yes.",
    time: sentence(business.reviewTime),
  },
  {
    title: "Call",
    text: "We go through one real client of yours and work out whether we would have helped.",
    time: "30 minutes",
  },
  {
    title: "Welcome",
    text: "Your portal, demo accounts and training dates arrive together. Refer when you are ready.",
    time: "The same day",
  },
] as const satisfies readonly ApplicationStep[];
