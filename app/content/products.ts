import type { FeatureDrawingName, MockupName } from "./art-name.ts";
import { subscriptionPlans } from "./pricing.ts";

/** What stands on a product's plate. */
type ProductArt =
  | { readonly kind: "feature"; readonly name: FeatureDrawingName }
  | { readonly kind: "window"; readonly name: MockupName };

export type Product = {
  readonly id: string;
  readonly name: string;
  /** Starting price in cents. */
  readonly price: number;
  readonly isMonthly: boolean;
  readonly text: string;
  readonly gets: string;
  readonly replaces: string;
  readonly takes: string;
  readonly art: ProductArt;
  readonly ground: "surface" | "inset" | "sky" | "signal";
  /** The lead of its deck has the large plate, the other two share a row. */
  readonly isLead: boolean;
};

export type Deck = {
  readonly title: string;
  readonly text: string;
  readonly products: readonly Product[];
};

/** The nine products with the starting prices of the specification, section 9. Durations are ours. */
export const decks = [
  {
    title: "Built",
    text: "What people open, on which screen, and where it remembers.",
    products: [
      {
        id: "web-applications",
        name: "Web Applications",
        price: 299_900,
        isMonthly: false,
        text: "The working part of your business on a screen. Customers sign in, do what they came for, and nobody types it in again.",
        gets: "Accounts and roles, forms that keep what was typed, search, exports, an admin your staff learn in an hour",
        replaces: "A brochure site, a PDF form and a shared inbox",
        takes: "4-8 weeks to the first release",
        art: { kind: "window", name: "dashboard" },
        ground: "sky",
        isLead: true,
      },
      {
        id: "mobile",
        name: "Mobile",
        price: 399_900,
        isMonthly: false,
        text: "The same application in a pocket: quick on a bad connection, useful on none.",
        gets: "One codebase for iOS and Android, push messages, camera and location, work that syncs later",
        replaces: "Paper on a clipboard and calls to the office",
        takes: "6-10 weeks, store review included",
        art: { kind: "feature", name: "telephones" },
        ground: "signal",
        isLead: false,
      },
      {
        id: "database",
        name: "Database",
        price: 199_900,
        isMonthly: false,
        text: "One place where a customer, an order or a case exists exactly once, with a history of who changed what.",
        gets: "Tables made from your spreadsheets, imports you can repeat, nightly backups, restores we rehearse",
        replaces: "The spreadsheet that only one person understands",
        takes: "2-4 weeks, your data moved",
        art: { kind: "feature", name: "database" },
        ground: "surface",
        isLead: false,
      },
    ],
  },
  {
    title: "Running",
    text: "Where it lives, who may come in, and what you learn from it.",
    products: [
      {
        id: "cloud-hosting",
        name: "Cloud Hosting",
        price: 9_900,
        isMonthly: true,
        text: "We keep it online, patched and watched: 99.9% uptime, and a person who is woken when it is not.",
        gets: "200+ edge locations, certificates, daily backups, a status page, releases without downtime",
        replaces: "The server whose password left with the last agency",
        takes: "5 working days to move in",
        art: { kind: "feature", name: "cdn" },
        ground: "sky",
        isLead: true,
      },
      {
        id: "authentication",
        name: "Authentication",
        price: 79_900,
        isMonthly: false,
        text: "Signing in that nobody has to call you about, with a second factor where it matters.",
        gets: "Password, e-mail link or single sign-on, roles down to the record, invitations, an audit log",
        replaces: "One shared password on a note",
        takes: "1-2 weeks",
        art: { kind: "feature", name: "users" },
        ground: "inset",
        isLead: false,
      },
      {
        id: "analytics",
        name: "Analytics",
        price: 129_900,
        isMonthly: false,
        text: "What people use, where they stop and what it earns, in figures that nobody has to type on Sunday night.",
        gets: "Live dashboards, funnels and cohorts, exports, alerts, no third-party trackers",
        replaces: "The weekly report made by hand",
        takes: "2-3 weeks",
        art: { kind: "feature", name: "analytics" },
        ground: "surface",
        isLead: false,
      },
    ],
  },
  {
    title: "Shared",
    text: "People, messages and money on their way through it.",
    products: [
      {
        id: "collaboration",
        name: "Collaboration",
        price: 159_900,
        isMonthly: false,
        text: "A place where a team, its clients or its members work on the same thing and see who has the next move.",
        gets: "Shared workspaces, comments and mentions, files with versions, tasks with an owner and a date",
        replaces: "The e-mail thread with nine attachments",
        takes: "3-5 weeks",
        art: { kind: "window", name: "portal" },
        ground: "inset",
        isLead: true,
      },
      {
        id: "communication",
        name: "Communication",
        price: 99_900,
        isMonthly: false,
        text: "Chat on the page, e-mail and text messages, each customer in one thread.",
        gets: "Live chat, templates, reminders, one history that the whole team can read",
        replaces: "Missed calls and four inboxes",
        takes: "1-3 weeks",
        art: { kind: "feature", name: "chat" },
        ground: "surface",
        isLead: false,
      },
      {
        id: "payments",
        name: "Payments",
        price: 119_900,
        isMonthly: false,
        text: "Money that arrives and explains itself: cards, invoices and payouts in one ledger your accountant can read.",
        gets: "Checkout, invoices, subscriptions, refunds, tax by country",
        replaces: "Bank transfers matched by hand",
        takes: "2-3 weeks",
        art: { kind: "feature", name: "payments" },
        ground: "signal",
        isLead: false,
      },
    ],
  },
] as const satisfies readonly Deck[];

export const products: readonly Product[] = decks.flatMap(
  (deck): readonly Product[] => deck.products,
);

/** Words of the products page. */
export const productsPage = {
  meta: {
    title: "Nine products and what each starts at",
    description:
      "Web applications, mobile, database, hosting, sign-in, analytics, collaboration, communication and payments: what you get, what it replaces, what it costs.",
  },
  headline: ["Nine products,", "one platform"],
  text: "Take one, or all nine. Each has a starting price, a date and a person who answers for it.",
  index: "What each one starts at",
  from: "from",
  perMonth: "a month",
  facts: { gets: "You get", replaces: "Replaces", takes: "Takes" },
  start: "Get Started",
  examples: "View Examples",
  fine: {
    lines: ["What a starting", "price means"],
    items: [
      {
        title: "It buys something whole",
        text: "A starting price is the smallest version that is useful by itself, not a teaser. The offer you get names a fixed price before anything is built.",
      },
      {
        title: "Parts are built once",
        text: "Two products that need the same sign-in or the same tables share them, and the offer says so.",
      },
    ],
    plan: {
      title: "Or have it run for you",
      plan: subscriptionPlans[1],
      text: (price: string) =>
        `The Professional plan holds hosting, database, analytics and payments for ${price} a month, with support around the clock.`,
    },
  },
  closing: {
    lines: ["Which part is", "missing at yours?"],
    text: "Say what your site should be doing by now. A person answers within 24 hours with a scope, a price and a date.",
    start: "Start Your Project",
    pricing: "See Pricing",
  },
} as const;
