/** The case studies in the order of the page that lists them. Each has its own module under `routes/marketing/examples/cases`. */
export const caseSlugs = [
  "osteria-marlowe",
  "fieldstore",
  "ortega-clinics",
  "northline-talent",
  "harborview-homes",
  "weiss-academy",
  "northgate-supply",
  "price-fitness",
  "commons-guild",
  "brightwater-partners",
] as const;

export type CaseSlug = (typeof caseSlugs)[number];
