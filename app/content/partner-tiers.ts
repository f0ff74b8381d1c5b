/** Commissions and requirements are the specification's, section 9; the rest is replaceable sample copy. */
export type PartnerTier = {
  readonly id: "authorized" | "silver" | "gold" | "platinum";
  readonly name: string;
  /** Percent of what a referred client pays us in the first twelve months. */
  readonly commission: number;
  readonly requirements: readonly string[];
  readonly benefits: readonly string[];
};

export const partnerTiers = [
  {
    id: "authorized",
    name: "Authorized",
    commission: 15,
    requirements: ["Training completed", "2 referrals a quarter"],
    benefits: [
      "Demo accounts for your own meetings",
      "Deal registration, protected for 90 days",
      "Commission paid every month",
    ],
  },
  {
    id: "silver",
    name: "Silver",
    commission: 20,
    requirements: ["6 months as Authorized", "5 referrals a quarter"],
    benefits: [
      "Proposals with both our names on them",
      "An engineer in your first client call",
      "Listing in our partner directory",
    ],
  },
  {
    id: "gold",
    name: "Gold",
    commission: 25,
    requirements: ["12 months as Silver", "10 referrals a quarter"],
    benefits: [
      "A partner manager you know by name",
      "Shared case studies with your clients",
      "First look at new modules, six weeks early",
    ],
  },
  {
    id: "platinum",
    name: "Platinum",
    commission: 30,
    requirements: ["24 months as Gold", "20 referrals a quarter"],
    benefits: [
      "Your brand on the application, if you want it",
      "A seat in the yearly roadmap meeting",
      "Priority in the build calendar",
    ],
  },
] as const satisfies readonly PartnerTier[];
