import type { FeatureArtName } from "./art-name.ts";
import { subscriptionPlans, type SubscriptionPlan } from "./pricing.ts";

/** Part of the plan, not part of it, or part of it in the way named. */
export type PlanShare = boolean | string;

/** What each plan carries of each feature (decision D27). Prices and limits are those of the plans themselves. */
export const planComparison: Readonly<
  Record<FeatureArtName, Readonly<Record<SubscriptionPlan["id"], PlanShare>>>
> = {
  database: { starter: true, professional: true, enterprise: "In your region" },
  commerce: { starter: true, professional: true, enterprise: "Several stores" },
  community: { starter: false, professional: true, enterprise: "Several communities" },
  partners: { starter: false, professional: true, enterprise: true },
  apis: { starter: "One connected service", professional: true, enterprise: true },
  cdn: { starter: false, professional: true, enterprise: true },
  chat: { starter: false, professional: true, enterprise: true },
  analytics: {
    starter: "Standard dashboard",
    professional: true,
    enterprise: "Custom reports and exports",
  },
  workflows: { starter: false, professional: true, enterprise: true },
  payments: { starter: "One provider", professional: true, enterprise: true },
  users: {
    starter: "Three roles",
    professional: "Your own roles",
    enterprise: "Single sign-on, audit log",
  },
  security: { starter: true, professional: true, enterprise: "Rules to match yours" },
};

/** `Every plan`, or the names of the plans that carry a feature. */
export function plansWith(feature: FeatureArtName): string {
  const names = subscriptionPlans
    .filter(({ id }) => planComparison[feature][id] !== false)
    .map(({ name }) => name.replace(" plan", ""));
  return names.length === subscriptionPlans.length ? "Every plan" : names.join(" and ");
}
