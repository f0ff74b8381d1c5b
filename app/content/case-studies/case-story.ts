import type { Testimonial } from "../testimonials.ts";

/**
 * What a case study tells on its own page; client, industry and figures are in its card, see `../case-studies.ts`.
 * Places, people and events are samples (decision D64).
 */
export type CaseStory = {
  readonly meta: { readonly title: string; readonly description: string };
  readonly facts: {
    readonly place: string;
    readonly size: string;
    /** From the first meeting to the first day of use. */
    readonly duration: string;
    readonly live: string;
  };
  readonly situation: readonly string[];
  readonly built: readonly string[];
  readonly changed: readonly string[];
  readonly testimonial: Testimonial;
};
