import { pricePromises } from "../pricing.ts";
import { site } from "../site.ts";
import type { LegalText } from "./legal-document.ts";

export const termsMeta = {
  title: "Terms of service in plain words",
  description:
    "What you get, what you pay, how plans change, when money comes back and who owns the work. The terms for every package and plan, written to be read.",
} as const;

/** Behind the text: what others have made and this website passes on. */
export const termsNotices = {
  heading: "Fonts and open source",
  text: "This website is set in Mona Sans and Martian Mono and made with open software. Whoever wrote them is named, with the licences they chose.",
  file: "Notices and licences, as plain text",
} as const;

/** Sentences about refunds, upgrades and downgrades are the specification's, section 9. */
export const terms = {
  title: "Terms of service",
  intro: "The agreement between you and us. Each section opens with what it says in one sentence.",
  updated: "2024-11-04",
  scope: "Packages, plans and this website",
  sections: [
    {
      id: "acceptance",
      heading: "Accepting these terms",
      gist: "You accept these terms when you sign an offer, order a package or start a plan.",
      paragraphs: [
        `These terms apply between you, a business or other organisation, and ${site.name}. They apply to packages, which build something once for a fixed price, and to plans, which run an application for you month after month.`,
        "If a signed offer says something different from these terms, the offer counts. Your own purchasing conditions apply only where we have agreed to them in writing. Whoever accepts for a company confirms that they may do so.",
      ],
    },
    {
      id: "services",
      heading: "What we do",
      gist: "The offer says what we build; the plan says what we run.",
      paragraphs: [
        "We design, build, host and look after web applications. The scope of a package is what the offer lists: pages, features, revisions and weeks. The scope of a plan is what its column on the pricing page lists on the day you start it.",
        "Delivery times begin when we have what we need from you: content, access and one person who may decide. A week in which we wait for those is not counted.",
        "A revision is one round of collected changes to work we have shown you. A change to the agreed scope is a new item with its own price, and we tell you the price before we start on it.",
      ],
    },
    {
      id: "prices",
      heading: "Prices and payment",
      gist: "Prices are in US dollars; packages are invoiced once, plans every month in advance.",
      paragraphs: [
        [
          "The prices are on the ",
          { text: "pricing page", to: "/pricing" },
          ". Taxes are added where the law asks for them. There are no set-up fees on plans.",
        ],
        "Packages are invoiced half at the start and half at delivery, unless the offer says otherwise. Plans are invoiced at the start of each month. Invoices are due within 14 days. We never ask for card details on this website.",
        "If an invoice stays open for 30 days after a reminder, we may pause the work or the application. We write to you a week before we do, and nothing is deleted while we talk.",
      ],
    },
    {
      id: "changes",
      heading: "Changing your plan",
      gist: pricePromises.changes,
      paragraphs: [
        "When you upgrade, the new limits are there at once and the difference is charged for the rest of the month. When you downgrade, you keep what you have until the next billing cycle begins and pay the lower price from then on.",
        "A downgrade needs your data to fit into the smaller plan. We tell you beforehand what would not fit and help you to export or archive it.",
      ],
    },
    {
      id: "ending",
      heading: "Ending a plan",
      gist: `${pricePromises.noContracts}: you can stop at the end of any month.`,
      paragraphs: [
        [
          "You can cancel at any time by writing to ",
          { text: site.email, href: `mailto:${site.email}` },
          ". The plan then runs to the end of the month you have paid for.",
        ],
        "For 30 days afterwards you can have a complete export of your data and the source code of your application. After that we delete both, and the backups expire within a further 35 days.",
        "We may end a plan with 60 days' notice, or at once if an application is used to harm others and you do not stop it after we have asked.",
      ],
    },
    {
      id: "refunds",
      heading: "Refunds",
      gist: pricePromises.refunds,
      paragraphs: [
        [
          "This section is about subscriptions, that is, ",
          { text: "monthly plans", to: "/pricing#plans" },
          `. ${pricePromises.annual} If you pay for a year and change your mind within 30 days of paying, we refund the year in full. A month that has begun is not refunded; you simply stop before the next one.`,
        ],
        [
          `Packages are different: they carry a ${pricePromises.moneyBack}, which stands with the `,
          { text: "packages and their prices", to: "/pricing#packages" },
          `. ${pricePromises.moneyBackTerm} We then keep the work.`,
        ],
        "Rights that the law gives you remain whatever this section says.",
      ],
    },
    {
      id: "ownership",
      heading: "Who owns what",
      gist: "Your data is yours at all times; the work is yours when it is paid.",
      paragraphs: [
        "You keep all rights to what you bring: texts, pictures, names, customer data. You give us permission to use them for the work.",
        "When an invoice is paid, the design and code made for you under it become yours. Parts we use for several clients stay ours, and you may use and change them within your application without limit. Open-source parts keep their own licences, and we give you the list.",
        "We may name you as a client and show finished public pages unless you ask us not to.",
      ],
    },
    {
      id: "your-part",
      heading: "Your part",
      gist: "Use the application lawfully and keep the keys to it safe.",
      paragraphs: ["So that an application stays safe and fast for everybody, please"],
      list: [
        "use it only for what is lawful, and have the right to everything you put into it;",
        "give each person an account of their own and remove accounts that nobody needs any more;",
        "tell us at once if you suspect that somebody has had access who should not;",
        "do not test its limits by force. If you want to test its security, read our disclosure policy first.",
      ],
    },
    {
      id: "availability",
      heading: "Availability and support",
      gist: "We measure availability and say so when something is degraded.",
      paragraphs: [
        [
          "What works and what does not is on the ",
          { text: "system status", to: "/support#status" },
          ". Planned work is announced three days ahead and done outside your business hours.",
        ],
        "Which answer you can expect and when depends on your plan; the pricing page says it for each. Priority phone support is for enterprise customers.",
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      gist: "We stand for our work, up to what you have paid us in a year.",
      paragraphs: [
        "If our work has a defect, we mend it at no cost for as long as the support of your package or plan lasts. If we cause damage, we are liable up to the amount you paid us in the twelve months before it. We are not liable for lost profit or for what could have been avoided by an export you were able to make.",
        "None of this limits liability for intent, for gross negligence, for injury, or wherever the law does not allow a limit.",
      ],
    },
    {
      id: "law",
      heading: "Law, changes and contact",
      gist: "Californian law; changes are announced 30 days ahead.",
      paragraphs: [
        "These terms follow the law of California, United States, and the courts of San Francisco decide where the law allows us to agree on that. Before anybody goes to court, both sides try for 30 days to settle it in a conversation.",
        "We announce changes to these terms by e-mail at least 30 days before they apply. If you do not agree, you can end your plan before that day and the old terms hold until then.",
        [
          "Questions about these terms go to ",
          { text: site.email, href: `mailto:${site.email}` },
          ". How we treat personal data is in the ",
          { text: "privacy policy", to: "/privacy" },
          ".",
        ],
      ],
    },
  ],
} as const satisfies LegalText;
