import { pricePromises, projectPackages, subscriptionPlans } from "./pricing.ts";

/** Words of the pricing page (decision D60); prices and promises come from `pricing.ts`. */
export const pricingPage = {
  meta: {
    title: "Pricing of monthly plans and packages",
    description:
      "Monthly platform plans and one-time project packages with every price on the page: what is included, what add-ons cost, how refunds work.",
  },
  headline: ["Get Started", "Today"],
  text: "Choose how you want to work with us: we run it for you month by month, or we build it once and hand over the keys.",
  waysHeading: "Which is for me?",
  ways: {
    plans: {
      question: "Run it for me",
      title: "Monthly platform plans",
      text: "We build, host, watch and improve it. No setup fees, no long contract.",
      unit: "a month and up",
    },
    packages: {
      question: "Build it once",
      title: "One-time project packages",
      text: "Fixed scope, fixed price, a date. You own everything at the end.",
      unit: "once and up",
    },
  },
  jumpLabel: "Pricing models",
  jump: [
    { id: "plans", label: "Monthly plans" },
    { id: "packages", label: "One-time packages" },
  ],
  plans: {
    lines: ["We run it.", "You use it."],
    text: `Monthly platform plans. ${pricePromises.changes} ${pricePromises.noContracts}, ${pricePromises.noSetupFees.toLowerCase()}.`,
    popular: "Most popular",
    perMonth: "per month",
    onRequest: "Custom",
    onRequestUnit: "priced with you",
    facts: { users: "Users", storage: "Storage", support: "Support" },
    addOns: {
      title: "Add to any plan",
      text: "Per month. Start or stop any of them without changing plan.",
    },
    promises: [
      {
        id: "contracts",
        icon: "check",
        title: pricePromises.noContracts,
        text: `${pricePromises.cancel} The plan then runs to the end of the month you have paid for.`,
        link: null,
      },
      {
        id: "refunds",
        icon: "clock",
        title: "Refunds of subscriptions",
        text: `${pricePromises.refunds} ${pricePromises.annual}`,
        link: { to: "/pricing#guarantee", label: "How packages are refunded" },
      },
    ],
  },
  packages: {
    lines: ["We build it.", "You own it."],
    text: "One-time project packages. Fixed scope and price, delivered in weeks, with support after launch.",
    popular: "Most popular",
    onePayment: "one payment, fixed scope",
    processing: "Processing...",
    addOns: { title: "Add to any package", text: "One-time, except Premium Support." },
    promises: [
      {
        id: "guarantee",
        icon: "check",
        title: pricePromises.moneyBack,
        text: `On every package. ${pricePromises.moneyBackTerm}`,
        link: { to: "/pricing#refunds", label: "How subscriptions are refunded" },
      },
      {
        id: "free-consultation",
        icon: "clock",
        title: pricePromises.consultation,
        text: `${pricePromises.consultationMinutes} minutes about scope, risk and price, before you choose anything.`,
        link: { to: "/application-form", label: "Apply for a consultation" },
      },
    ],
  },
  both: {
    lines: ["Or both,", "in that order"],
    text: "Build once, then let us run it. An example first year:",
    package: projectPackages[1],
    plan: subscriptionPlans[0],
    months: 12,
    total: "First year, together",
  },
  questions: {
    title: "Fair questions",
    text: "Not answered here? A person replies within 24 hours.",
    schedule: "Schedule Consultation",
    ask: "Ask Questions",
  },
} as const;
