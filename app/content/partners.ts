import { projectPackages, subscriptionPlans } from "./pricing.ts";

export type PartnerType = {
  readonly id: "agency" | "consultant" | "reseller" | "technology";
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly targetAudience: string;
};

export const partnerTypes = [
  {
    id: "agency",
    title: "Agencies",
    description:
      "You design and write. We build the part that has accounts, payments and data in it.",
    benefits: [
      "Your design, our engineering",
      "One project plan for both",
      "Your client stays yours",
    ],
    targetAudience: "Design, branding and marketing studios without a back-end team",
  },
  {
    id: "consultant",
    title: "Consultants",
    description: "You see where a business loses its hours. We turn that finding into software.",
    benefits: [
      "A costed proposal within five working days",
      "Commission without delivery risk",
      "Results you can quote in the next engagement",
    ],
    targetAudience: "Operations, digital and industry advisers",
  },
  {
    id: "reseller",
    title: "Resellers",
    description: "You hold the contract and the invoice. We run the platform under it.",
    benefits: [
      "Margin on plans, packages and add-ons",
      "Second-line support that answers your desk",
      "Monthly statement per client",
    ],
    targetAudience: "Hosting companies, IT service providers, telecoms",
  },
  {
    id: "technology",
    title: "Technology partners",
    description: "Your product does one thing well. We connect it to the rest of the business.",
    benefits: [
      "A maintained connector to your API",
      "Joint reference architecture",
      "Leads that already need what you sell",
    ],
    targetAudience: "Makers of payment, accounting, stock and scheduling software",
  },
] as const satisfies readonly PartnerType[];

export type PartnerResource = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Id of a file in `app/generated/downloads.json`; without one the resource comes with the account. */
  readonly download: "partner-guide" | null;
};

export const partnerResources = [
  {
    id: "guide",
    title: "Partner guide",
    description:
      "Tiers, commission with a worked example, kinds of partner and how to apply, on seven pages.",
    download: "partner-guide",
  },
  {
    id: "demo-accounts",
    title: "Demo accounts",
    description: "All ten sample applications under your own logo, reset before every meeting.",
    download: null,
  },
  {
    id: "proposal-kit",
    title: "Proposal kit",
    description: "Scope, price and timeline templates that follow our plans and packages.",
    download: null,
  },
  {
    id: "training",
    title: "Training",
    description: "Six sessions of an hour: finding the workflow, scoping it, handing it over.",
    download: null,
  },
  {
    id: "deal-desk",
    title: "Deal desk",
    description: "Register a client, see who else has, and get a price check within a working day.",
    download: null,
  },
  {
    id: "partner-portal",
    title: "Partner portal",
    description: "Referrals, commission and documents in one place, up to date to the minute.",
    download: null,
  },
] as const satisfies readonly PartnerResource[];

export type PartnerStory = {
  readonly partnerName: string;
  readonly partnerType: string;
  readonly achievement: string;
  readonly testimonial: string;
  readonly speaker: string;
  /** Cents, over the time the achievement names. */
  readonly commissionEarned: number;
  readonly clientsReferred: number;
};

/** Sample stories: partners, people and figures are fictional. */
export const partnerStories = [
  {
    partnerName: "Studio Halvorsen",
    partnerType: "Agency, Gold",
    achievement: "Eleven rebuilt client sites in fourteen months",
    testimonial:
      "We used to say no when a brief had a login in it. Now that is the part of the brief we look for.",
    speaker: "Signe Halvorsen, founder",
    commissionEarned: 8_640_000,
    clientsReferred: 11,
  },
  {
    partnerName: "Bergmann Advisory",
    partnerType: "Consultant, Silver",
    achievement: "Three hospital groups off paper in one year",
    testimonial:
      "My report used to end with a recommendation. It now ends with a date on which the thing is running.",
    speaker: "Jonas Bergmann, partner",
    commissionEarned: 3_910_000,
    clientsReferred: 6,
  },
  {
    partnerName: "Tidewater Hosting",
    partnerType: "Reseller, Platinum",
    achievement: "Forty small businesses moved from shared hosting to plans",
    testimonial:
      "Our customers call us when something is slow. Since the move the phone rings about new work instead.",
    speaker: "Amara Okafor, managing director",
    commissionEarned: 21_600_000,
    clientsReferred: 40,
  },
] as const satisfies readonly PartnerStory[];

const examplePackage = projectPackages[1];
const examplePlan = subscriptionPlans[1];
/** Commission runs over a client's first twelve months. */
const commissionMonths = 12;

/** A client as the page works one out: a package, then a year on a plan. Amounts are cents. */
export const commissionExample = {
  package: examplePackage,
  plan: examplePlan,
  months: commissionMonths,
  planTotal: examplePlan.price * commissionMonths,
  total: examplePackage.price + examplePlan.price * commissionMonths,
} as const;

/** Cents of commission on an amount of cents, at a tier's percentage. */
export function commissionOn(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

/** Words of the partner page. */
export const partners = {
  meta: {
    title: "Partner program and commission",
    description:
      "Bring us a client and earn 15 to 30 percent of what they pay in their first year. Four tiers, four kinds of partner, no fee and no minimum.",
  },
  headline: ["You bring the client.", "We build the rest."],
  text: "Agencies, consultants and resellers earn 15 to 30 percent of what a referred client pays in the first twelve months. No fee to join, no minimum to stay.",
  guide: "Download Partner Guide",
  tiers: {
    lines: ["Four stages,", "one direction"],
    text: "Every tier keeps what the one below it has. Commission is counted on plans, packages and add-ons for a client's first twelve months.",
    commission: "commission",
    requirements: "Requirement",
    benefits: "What you get",
    apply: "Apply",
  },
  example: {
    lines: ["What one client", "pays you"],
    text: "An ordinary first year: a package to build it, then a plan to run it.",
    total: "First year, together",
    caption: "Your commission on that client, by tier",
    tier: "Tier",
    share: "Share",
    amount: "You earn",
  },
  types: {
    lines: ["Four ways", "to work with us"],
    text: "Choose the one that is closest. The commission is the same in all four.",
    audience: "For",
  },
  resources: {
    lines: ["What you are", "handed"],
    text: "The guide is open to everyone. The rest comes with your account.",
  },
  stories: {
    heading: "Partners, in figures",
    earned: "earned",
    referred: "clients referred",
  },
  steps: { lines: ["From hello", "to first referral"], text: "Four steps, most of them ours." },
  closing: {
    lines: ["One client in mind", "is enough"],
    text: "Apply with that client in mind, or talk it through with us first. The partner call takes 30 minutes.",
    apply: "Apply to the program",
  },
} as const;
