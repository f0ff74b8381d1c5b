import type { ToastMessage } from "./messages.ts";
import { pricePromises } from "./pricing.ts";
import { site } from "./site.ts";

/** Words of the order page (decision D31) and of the way to it (specification, sections 4 and 8). */
export const purchase = {
  meta: {
    title: "Order a project package or a plan",
    description:
      "Choose a project package or a monthly plan and its add-ons, see the total, and order. We answer with an invoice or a secure payment link.",
  },
  /** Opened without a package. */
  headline: ["Get Started", "Today"],
  headlineFor: (name: string) => ["Order the", name],
  text: "Choose a package or a plan, add what you need, tell us where the invoice goes. Nothing is charged on this page.",
  redirecting: {
    title: "Redirecting to Payment",
    description: "You'll be redirected to our secure payment processor.",
    tone: "neutral",
  },
  sent: {
    title: "Order Received!",
    description: "We e-mail you an invoice or a secure payment link.",
    tone: "success",
  },
  failed: {
    title: "Error",
    description: "Failed to send order. Please try again.",
    tone: "error",
  },
  parts: {
    package: "Your package",
    plan: "Or a monthly plan",
    addOns: "Add-ons",
    addOnsHint: "All optional. One-time, except Premium Support.",
    planAddOnsHint: "All optional, and billed with the plan.",
    contact: "You",
    billing: "Invoice",
  },
  labels: {
    name: "Name",
    email: "E-mail",
    company: "Company",
    country: "Country",
    address: "Billing address",
    vatId: "VAT or tax ID",
    notes: "Anything we should know",
  },
  planTerm: pricePromises.cancel,
  planOnRequest: "Priced on request",
  notesHint: "A date you have in mind, your present address on the web, a purchase order number.",
  agree: "I agree to the terms of service",
  readTerms: "Read the terms",
  submit: "Place order",
  submitting: "Placing order…",
  noCards: "No card details here: they are only ever asked for by the payment provider.",
  withoutScript: "Ordering on this page needs JavaScript. Write to",
  summary: {
    title: "Your order",
    none: "No package chosen yet. Pick one, or a plan, and the total appears here.",
    was: "Was",
    now: "Now",
    save: (percent: number) => `Save ${percent}%`,
    once: "Total, once",
    monthly: "And monthly",
    everyMonth: "Total, every month",
    monthlyUnit: "a month",
    monthlyNote:
      "Premium Support is billed monthly after the included months; stop it at any time.",
    planNote: pricePromises.changes,
    tax: "Before taxes, where they apply.",
  },
  nextTitle: "What happens next",
  nextAnswer: {
    title: "Within 24 hours",
    text: "A person reads your order, confirms the scope and e-mails you an invoice or a secure payment link.",
  },
  nextStart: {
    title: "The clock starts when you have paid",
    text: "We agree on the content and the date in one call.",
  },
  nextOfPlan: [
    {
      title: "Accounts and address in one call",
      text: `We agree on who signs in, the domain and the date. ${pricePromises.noSetupFees}.`,
    },
    {
      title: `Running within ${site.claims.projectStart}`,
      text: "From your first payment. From then on one invoice a month, to the address you give here.",
    },
    {
      title: "Change it when you need to",
      text: `${pricePromises.changes} ${pricePromises.cancel}`,
    },
  ],
  nextOfAny: [
    {
      title: "Delivery in weeks",
      text: "Two to twelve of them, by package. The ranges stand on the small tickets above.",
    },
    {
      title: "Revisions, then launch",
      text: "Three, five or as many as it takes, and support after launch.",
    },
  ],
  delivery: (time: string) => `Delivery in ${time}`,
  deliveryText: (isRushed: boolean) =>
    isRushed ? "Rush Delivery makes that 50% faster." : "Rush Delivery would make that 50% faster.",
  revisions: (count: number | null) =>
    count === null ? "Unlimited revisions" : `${count} revisions`,
  revisionsText: (support: string) => `Then launch, with ${support} of support included.`,
  guarantee: {
    title: pricePromises.moneyBack,
    text: pricePromises.moneyBackTerm,
  },
  planPromise: { title: pricePromises.noContracts, text: pricePromises.refunds },
  confirmation: {
    title: "Order received",
    text: "We e-mail you an invoice or a secure payment link",
    to: "to",
    reference: "Reference",
    plan: "Your plan",
    keep: "Keep the reference: it is the shortest way to ask us about this order.",
    home: "Back to pricing",
    ask: "Ask Questions",
  },
  errors: {
    item: "Choose a package or a plan.",
    nameMissing: "Enter your name.",
    nameLong: "Shorten your name to 200 characters or fewer.",
    emailMissing: "Enter your e-mail address.",
    emailShape: "Enter a full address, like name@company.com.",
    emailLong: "Use an e-mail address of 254 characters or fewer.",
    companyLong: "Shorten the company name to 200 characters or fewer.",
    countryMissing: "Enter the country the invoice goes to.",
    countryLong: "Shorten the country to 100 characters or fewer.",
    addressMissing: "Enter the address for the invoice.",
    addressLong: "Shorten the address to 500 characters or fewer.",
    vatIdLong: "Shorten the tax ID to 40 characters or fewer.",
    notesLong: "Shorten your notes to 2,000 characters or fewer.",
    terms: "Agree to the terms to place the order.",
  },
} as const;

purchase.redirecting satisfies ToastMessage;
