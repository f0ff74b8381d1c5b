import type { MockupName } from "./art-name.ts";

export type DemoPreview = {
  /** One line that sells it. */
  readonly line: string;
  /** The screens of the demo, in the order of its tabs. */
  readonly screens: readonly string[];
  /** What one can do in it. */
  readonly points: readonly string[];
};

/** What each demo shows, for its page while the application itself is not open. Screens are the demo specification's. */
export const demoPreviews: Readonly<Record<MockupName, DemoPreview>> = {
  ecommerce: {
    line: "A store that sells while you sleep, on your domain.",
    screens: ["Store", "Product details", "Cart", "Checkout"],
    points: [
      "Search and filter six products by category",
      "Read specifications, reviews and shipping in one dialog",
      "Check out in four steps, with tax and shipping worked out",
    ],
  },
  healthcare: {
    line: "Give patients a front door that answers.",
    screens: ["Dashboard", "Appointments", "Medical Records", "Prescriptions", "Health Analytics"],
    points: [
      "Choose a day on the calendar and one of its free slots",
      "See only the appointments that are still to come",
      "Ask for a refill before the last tablet is gone",
    ],
  },
  dashboard: {
    line: "See Monday's numbers without asking anyone.",
    screens: ["Overview", "Analytics", "Reports", "Team"],
    points: [
      "Switch the sales chart between months, weeks and years",
      "Hold sales, target and growth side by side",
      "Take any report away as a spreadsheet",
    ],
  },
  community: {
    line: "Own the room your customers talk in.",
    screens: ["Feed", "Trending", "Messages", "Create Post", "Community"],
    points: [
      "Search posts by title, text or author",
      "Write to a member and keep the thread",
      "Publish a post, keep a draft, join an event",
    ],
  },
  learning: {
    line: "Teach once, certify forever.",
    screens: ["Dashboard", "My Courses", "Watch", "Browse", "Progress"],
    points: [
      "Watch chapters at the speed that suits you",
      "Take notes that remember their minute",
      "Finish a course and open its certificate",
    ],
  },
  portal: {
    line: "Give partners one place for money, deals and paperwork.",
    screens: ["Dashboard", "Revenue", "Documents", "Partners", "Profile"],
    points: [
      "Compare revenue with target by month, quarter or year",
      "See which payout is due, and why",
      "Find a contract and download what is approved",
    ],
  },
  recruitment: {
    line: "Never lose a good candidate to silence again.",
    screens: ["Dashboard", "Candidates", "Jobs", "Analytics"],
    points: [
      "Search candidates by name or position",
      "Move a candidate on without dragging anything",
      "See which job waits for an answer, and since when",
    ],
  },
  realestate: {
    line: "Turn lookers into booked viewings.",
    screens: ["Search", "Dashboard", "Viewings", "Market"],
    points: [
      "Filter homes by place, price band and type",
      "Ask for a viewing that lands in the agent's diary",
      "Read what a home costs a month, not only in all",
    ],
  },
  restaurant: {
    line: "Kitchen, floor and bookings on one screen.",
    screens: ["Orders", "Menu", "Reservations", "Dashboard"],
    points: [
      "Send an order from the table to the kitchen",
      "See the age of every ticket at two metres",
      "Seat a reservation at one of sixteen tables",
    ],
  },
  fitness: {
    line: "Know who is slipping before they cancel.",
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
  screensHeading: "Its screens",
  pointsHeading: "What you do in it",
  ask: "Ask for a tour of it",
  start: "Start Your Project",
  analytics: {
    title: "Analytics in the Enterprise Dashboard",
    description:
      "The analytics of our demos are a tab of the Enterprise Dashboard: this address leads on to it.",
    headline: ["Analytics"],
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
