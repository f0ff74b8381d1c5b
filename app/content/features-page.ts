import { pricePromises } from "./pricing.ts";

/** Words of the features page. Its records are in `features.ts`, `feature-sheets.ts` and `plan-comparison.ts`. */
export const featuresPage = {
  meta: {
    title: "Features: twelve systems, one codebase",
    description:
      "Twelve systems that every build can carry, what each one replaces, and the plan it comes with: databases, shops, portals, analytics, payments and more.",
  },
  headline: ["Twelve systems,", "one codebase"],
  text: "What each one does, what it replaces, and the plan that carries it. None of them is somebody else's plug-in.",
  indexLabel: "The twelve features",
  before: "Before",
  planLabel: "Plan",
  seenIn: "See it at work:",
  comparison: {
    headline: ["Which plan", "carries what"],
    text: `All twelve live in one application, so a bigger plan switches on what is already there. ${pricePromises.changes}`,
    caption: "What the three monthly plans carry",
    feature: "Feature",
    limits: "Limits",
    included: "Included",
    missing: "Not included",
    onRequest: "Custom price",
    perMonth: "per month",
    popular: "Most popular",
    link: "See plans and packages",
  },
  closing: {
    lines: ["Name the one", "you need first"],
    text: "Tell us which of the twelve would save the most work. We start there and leave the rest switched off until you want it.",
    primary: "Start Building Today",
    secondary: "See Live Examples",
  },
} as const;
