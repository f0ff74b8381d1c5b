import type { SceneName } from "./art-name.ts";
import type { Figure } from "./case-study.ts";
import type { DemoSlug } from "./demo-catalog.ts";

export type IndustrySolution = {
  /** Anchor of the entry. */
  readonly id: string;
  /** The industry as a still life. */
  readonly icon: SceneName;
  readonly industry: string;
  readonly title: string;
  readonly description: string;
  readonly transformation: { readonly from: string; readonly to: string };
  readonly features: readonly string[];
  /** Business impact; the first one stands on the departure board. */
  readonly metrics: readonly Figure[];
  readonly techStack: readonly string[];
  /** The demo of the trade, or the nearest to it. */
  readonly demo: { readonly slug: DemoSlug; readonly isNearest?: true };
};

/** The ten industries in the order of the specification, section 2. Figures are samples (decision D64). */
export const industrySolutions = [
  {
    id: "retail",
    icon: "retail",
    industry: "Retail",
    title: "Shops that know their own stock",
    description:
      "One product record feeds the shelf, the till and the website, so nothing is sold twice and nothing sits unseen in a back room.",
    transformation: {
      from: "Catalogue PDF and a phone number",
      to: "Live stock, checkout and returns",
    },
    features: [
      "Live stock by store",
      "4-step checkout",
      "Returns desk",
      "Gift cards",
      "Supplier orders",
      "Loyalty pricing",
    ],
    metrics: [
      { value: "38%", label: "more orders online" },
      { value: "6 h", label: "saved on stock each week" },
      { value: "2.1x", label: "repeat purchases" },
    ],
    techStack: ["Storefront", "Payments", "Stock", "Postgres"],
    demo: { slug: "ecommerce" },
  },
  {
    id: "recruitment",
    icon: "recruitment",
    industry: "Recruitment",
    title: "Candidates who always hear back",
    description:
      "Every application has an owner, a stage and a next date. Clients watch the shortlist grow instead of asking for it.",
    transformation: { from: "CVs in an inbox", to: "A pipeline with owners and dates" },
    features: [
      "Candidate pipeline",
      "Job pages",
      "Interview slots",
      "Client shortlists",
      "Skill search",
      "Rejection notes",
    ],
    metrics: [
      { value: "9 days", label: "faster to offer" },
      { value: "94%", label: "of candidates answered" },
      { value: "3x", label: "shortlists per recruiter" },
    ],
    techStack: ["Search", "Scheduling", "Roles", "Postgres"],
    demo: { slug: "recruitment" },
  },
  {
    id: "real-estate",
    icon: "realestate",
    industry: "Real estate",
    title: "Listings that book their own viewings",
    description:
      "Buyers filter on a map, choose a viewing and get a reminder. Agents edit one listing and it changes everywhere.",
    transformation: { from: "Listings in a spreadsheet", to: "Map search with booked viewings" },
    features: [
      "Map search",
      "Viewing calendar",
      "Agent pages",
      "Price alerts",
      "Document room",
      "Market view",
    ],
    metrics: [
      { value: "52%", label: "more viewings booked" },
      { value: "4 min", label: "to publish a home" },
      { value: "31%", label: "fewer missed calls" },
    ],
    techStack: ["Maps", "Scheduling", "Media", "Postgres"],
    demo: { slug: "realestate" },
  },
  {
    id: "healthcare",
    icon: "healthcare",
    industry: "Healthcare",
    title: "A front desk that never closes",
    description:
      "Patients choose a doctor and a slot, read their results and ask for refills, with an audit log behind every view.",
    transformation: { from: "A booking form to print", to: "Slots, records and telehealth" },
    features: [
      "Slot booking",
      "Medical records",
      "Telehealth calls",
      "Refill requests",
      "Reminders",
      "Audit log",
    ],
    metrics: [
      { value: "41%", label: "fewer missed visits" },
      { value: "70%", label: "booked out of hours" },
      { value: "11 min", label: "saved per patient" },
    ],
    techStack: ["Scheduling", "Records", "Video", "Audit log"],
    demo: { slug: "healthcare" },
  },
  {
    id: "education",
    icon: "education",
    industry: "Education",
    title: "Courses people actually finish",
    description:
      "Chapters, notes and small deadlines in one place, and a certificate at the end that an employer can verify.",
    transformation: { from: "Slides sent by e-mail", to: "Courses, notes and certificates" },
    features: [
      "Video chapters",
      "Timestamped notes",
      "Weekly goals",
      "Certificates",
      "Cohorts",
      "Progress reports",
    ],
    metrics: [
      { value: "68%", label: "finish the course" },
      { value: "24%", label: "more enrolments" },
      { value: "0", label: "certificates made by hand" },
    ],
    techStack: ["Streaming", "Progress", "Certificates"],
    demo: { slug: "learning" },
  },
  {
    id: "restaurant",
    icon: "restaurant",
    industry: "Restaurant",
    title: "Floor, kitchen and bookings agree",
    description:
      "Orders go straight to the pass with an age on every ticket. Tables free up on the booking page as guests leave.",
    transformation: {
      from: "A phone, a book and a paper rail",
      to: "One screen for floor and kitchen",
    },
    features: [
      "Kitchen tickets",
      "Table plan",
      "Online bookings",
      "Sold-out switch",
      "Walk-ins",
      "Sales by hour",
    ],
    metrics: [
      { value: "7 min", label: "faster tickets" },
      { value: "18%", label: "more covers" },
      { value: "-63%", label: "no-shows" },
    ],
    techStack: ["Realtime", "Bookings", "Payments"],
    demo: { slug: "restaurant" },
  },
  {
    id: "fitness",
    icon: "fitness",
    industry: "Fitness",
    title: "Members you notice before they leave",
    description:
      "Classes fill from a waiting list, passes renew themselves, and a quiet list shows who has not been in for a while.",
    transformation: { from: "A class poster and cash", to: "Passes, waiting lists and visits" },
    features: [
      "Class booking",
      "Waiting lists",
      "Passes",
      "Visit heatmap",
      "Live workouts",
      "Trainer pages",
    ],
    metrics: [
      { value: "29%", label: "fewer cancellations" },
      { value: "96%", label: "class occupancy" },
      { value: "2 h", label: "saved every day" },
    ],
    techStack: ["Scheduling", "Payments", "Analytics"],
    demo: { slug: "fitness" },
  },
  {
    id: "legal",
    icon: "legal",
    industry: "Legal",
    title: "Clients who can see where they stand",
    description:
      "A matter has a timeline, documents and a next step. Clients read it themselves, at any hour, without calling.",
    transformation: { from: "Letters and voicemail", to: "A matter page with dates" },
    features: [
      "Matter timeline",
      "Document room",
      "Signatures",
      "Conflict check",
      "Time entry",
      "Trust ledger",
    ],
    metrics: [
      { value: "-47%", label: "status calls" },
      { value: "5 days", label: "faster intake" },
      { value: "100%", label: "documents in one place" },
    ],
    techStack: ["Documents", "Signatures", "Audit log"],
    demo: { slug: "portal", isNearest: true },
  },
  {
    id: "events",
    icon: "events",
    industry: "Events",
    title: "Seats sold, doors calm",
    description:
      "Seat maps, timed entry and a scanner in any phone. Refunds and transfers happen without an e-mail thread.",
    transformation: {
      from: "A mailing list and a door list",
      to: "Seat maps, tickets and check-in",
    },
    features: [
      "Seat maps",
      "Timed entry",
      "Door scanner",
      "Transfers",
      "Speaker pages",
      "Sponsor reports",
    ],
    metrics: [
      { value: "3 s", label: "per check-in" },
      { value: "22%", label: "sold in presale" },
      { value: "-80%", label: "ticket e-mails" },
    ],
    techStack: ["Payments", "Realtime", "QR", "CDN"],
    demo: { slug: "community", isNearest: true },
  },
  {
    id: "non-profit",
    icon: "nonprofit",
    industry: "Non-profit",
    title: "Donors who see what they paid for",
    description:
      "Gifts, volunteers and projects share one record, so a thank-you can say exactly what the money did.",
    transformation: { from: "A bank number on a page", to: "Giving, volunteers and reports" },
    features: [
      "Monthly giving",
      "Project pages",
      "Volunteer shifts",
      "Receipts",
      "Grant reports",
      "Member area",
    ],
    metrics: [
      { value: "44%", label: "more monthly donors" },
      { value: "12 h", label: "saved per report" },
      { value: "1.8x", label: "volunteer sign-ups" },
    ],
    techStack: ["Payments", "Community", "Reports"],
    demo: { slug: "community", isNearest: true },
  },
] as const satisfies readonly IndustrySolution[];
