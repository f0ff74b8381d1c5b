import { prices, type PackageId, type Price } from "#domain/prices.ts";
import type { IconName } from "./icon-name.ts";

/*
 * What plans, packages and add-ons are; what is ordered by its price has that and its name from `domain/prices.ts`. A
 * plan is paid by the month, a package once: their names collide, so each says which it is (decision D60).
 */

const {
  package: packages,
  plan: plans,
  "package-add-on": forPackages,
  "plan-add-on": forPlans,
} = prices;

/** What the landing page's Complete Platform and the Professional plan cost a month (decision D61). */
export const platformPrice = plans.professional.cents;

type Feature = { readonly label: string; readonly value: string };

export type SubscriptionPlan = {
  readonly id: "starter" | "professional" | "enterprise";
  readonly name: string;
  readonly description: string;
  /** Cents a month; `null` is priced on request. */
  readonly price: number | null;
  readonly users: string;
  readonly storage: string;
  readonly support: string;
  /** The same labels in the same order for every plan, so that they compare row by row. */
  readonly features: readonly Feature[];
  readonly cta: string;
  readonly isPopular: boolean;
};

export const subscriptionPlans = [
  {
    id: "starter",
    name: plans.starter.name,
    description: "A first application with real accounts.",
    price: plans.starter.cents,
    users: "Up to 1,000 users",
    storage: "5GB",
    support: "E-mail support, 48h response",
    features: [
      { label: "Platform", value: "Managed hosting and database" },
      { label: "Analytics", value: "Standard dashboard" },
      { label: "Connections", value: "One connected service" },
      { label: "Contract", value: "Cancel at any time" },
    ],
    cta: "Start with Starter",
    isPopular: false,
  },
  {
    id: "professional",
    name: plans.professional.name,
    description: "For a business that runs on it every day.",
    price: plans.professional.cents,
    users: "Up to 10,000 users",
    storage: "50GB",
    support: "24/7 priority support",
    features: [
      { label: "Platform", value: "Hosting, database and global CDN" },
      { label: "Analytics", value: "Analytics dashboard" },
      { label: "Connections", value: "Payments, partners and APIs" },
      { label: "Contract", value: "Cancel at any time" },
    ],
    cta: "Start with Professional",
    isPopular: true,
  },
  {
    id: "enterprise",
    name: "Enterprise plan",
    description: "For several teams and stricter auditors.",
    price: null,
    users: "Unlimited users",
    storage: "Unlimited",
    support: "24/7, named engineer",
    features: [
      { label: "Platform", value: "Your region, your rules" },
      { label: "Analytics", value: "Custom reports and exports" },
      { label: "Connections", value: "Single sign-on and audit log" },
      { label: "Contract", value: "Terms to match yours" },
    ],
    cta: "Talk to us",
    isPopular: false,
  },
] as const satisfies readonly SubscriptionPlan[];

export type ProjectPackage = {
  readonly id: PackageId;
  readonly name: string;
  readonly description: string;
  /** Cents, once. */
  readonly price: number;
  readonly originalPrice: number;
  /** `null` is unlimited; so it is for revisions. */
  readonly pages: number | null;
  readonly revisions: number | null;
  /** Fewest and most weeks until delivery. */
  readonly weeks: readonly [number, number];
  readonly supportMonths: number;
  readonly features: readonly string[];
  readonly cta: string;
  readonly isPopular: boolean;
};

