import type { MockupName, OldSiteBody } from "./art-name.ts";
import type { CaseSlug } from "./case-slugs.ts";
import type { DemoSlug } from "./demo-catalog.ts";

/** A result in few characters and what it counts. */
export type Figure = { readonly value: string; readonly label: string };

export type CaseStudy = {
  readonly slug: CaseSlug;
  /** The client. */
  readonly title: string;
  readonly industry: string;
  readonly description: string;
  /** The live demo it leads to; only these three (specification, section 2). */
  readonly animationType: "ecommerce" | "dashboard" | "community";
  /** The demo of its trade, which its page leads to as well. */
  readonly tradeDemo: DemoSlug;
  /** The window of the application, drawn. */
  readonly mockupImage: MockupName;
  readonly beforeSite: {
    readonly summary: string;
    /** What the drawing of the old website shows. */
    readonly title: string;
    readonly subtitle: string;
    readonly links: readonly string[];
    readonly body: OldSiteBody;
  };
  readonly afterSite: string;
  /** At most six (specification, section 2). */
  readonly features: readonly string[];
  readonly businessImpact: readonly Figure[];
  readonly tech: readonly string[];
  /** Name of the hue its art is drawn in. */
  readonly color: string;
};

/**
 * The ten case studies as their cards show them; each tells its story on its own page, from a file in `case-studies/`.
 * Clients and figures are samples (decision D64): replace or confirm them before going live.
 */
