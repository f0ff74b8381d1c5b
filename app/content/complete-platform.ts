import { platformPrice, pricePromises } from "./pricing.ts";

/** How many of the features stand under the first heading (specification, section 9). */
const shownFirst = 8;

const features = [
  "Custom web application",
  "Managed hosting",
  "Managed database",
  "Accounts and sign-in",
  "E-commerce and checkout",
  "Payment processing",
  "Analytics dashboard",
  "Community and events",
  "Partner portal",
  "Backend APIs and webhooks",
  "Global CDN",
  "Real-time chat",
  "Custom workflows",
  "Backups and security updates",
  "24/7 priority support",
] as const;

export type PlatformOffer = {
  readonly name: string;
  /** Cents a month. */
  readonly price: number;
  readonly terms: string;
  readonly note: string;
  readonly lists: readonly { readonly heading: string; readonly features: readonly string[] }[];
};

/** The landing page's single plan (decision D61). */
export const completePlatform = {
  name: "Complete Platform",
  price: platformPrice,
  terms: `per month, ${pricePromises.noSetupFees.toLowerCase()}`,
  note: `Starts with a free ${pricePromises.consultationMinutes}-minute consultation.`,
  lists: [
    { heading: "What's Included", features: features.slice(0, shownFirst) },
    { heading: "Plus Much More", features: features.slice(shownFirst) },
  ],
} as const satisfies PlatformOffer;