export const projectPackages = [
  {
    id: "starter",
    name: packages.starter.name,
    description: "A clean, fast site that replaces the one you have.",
    price: packages.starter.cents,
    originalPrice: 399_700,
    pages: 5,
    revisions: 3,
    weeks: [2, 3],
    supportMonths: 1,
    features: [
      "Responsive design",
      "Contact and lead forms",
      "Basic SEO set-up",
      "Content moved for you",
    ],
    cta: "Choose Starter",
    isPopular: false,
  },
  {
    id: "professional",
    name: packages.professional.name,
    description: "A site that sells: catalogue, checkout, customers.",
    price: packages.professional.cents,
    originalPrice: 799_700,
    pages: 10,
    revisions: 5,
    weeks: [4, 6],
    supportMonths: 3,
    features: [
      "E-commerce, up to 50 products",
      "Payments and tax",
      "Analytics set-up",
      "Editor training",
    ],
    cta: "Choose Professional",
    isPopular: true,
  },
  {
    id: "enterprise",
    name: packages.enterprise.name,
    description: "A full application with roles, data and integrations.",
    price: packages.enterprise.cents,
    originalPrice: 1_699_700,
    pages: null,
    revisions: null,
    weeks: [8, 12],
    supportMonths: 6,
    features: [
      "Custom web application",
      "Roles and permissions",
      "API integrations",
      "Performance budget",
    ],
    cta: "Choose Enterprise",
    isPopular: false,
  },
] as const satisfies readonly ProjectPackage[];

export type AddOn = {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly description: string;
  /** Cents, once or a month. */
  readonly price: number;
  readonly isMonthly: boolean;
};

function priced<One extends Price>({ name, cents, isMonthly }: One) {
  return {
    name: name as One["name"],
    price: cents as One["cents"],
    isMonthly: isMonthly as One["isMonthly"],
  };
}

/** Reading 1: for plans, by the month. */
export const planAddOns = [
  {
    id: "extra-storage",
    icon: "disk",
    description: "25GB more, backed up daily",
    ...priced(forPlans["extra-storage"]),
  },
  {
    id: "advanced-analytics",
    icon: "bars",
    description: "Funnels, cohorts and exports",
    ...priced(forPlans["advanced-analytics"]),
  },
  {
    id: "priority-support",
    icon: "headset",
    description: "1-hour response",
    ...priced(forPlans["priority-support"]),
  },
  {
    id: "custom-integration",
    icon: "plug",
    description: "One more system, kept working",
    ...priced(forPlans["custom-integration"]),
  },
] as const satisfies readonly AddOn[];

/** Reading 2: for packages. */
export const packageAddOns = [
  {
    id: "rush-delivery",
    icon: "bolt",
    description: "50% faster",
    ...priced(forPackages["rush-delivery"]),
  },
  {
    id: "premium-support",
    icon: "headset",
    description: "After your included months",
    ...priced(forPackages["premium-support"]),
  },
  {
    id: "content-creation",
    icon: "pen",
    description: "Text, photography brief, editing",
    ...priced(forPackages["content-creation"]),
  },
  {
    id: "brand-identity",
    icon: "mark",
    description: "Mark, type, colour, templates",
    ...priced(forPackages["brand-identity"]),
  },
] as const satisfies readonly AddOn[];

/**
 * What we promise about money (decision D62): the guarantee stands with the packages, the sentence of the Terms with
 * the subscriptions. The owner confirms both before going live.
 */
export const pricePromises = {
  moneyBack: "30-day money-back guarantee",
  /** Counts from delivery wherever the guarantee is spoken of. */
  moneyBackTerm:
    "Tell us within 30 days of delivery that it is not what we agreed, and we pay the package back.",
  refunds:
    "Refunds are given within 30 days for annual subscriptions only; monthly subscriptions are not refundable.",
  annual: "Annual billing is available on request.",
  changes: "Upgrades apply immediately, downgrades at the next billing cycle.",
  noContracts: "No long-term contracts",
  cancel: "Cancel at any time.",
  noSetupFees: "No setup fees",
  consultation: "Free consultation",
  consultationMinutes: 30,
} as const;

/** `4-6 weeks` */
export function deliveryTime({ weeks: [least, most] }: ProjectPackage): string {
  return `${least}-${most} weeks`;
}

type PackageFact = { readonly label: string; readonly value: string };

/** Pages, revisions and support of a package, in words. */
export function packageFacts(pack: ProjectPackage): readonly PackageFact[] {
  const { pages, revisions, supportMonths } = pack;
  return [
    { label: "pages", value: countOf(pages) },
    { label: "revisions", value: countOf(revisions) },
    { label: "support", value: supportMonths === 1 ? "1 month" : `${supportMonths} months` },
  ];
}

function countOf(count: number | null): string {
  return count === null ? "Unlimited" : String(count);
}
