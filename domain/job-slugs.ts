/** The open roles by the names of their documents, in the order of the careers page. */
export const jobSlugs = [
  "senior-product-engineer",
  "product-designer",
  "platform-engineer",
  "support-engineer",
] as const;

export type JobSlug = (typeof jobSlugs)[number];
