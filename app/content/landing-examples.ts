import type { MockupName } from "./art-name.ts";

export type LandingExample = {
  /** The demo's type; also the name of its drawing and its hue. */
  readonly type: MockupName;
  readonly title: string;
  readonly description: string;
  readonly industry: string;
  readonly features: readonly string[];
  readonly tags: readonly string[];
  /** Drawn for a window of seven columns rather than five. */
  readonly isWide: boolean;
};

/** The six example cards of the landing page (specification, section 2). */
export const landingExamples = [
  {
    type: "dashboard",
    title: "Enterprise dashboard",
    description: "One screen for sales, targets and the team that moves them.",
    industry: "Operations",
    features: ["Sales chart", "Reports", "Team view"],
    tags: ["TypeScript", "Postgres", "charts"],
    isWide: true,
  },
  {
    type: "ecommerce",
    title: "E-commerce",
    description: "A shop that counts stock correctly and checks out in four steps.",
    industry: "Retail",
    features: ["Search", "Product tabs", "Checkout"],
    tags: ["Storefront", "payments", "stock"],
    isWide: false,
  },
  {
    type: "community",
    title: "Community",
    description: "A place for members to post, plan and find each other.",
    industry: "Membership",
    features: ["Feed", "Messages", "Events"],
    tags: ["Realtime", "moderation", "search"],
    isWide: false,
  },
  {
    type: "portal",
    title: "Partner portal",
    description: "Partners see revenue, targets and the next payout without asking.",
    industry: "Channel",
    features: ["Revenue", "Documents", "Payouts"],
    tags: ["Roles", "exports", "documents"],
    isWide: true,
  },
  {
    type: "learning",
    title: "Learning management",
    description: "Courses with chapters, notes and a certificate at the end.",
    industry: "Education",
    features: ["Video", "Notes", "Progress"],
    tags: ["Streaming", "progress", "certificates"],
    isWide: true,
  },
  {
    type: "healthcare",
    title: "Healthcare portal",
    description: "Patients choose a date, a slot and a doctor, then confirm.",
    industry: "Healthcare",
    features: ["Calendar", "Records", "Telehealth"],
    tags: ["Scheduling", "records", "audit log"],
    isWide: false,
  },
] as const satisfies readonly LandingExample[];
