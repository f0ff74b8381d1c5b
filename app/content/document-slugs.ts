/** Addresses of the Markdown documents beside this file; the reader checks that each has its file and the reverse. */
export const articleSlugs = [
  "your-website-is-already-an-application",
  "shipping-on-fridays-calmly",
  "one-typeface-three-voices",
  "boring-tables-interesting-products",
  "webhooks-that-arrive-exactly-once",
  "the-1-2-second-promise",
] as const;

export const releaseSlugs = [
  "partner-program-four-tiers",
  "forty-thousand-users",
  "two-hundred-edge-locations",
  "engineering-portal-opens",
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];
export type ReleaseSlug = (typeof releaseSlugs)[number];
