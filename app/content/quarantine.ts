import { quarantineMonths } from "#domain/retention.ts";
import overrides from "../../retention.json" with { type: "json" };

/** How long it is kept, in months. */
export const keptMonths = quarantineMonths(overrides);

const keptTime = keptMonths === 1 ? "a month" : `${keptMonths} months`;

/** Names of what speaks for or against advertising, as the database writes them, in words. */
export const reasonNames: Readonly<Record<string, string>> = {
  markup: "markup written as text",
  "short-link": "short link",
  "offers-ranking": "offers ranking",
  "offers-links": "offers links",
  "offers-loans": "offers loans",
  "offers-prizes": "offers prizes",
  "offers-gambling": "offers gambling",
  "offers-adult": "offers adult content",
  "offers-pills": "offers pills",
  "offers-crypto": "offers crypto",
  "offers-reach": "offers reach",
  "offers-websites": "offers websites",
  "offers-notices": "official-looking notice",
  approach: "sales approach",
  messenger: "asks for a messenger",
  "repeated-host": "same site again and again",
  "cheap-suffix": "cheap domain",
  "made-up-host": "made-up domain",
  disposable: "disposable address",
  trap: "filled in a hidden field",
  haste: "sent within three seconds",
  silent: "its page said nothing",
  "same-words": "same words from others",
  learnt: "learnt words",
  "answered-before": "answered before",
  "signed-in": "signed in",
  flood: "flood of strangers",
};

export const quarantineLabels = {
  title: "Quarantine",
  /** Read out behind the number in the navigation. */
  apart: "kept apart",
  about: `Suspected advertising, kept apart from the inbox and deleted after ${keptTime}. No letters go out about it, neither to its sender nor to the team.`,
  none: "Nothing is kept apart",
  noneHelp: "What looks like advertising waits here, so that nothing honest is lost.",
  why: "Why",
  suspected: (reasons: string) => `Suspected: ${reasons}`,
  suspectedAlone: "Suspected advertising",
  marked: "Marked as spam",
  saidBy: (name: string) => `Spam, said by ${name}`,
  saidByYou: "you",
  points: (points: number) =>
    `${points} ${Math.abs(points) === 1 ? "point" : "points"}; from 4 on a message is kept apart.`,
  /** Before a moment in a sentence: "today at 09:42". */
  since: "Here since",
  leaves: "deleted on",
  /** In place of the time that is left for an answer. */
  noAnswer: "Nobody waits for one",
  unwritten: "Nobody was written to.",
  honest: "Not spam",
  spam: "Spam",
} as const;

export const judged = {
  spam: (count: number) =>
    count === 1 ? "Marked as spam" : `${count.toLocaleString("en-US")} marked as spam`,
  honest: (count: number) =>
    count === 1 ? "Marked as not spam" : `${count.toLocaleString("en-US")} marked as not spam`,
} as const;

export const judgingFailed = {
  spam: {
    title: "Error",
    description: "It could not be marked as spam. Try again.",
    tone: "error",
  },
  honest: {
    title: "Error",
    description: "It could not be marked as not spam. Try again.",
    tone: "error",
  },
} as const;
