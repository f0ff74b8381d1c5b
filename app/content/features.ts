import type { AppPath } from "./app-path.ts";
import type { FeatureArtName } from "./art-name.ts";
import { site } from "./site.ts";

type FeatureGround = "surface" | "inset" | "sky" | "signal";

export type Feature = {
  /** Also the name of its drawing and its anchor on the features page. */
  readonly id: FeatureArtName;
  readonly title: string;
  /** One line that says what it is; the details are for whoever asks for more. */
  readonly text: string;
  readonly details: string;
  readonly stat: string;
  readonly size: "large" | "wide" | "tall" | "standard";
  readonly ground: FeatureGround;
  /** The demo that shows it, when there is one. */
  readonly demo: AppPath | null;
};

export type FeatureGroup = {
  readonly name: "Core" | "Advanced" | "Enterprise";
  readonly text: string;
  readonly features: readonly Feature[];
};

/** The twelve feature cards in their three groups, in the order of the specification, section 2. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    name: "Core",
    text: "The platform every build starts from.",
    features: [
      {
        id: "database",
        title: "Database hosting",
        text: "Your data sits in a managed, replicated database that we run, watch and back up.",
        details:
          "Daily backups are restored and checked every week. You can export everything, at any time, in open formats.",
        stat: "Database uptime",
        size: "large",
        ground: "sky",
        demo: "/demo/dashboard",
      },
      {
        id: "commerce",
        title: "E-commerce",
        text: "Catalogue, cart and checkout that belong to you.",
        details: "Stock, tax and refunds work from the same tables as the rest of the application.",
        stat: "4-step checkout",
        size: "wide",
        ground: "surface",
        demo: "/demo/ecommerce",
      },
      {
        id: "community",
        title: "Community",
        text: "Posts, events and messages under your own name.",
        details: "Roles, moderation queues and weekly digests are included.",
        stat: site.claims.users,
        size: "wide",
        ground: "inset",
        demo: "/demo/community",
      },
    ],
  },
  {
    name: "Advanced",
    text: "For when other people build on what you built.",
    features: [
      {
        id: "partners",
        title: "Partner portals",
        text: "Give resellers their own place to see revenue, documents and payouts.",
        details: "Commission follows the tier, and a partner who reaches the next one is moved up.",
        stat: "4 tiers",
        size: "wide",
        ground: "signal",
        demo: "/demo/portal",
      },
      {
        id: "apis",
        title: "Backend APIs",
        text: "Every screen we ship has a documented endpoint behind it.",
        details: `Tokens, webhooks and a burst allowance of ${site.claims.requestBurst} requests.`,
        stat: `${site.claims.requestsAnHour} requests an hour`,
        size: "tall",
        ground: "surface",
        demo: null,
      },
      {
        id: "cdn",
        title: "Global CDN",
        text: "Pages answer from the city your customer is in.",
        details: `${site.claims.cdnUptime} uptime, automatic certificates, and rollback in one click.`,
        stat: `${site.claims.edgeLocations} edge locations`,
        size: "tall",
        ground: "sky",
        demo: null,
      },
      {
        id: "chat",
        title: "Real-time chat",
        text: "Talk to customers on the page they are reading.",
        details: "Threads stay attached to the order or booking they are about.",
        stat: `${site.claims.chatReply.replace("seconds", "s")} average reply`,
        size: "wide",
        ground: "surface",
        demo: null,
      },
    ],
  },
  {
    name: "Enterprise",
    text: "Controls for larger teams and stricter auditors.",
    features: [
      {
        id: "analytics",
        title: "Analytics dashboard",
        text: "See what people use, what they skip and what earns.",
        details: "Build a report once and it stays current. Share it by link, or export it as CSV.",
        stat: "Live figures, sample data",
        size: "large",
        ground: "surface",
        demo: "/demo/analytics",
      },
      {
        id: "workflows",
        title: "Custom workflows",
        text: "Approvals and handovers without email chains.",
        details: "Steps are edited by you, not by us.",
        stat: "12 starter flows",
        size: "standard",
        ground: "surface",
        demo: null,
      },
      {
        id: "payments",
        title: "Payment processing",
        text: "Cards, invoices and payouts in one ledger.",
        details: "Disputes arrive with the order attached.",
        stat: "1 ledger",
        size: "standard",
        ground: "inset",
        demo: null,
      },
      {
        id: "users",
        title: "User management",
        text: "Who can read, edit, bill and remove.",
        details: "Enterprise adds single sign-on and an audit log.",
        stat: "3 roles to start",
        size: "standard",
        ground: "inset",
        demo: null,
      },
      {
        id: "security",
        title: "Enterprise security",
        text: "Encrypted at rest and in transit.",
        details: "Annual penetration test, shared with you.",
        stat: "Tested every year",
        size: "standard",
        ground: "sky",
        demo: null,
      },
    ],
  },
];
