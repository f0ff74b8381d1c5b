import { pricePromises } from "./pricing.ts";

export type Faq = { readonly question: string; readonly answer: string };

/** Questions about plans, packages and money; the support page asks them too. */
export const pricingFaqs = [
  {
    question: "What is the difference between a plan and a package?",
    answer:
      "A package builds something once, for a fixed price. A plan runs an application for you, month after month: hosting, updates, support and changes. Many clients start with a package and add a plan at launch.",
  },
  {
    question: "Can I change my plan later?",
    answer: "Yes. Upgrades apply immediately. Downgrades apply at the next billing cycle.",
  },
  {
    question: "Is there a long-term contract?",
    answer: "No. Monthly plans have no long-term contract and you can cancel at any time.",
  },
  {
    question: "What happens if I outgrow my plan?",
    answer:
      "We tell you when you reach 80% of your users or storage. You can move up a plan or add storage; nothing is switched off without a conversation.",
  },
  {
    question: "Do you migrate the site I have now?",
    answer:
      "Yes. Content, addresses and redirects move with you, in every package and on every plan.",
  },
  {
    question: "How do refunds work?",
    answer: `Packages carry a ${pricePromises.moneyBack}. ${pricePromises.moneyBackTerm} For subscriptions our Terms apply. ${pricePromises.refunds}`,
  },
  {
    question: "How do I pay for a package?",
    answer:
      "Choose it, tell us where to send the invoice, and we e-mail you an invoice or a secure payment link. We never ask for card details on this website.",
  },
] as const satisfies readonly Faq[];
