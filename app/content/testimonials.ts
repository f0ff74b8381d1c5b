export type Testimonial = {
  readonly quote: string;
  readonly author: string;
  readonly role: string;
  readonly company: string;
  readonly industry: string;
};

/** People and words are samples (decision D64). The first is set large. */
export const testimonials = {
  ortegaClinics: {
    quote: "We stopped typing. Nine hundred appointments a week, and nobody types.",
    author: "Maya Ortega",
    role: "Director",
    company: "Ortega Clinics",
    industry: "healthcare",
  },
  fieldstore: {
    quote: "The Friday builds were the thing. I could show my brother what we were paying for.",
    author: "Tomas Lindqvist",
    role: "Owner",
    company: "Fieldstore",
    industry: "retail",
  },
  harborviewHomes: {
    quote: "Agents argued about the old list every Monday. There is nothing left to argue about.",
    author: "Aiko Tanabe",
    role: "Managing broker",
    company: "Harborview Homes",
    industry: "real estate",
  },
} as const satisfies Readonly<Record<string, Testimonial>>;
