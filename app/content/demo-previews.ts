import type { demoCatalog } from "./demo-catalog.ts";

export type DemoPreview = {
  /** The screens of the demo, in the order of its tabs. */
  readonly screens: readonly string[];
  /** What one can do in it. */
  readonly points: readonly string[];
};

/** Demos whose application does not run yet. */
export type PlannedDemo = Extract<(typeof demoCatalog)[number], { isOpen: false }>["slug"];

/** What each of them shows, for its page until then. Screens are the demo specification's. */
export const demoPreviews: Readonly<Record<PlannedDemo, DemoPreview>> = {
  portal: {
    screens: ["Dashboard", "Revenue", "Documents", "Partners", "Profile"],
    points: [
      "Compare revenue with target by month, quarter or year",
      "See which payout is due, and why",
      "Find a contract and download what is approved",
    ],
  },
  recruitment: {
    screens: ["Dashboard", "Candidates", "Jobs", "Analytics"],
    points: [
      "Search candidates by name or position",
      "Move a candidate on without dragging anything",
      "See which job waits for an answer, and since when",
    ],
  },
  realestate: {
    screens: ["Search", "Dashboard", "Viewings", "Market"],
    points: [
      "Filter homes by place, price band and type",
      "Ask for a viewing that lands in the agent's diary",
      "Read what a home costs a month, not only in all",
    ],
  },
  restaurant: {
    screens: ["Orders", "Menu", "Reservations", "Dashboard"],
    points: [
      "Send an order from the table to the kitchen",
      "See the age of every ticket at two metres",
      "Seat a reservation at one of sixteen tables",
    ],
  },
  fitness: {
    screens: ["Dashboard", "Members", "Classes", "Live Workouts", "Analytics"],
    points: [
      "Fill classes from a waiting list",
      "Follow the floor while people train",
      "Read a heatmap of twenty-four hours by seven days",
    ],
  },
};

/** Words of the pages below `/demo`. The not-found texts are the demo specification's, section 2. */
export const demoPages = {
  back: "Back to Examples",
  state: "The interactive version is not open yet. This is what it shows and does.",
  openHeading: "These five run today",
  screensHeading: "Its screens",
  pointsHeading: "What you do in it",
  ask: "Ask for a tour of it",
  start: "Start Your Project",
  analytics: {
    title: "Analytics in the Enterprise Dashboard",
    description:
      "The analytics of our demos are a tab of the Enterprise Dashboard: this address leads on to it.",
    headline: "Analytics",
    text: "This is a part of the Enterprise Dashboard.",
    link: "Open the Enterprise Dashboard",
  },
  notFound: {
    meta: {
      title: "Demo Not Found",
      description: "There is no demo at this address. Here are the ten that we have.",
    },
    title: "Demo Not Found",
    text: "The requested demo doesn't exist.",
    tryHeading: "Try one of these",
  },
} as const;
