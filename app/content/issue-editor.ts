import { readers } from "./issues.ts";
import type { ToastMessage } from "./messages.ts";

const number = (count: number) => count.toLocaleString("en-US");
const signs = (count: number) => `${number(count)} ${count === 1 ? "character" : "characters"}`;

/** Words of the editor of an issue. */
export const issueEditor = {
  newTitle: "New issue",
  subject: "Subject",
  preheader: "Preheader",
  preheaderHint:
    "What a list of mail shows behind the subject. Left empty, it is the first words of the letter.",
  body: "Words",
  bodyHint: "In Markdown.",
  markdown: {
    title: "What is understood",
    rows: [
      ["# A heading", "a heading; ## is a smaller one"],
      ["an empty line", "begins a new paragraph"],
      ["**bold** and *italic*", "stand out"],
      ["[words](https://…)", "a link; http, https and mailto: only"],
      ["- one, or 1. one", "a list; indented by two more, a list within it"],
      ["> words", "a quotation"],
      ["`code`, or four spaces", "as it stands"],
      ["---", "a line across"],
    ],
    not: "HTML and pictures are not taken.",
  },
  notes: {
    html: (sample: string) => `HTML is not taken and stands there as it was typed: ${sample}`,
    picture: (sample: string) => `Pictures are left out: ${sample}`,
    address: (sample: string) =>
      `This leads nowhere that a letter may lead to, and stays plain words: ${sample}`,
    tangle: (sample: string) => `This is nested too deeply and stays plain words: ${sample}`,
  },
  notesTitle: "Left out of the letter",
  limits: {
    subject: (count: number) => `${over(count)}: a subject has 150 at most.`,
    preheader: (count: number) => `${over(count)}: a preheader has 200 at most.`,
    body: (count: number) => `${over(count)}: an issue has 60,000 at most.`,
    left: (count: number) => `${signs(count)} left`,
  },
  empty: {
    subject: "Give it a subject first.",
    body: "Write the words first.",
  },
  status: {
    fresh: "Saved as you write",
    still: "Everything is saved",
    saving: "Saving…",
    saved: (time: string) => `Saved at ${time}`,
    taken: (name: string, time: string) => `${name} has changed this issue at ${time}`,
    failed: (reason: string) => `Not saved: ${reason}`,
    long: "Not saved: one of the fields is too long.",
    full: "Not saved: there are 200 issues, and no more can be made. Discard one that nobody needs.",
    retry: "Retry",
    retrying: "Trying again…",
  },
  reasons: {
    unreachable:
      "our server did not answer. Every word is kept in this browser, and is saved as soon as it can be.",
    "too-many": (wait: string) =>
      `too many requests in a short time. Every word is kept in this browser; wait ${wait}.`,
    "not-allowed":
      "your account may not do this at the moment. Every word is kept in this browser.",
    refused: "our server could not take one of the fields. Every word is kept in this browser.",
    failed: "something went wrong on our side. Every word is kept in this browser.",
  },
  restored: "What you typed before stands here again.",
  somebody: "Somebody",
  conflict: {
    title: (name: string, time: string) => `${name} has saved other words at ${time}`,
    help: "Yours stand below, and nothing is saved until you choose. Theirs:",
    takeTheirs: "Take theirs",
    keepMine: "Keep mine",
  },
  aside: {
    title: "Your words, before you took theirs",
    copy: "Copy",
    copied: "Copied",
    byHand: "The browser did not let us copy. The words are selected: press Ctrl+C.",
    close: "Put them away",
  },
  begun: {
    title: "This issue has begun to go out",
    help: "Its words stand. What you typed since stands below and is not part of it.",
  },
  gone: {
    title: "Somebody has discarded this issue",
    help: "What you typed stands below, in this browser alone.",
  },
  takeAlong: "Make a new issue of mine",
  dropMine: "Let mine go",
  test: "Send me a test",
  testing: "Sending…",
  testTo: (email: string) => `A test goes to ${email}.`,
  discard: "Discard",
  close: "All issues",
  send: (count: number) => `Send to ${readers(count)}`,
  nobody: "Nobody is on the list yet, so there is nobody to send it to.",
  ownerSends: "An owner sends it.",
  readersFailed: "Could not find out how many readers there are",
  preview: "Preview",
  forms: "Forms of the letter",
  letter: "Letter",
  plain: "Plain text",
  nothingYet: "What you write stands here, as its readers will see it.",
  letterLabel: "The letter as it goes out",
  inList: "In a list of mail",
  leadsTo: (address: string) => `Leads to ${address}`,
  previewFailed: "The preview could not be loaded",
  previewFailedHelp: "Our server did not answer. What you write is saved all the same.",
  previewLoading: "Loading...",
} as const;

function over(count: number): string {
  return `${signs(count)} too many`;
}

export const testOutcomes = {
  queued: (to: string): ToastMessage => ({
    title: "A test is on its way",
    description: `It goes to ${to}. Readers do not get it.`,
    tone: "success",
  }),
  waits: (to: string): ToastMessage => ({
    title: "A test waits",
    description: `It goes to ${to} as soon as npm run mail runs.`,
    tone: "success",
  }),
  changed: {
    title: "No test was sent",
    description: "Somebody else has saved other words meanwhile. Look at them first.",
    tone: "error",
  },
  gone: {
    title: "No test was sent",
    description: "Somebody has discarded this issue meanwhile.",
    tone: "error",
  },
  often: {
    title: "No test was sent",
    description: "You have sent yourself 20 within an hour. Wait until an hour is over.",
    tone: "error",
  },
  empty: {
    title: "No test was sent",
    description: "It needs a subject and words.",
    tone: "error",
  },
  unsaved: {
    title: "No test was sent",
    description: "The words could not be saved first.",
    tone: "error",
  },
  failed: (reason: string): ToastMessage => ({
    title: "No test was sent",
    description: reason,
    tone: "error",
  }),
} as const;

export const discardPanel = {
  title: "Discard this issue?",
  text: "Its words go for everybody of the team, and do not come back.",
  close: "Close",
  confirm: "Discard it",
  confirming: "Discarding…",
  cancel: "Keep it",
  failed: "It was not discarded",
  changed: "Somebody else has saved other words meanwhile. Close this and look at them first.",
  begun: "It has begun to go out meanwhile.",
  done: { title: "The issue is discarded", tone: "success" } satisfies ToastMessage,
} as const;

export const sendPanel = {
  title: (count: number) => `Send to ${readers(count)}?`,
  subject: "Subject",
  readers: "Readers",
  text: "It begins at once. What has gone out cannot be taken back; while it goes out it can be paused and stopped.",
  waits: "Letters wait until npm run mail runs.",
  close: "Close",
  confirm: (count: number) => `Send to ${readers(count)}`,
  confirming: "Beginning…",
  cancel: "Not yet",
  failed: "It was not sent",
  count: (count: number) =>
    `The list has changed meanwhile: by now it is ${readers(count)}. Is that right?`,
  unsaved: "The words could not be saved first. Close this and look at what is said above them.",
  begun: "It has begun to go out meanwhile.",
  refusals: {
    changed: "Somebody else has saved other words meanwhile. Close this and look at them first.",
    gone: "Somebody has discarded it meanwhile.",
    empty: "It needs a subject and words.",
    nobody: "Nobody is on the list any more.",
    many: (count: number) =>
      `${number(count)} readers are more than this server sends to. Beyond 5,000 a company that sends newsletters does it better.`,
  },
  started: (count: number): ToastMessage => ({
    title: `On its way to ${readers(count)}`,
    tone: "success",
  }),
} as const;
