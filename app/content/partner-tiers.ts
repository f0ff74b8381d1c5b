import { partnerTiers as tiers } from "#domain/applicant-options.ts";

/** Commissions and requirements are the specification's, section 9; the rest is replaceable sample copy. */
export type PartnerTier = (typeof tiers)[number] & {
  readonly requirements: readonly string[];
  readonly benefits: readonly string[];
};

const [authorized, silver, gold, platinum] = tiers;

export const partnerTiers = [
  {
    ...authorized,
    requirements: ["Training completed", "2 referrals a quarter"],
    benefits: [
      "Demo accounts for your own meetings",
      "Deal registration, protected for 90 days",
      "Commission paid every month",
    ],
  },
  {
    ...silver,
    requirements: ["6 months as Authorized", "5 referrals a quarter"],
    benefits: [
      "Proposals with both our names on them",
      "An engineer in your first client call",
      "Listing in our partner directory",
    ],
  },
  {
    ...gold,
    requirements: ["12 months as Silver", "10 referrals a quarter"],
    benefits: [
      "A partner manager you know by name",
      "Shared case studies with your clients",
      "First look at new modules, six weeks early",
    ],
  },
  {
    ...platinum,
    requirements: ["24 months as Gold", "20 referrals a quarter"],
    benefits: [
      "Your brand on the application, if you want it",
      "A seat in the yearly roadmap meeting",
      "Priority in the build calendar",
    ],
  },
] as const satisfies readonly PartnerTier[];