export const caseStudies = [
  {
    slug: "osteria-marlowe",
    title: "Osteria Marlowe",
    industry: "Restaurant",
    description: "Forty-two tables turned on a Friday, no shouting.",
    animationType: "ecommerce",
    tradeDemo: "restaurant",
    mockupImage: "restaurant",
    beforeSite: {
      summary: "A phone, a book, a paper rail",
      title: "Osteria Marlowe",
      subtitle: "Reservations by telephone",
      links: ["Home", "Menu (PDF)", "Gallery", "Map", "Guest book"],
      body: "form",
    },
    afterSite: "Kitchen tickets with an age",
    features: [
      "Kitchen tickets",
      "Table plan",
      "Bookings",
      "Sold-out switch",
      "Walk-ins",
      "Sales by hour",
    ],
    businessImpact: [
      { value: "-7 min", label: "per ticket" },
      { value: "+18%", label: "covers" },
      { value: "-63%", label: "no-shows" },
    ],
    tech: ["Realtime", "Bookings", "Payments"],
    color: "restaurant",
  },
  {
    slug: "fieldstore",
    title: "Fieldstore",
    industry: "Retail",
    description: "An outdoor shop with two counters and one stock count.",
    animationType: "ecommerce",
    tradeDemo: "ecommerce",
    mockupImage: "ecommerce",
    beforeSite: {
      summary: "PDF price list, orders by phone",
      title: "Welcome to Fieldstore!!",
      subtitle: "Our products (updated 2011)",
      links: ["Home", "Products", "Price list", "Find us", "Links"],
      body: "list",
    },
    afterSite: "Search, cart and a four-step checkout",
    features: ["Live stock", "Checkout", "Returns", "Reviews"],
    businessImpact: [
      { value: "+38%", label: "orders in 90 days" },
      { value: "-71%", label: "stock errors" },
    ],
    tech: ["TypeScript", "Postgres", "Payments", "CDN"],
    color: "store",
  },
  {
    slug: "ortega-clinics",
    title: "Ortega Clinics",
    industry: "Healthcare",
    description: "Four clinics, 900 appointments a week, one calendar.",
    animationType: "dashboard",
    tradeDemo: "healthcare",
    mockupImage: "healthcare",
    beforeSite: {
      summary: "A form to print and bring",
      title: "Ortega Clinics",
      subtitle: "Request an appointment",
      links: ["Home", "Doctors", "Forms", "Map", "Contact"],
      body: "form",
    },
    afterSite: "Patients choose their own slot",
    features: ["Slots", "Records", "Telehealth", "Audit log"],
    businessImpact: [
      { value: "-41%", label: "missed visits" },
      { value: "70%", label: "booked after hours" },
    ],
    tech: ["Scheduling", "Records", "Video"],
    color: "healthcare",
  },
  {
    slug: "northline-talent",
    title: "Northline Talent",
    industry: "Recruitment",
    description: "A shortlist every client can watch.",
    animationType: "dashboard",
    tradeDemo: "recruitment",
    mockupImage: "recruitment",
    beforeSite: {
      summary: "CVs in a shared inbox",
      title: "Northline Talent",
      subtitle: "Current vacancies",
      links: ["Home", "Vacancies", "Send CV", "Clients", "Contact"],
      body: "table",
    },
    afterSite: "A pipeline with owners",
    features: ["Pipeline", "Interview slots", "Skill search", "Shortlists", "Job pages", "Notes"],
    businessImpact: [
      { value: "-9 days", label: "to offer" },
      { value: "94%", label: "answered" },
      { value: "3x", label: "shortlists" },
    ],
    tech: ["Search", "Scheduling", "Roles"],
    color: "recruitment",
  },
  {
    slug: "harborview-homes",
    title: "Harborview Homes",
    industry: "Real estate",
    description: "400 homes, nineteen agents, one listing record each.",
    animationType: "ecommerce",
    tradeDemo: "realestate",
    mockupImage: "realestate",
    beforeSite: {
      summary: "Listings kept in a spreadsheet",
      title: "Harborview Homes",
      subtitle: "Homes for sale - see list",
      links: ["Home", "For sale", "For rent", "Agents", "Fax us"],
      body: "list",
    },
    afterSite: "Map search that books viewings",
    features: ["Map", "Viewings", "Agent pages", "Alerts"],
    businessImpact: [
      { value: "+52%", label: "viewings" },
      { value: "4 min", label: "to publish" },
    ],
    tech: ["Maps", "Scheduling", "Media"],
    color: "realestate",
  },
  {
    slug: "weiss-academy",
    title: "Weiss Academy",
    industry: "Education",
    description: "Twelve courses moved from slides to chapters.",
    animationType: "dashboard",
    tradeDemo: "learning",
    mockupImage: "learning",
    beforeSite: {
      summary: "Slides in attachments",
      title: "Weiss Academy",
      subtitle: "Course material",
      links: ["Home", "Courses", "Downloads", "Exams", "Contact"],
      body: "table",
    },
    afterSite: "Chapters, notes, certificates",
    features: ["Video", "Notes", "Certificates", "Cohorts"],
    businessImpact: [
      { value: "68%", label: "finish rate" },
      { value: "+24%", label: "enrolments" },
    ],
    tech: ["Streaming", "Progress", "Roles"],
    color: "education",
  },
  {
    slug: "northgate-supply",
    title: "Northgate Supply",
    industry: "Manufacturing",
    description: "Monday’s numbers, on Monday, without asking anyone.",
    animationType: "dashboard",
    tradeDemo: "dashboard",
    mockupImage: "dashboard",
    beforeSite: {
      summary: "Weekly reports typed by hand",
      title: "Northgate Supply Co.",
      subtitle: "Order status",
      links: ["Home", "Orders", "Catalog", "Dealers", "Contact"],
      body: "table",
    },
    afterSite: "Live sales against target",
    features: ["Sales chart", "Reports", "Team view", "Exports", "Alerts", "Roles"],
    businessImpact: [
      { value: "3 days", label: "faster reporting" },
      { value: "+12%", label: "sales per rep" },
      { value: "0", label: "typed reports" },
    ],
    tech: ["Postgres", "Charts", "Roles"],
    color: "manufacturing",
  },
  {
    slug: "price-fitness",
    title: "Price Fitness",
    industry: "Fitness",
    description: "Two studios that fill from a waiting list.",
    animationType: "dashboard",
    tradeDemo: "fitness",
    mockupImage: "fitness",
    beforeSite: {
      summary: "A poster and a cash box",
      title: "PRICE FITNESS",
      subtitle: "Class timetable",
      links: ["Home", "Classes", "Prices", "Trainers", "Contact"],
      body: "table",
    },
    afterSite: "Passes, lists and visits",
    features: ["Booking", "Passes", "Heatmap", "Waiting list"],
    businessImpact: [
      { value: "-29%", label: "cancellations" },
      { value: "96%", label: "occupancy" },
    ],
    tech: ["Scheduling", "Payments"],
    color: "fitness",
  },
  {
    slug: "commons-guild",
    title: "Commons Guild",
    industry: "Membership",
    description: "1,800 members who used to meet on a mailing list.",
    animationType: "community",
    tradeDemo: "community",
    mockupImage: "community",
    beforeSite: {
      summary: "A mailing list archive",
      title: "The Commons Guild",
      subtitle: "Members’ notice board",
      links: ["Home", "Notices", "Archive", "Join", "Links"],
      body: "list",
    },
    afterSite: "Posts, events and messages",
    features: ["Feed", "Events", "Messages", "Moderation"],
    businessImpact: [
      { value: "3x", label: "posts a week" },
      { value: "61%", label: "active monthly" },
    ],
    tech: ["Realtime", "Search", "Moderation"],
    color: "membership",
  },
  {
    slug: "brightwater-partners",
    title: "Brightwater Partners",
    industry: "Channel",
    description: "Resellers see revenue, documents and the next payout.",
    animationType: "community",
    tradeDemo: "portal",
    mockupImage: "portal",
    beforeSite: {
      summary: "Quarterly statements by post",
      title: "Brightwater Partner Zone",
      subtitle: "Download area",
      links: ["Home", "Price list", "Logos", "Forms", "Contact"],
      body: "table",
    },
    afterSite: "Revenue and payouts, live",
    features: ["Revenue", "Targets", "Documents", "Payouts", "Exports", "Roles"],
    businessImpact: [
      { value: "-85%", label: "payout questions" },
      { value: "+27%", label: "partner revenue" },
      { value: "4", label: "tiers, one contract" },
    ],
    tech: ["Roles", "Exports", "Documents"],
    color: "channel",
  },
] as const satisfies readonly CaseStudy[];
