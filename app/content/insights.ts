import type { EntryKind } from "./inbox-kinds.ts";

/** Words of the insights of the admin panel. */
export const insights = {
  label: "Period",
  periods: [
    { weeks: 12, label: "12 weeks" },
    { weeks: 26, label: "26 weeks" },
    { weeks: 52, label: "52 weeks" },
  ],
  loading: "Loading...",
  failed: "The insights could not be loaded.",
  none: "Nothing has come in during this time",
  noneHelp: "Choose a longer period, or come back when the first forms have been sent.",
  total: "Leads",
  perWeek: "A week, on average",
  best: "Best week",
  weeks: {
    title: "Leads per week",
    text: (count: number, weeks: number) =>
      `${count.toLocaleString("en-US")} leads in ${weeks} weeks. A week begins on Monday, in San Francisco.`,
    week: "Week of",
    leads: "Leads",
    table: "As a table",
  },
  sources: {
    title: "By source",
    text: "The campaign's source, else the site that led here, else a direct visit.",
    column: "Source",
    direct: "Direct visit",
    unknown: "Not told",
  },
  pages: {
    title: "By page",
    text: "The page with the form.",
    column: "Page",
    unknown: "Not told",
  },
  kinds: {
    title: "By kind",
    text: "How many, and the middle one of the first answers.",
    column: "Kind",
    answer: "First answer",
    promise: "Promise",
    noAnswer: "None yet",
    noPromise: "None",
    kept: "kept",
    missed: "missed",
  },
  share: "Share",
  more: (count: number) => `${count} more`,
} as const;

/** What the site promises, in seconds (specification, section 9). */
export const promisedSeconds: Readonly<Partial<Record<EntryKind, number>>> = {
  contact: 24 * 3600,
  support: 4 * 3600,
};
