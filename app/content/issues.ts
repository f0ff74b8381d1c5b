import type { MailMode } from "./mail.ts";
import type { ToastMessage } from "./messages.ts";

export type IssueState = "draft" | "sending" | "paused" | "sent" | "stopped";

/** Why it pauses: somebody pressed the button, or it paused by itself. */
export type PauseReason = "person" | "refused" | "sign-in" | "restored";

export type ReaderList = "refused" | "bounced" | "skipped";

const number = (count: number) => count.toLocaleString("en-US");
/** `1 reader`, `1,204 readers`. */
export const readers = (count: number) => `${number(count)} ${count === 1 ? "reader" : "readers"}`;

/** Words of the page of the newsletter's issues. */
export const issuesPage = {
  help: "An issue is one letter to everybody who has confirmed that they want our newsletter. Everybody of the team writes and tries it; an owner sends it.",
  readers: (count: number) => `${readers(count)} on the list now`,
  add: "New issue",
  list: "Issues, the latest change first",
  none: "No issues yet",
  noneHelp:
    "Write the first one: a subject, and words in Markdown. It is saved as you write, goes to nobody before an owner sends it, and can be tried on yourself.",
  untitled: "Without a subject",
  loading: "Loading...",
  loadFailed: "Could not load the issues",
  openFailed: "Could not load this issue",
  modeFailed: "Could not find out whether letters leave here",
  teamFailed: "Could not find out whether you are an owner",
  missing: "This issue is not here any more",
  missingHelp: "Somebody has discarded it, or the address is not whole.",
  back: "All issues",
  unsaved: "Not saved",
  states: {
    draft: "Draft",
    sending: "Sending",
    paused: "Paused",
    sent: "Sent",
    stopped: "Stopped",
  } satisfies Record<IssueState, string>,
  changed: "Changed",
  begun: "Begun",
  by: (name: string) => `by ${name}`,
  /** Of what stands in this browser alone. */
  keptHere: "Kept in this browser until our server has it",
  failures: {
    unreachable: "Our server did not answer. Check your connection.",
    "too-many": (wait: string) => `Too many requests in a short time. Wait ${wait}.`,
    "not-allowed": "Your account may not read them at the moment.",
    refused: "Something went wrong on our side.",
    failed: "Something went wrong on our side.",
  },
} as const;

/** Whether letters leave, where that is not so. */
export const issueModes = {
  off: {
    title: "Mail is off",
    text: "An issue can be written and looked at, but letters do not go out here, neither a test nor the issue. To turn mail on, set SMTP_URL and MAIL_FROM on the server.",
  },
  hosted: {
    title: "Letters wait",
    text: "This site runs on a hosted Supabase project. Tests and issues wait there until npm run mail runs, on any machine, and go out as long as it does.",
  },
} satisfies Record<Exclude<MailMode, "on">, { title: string; text: string }>;

/** What came of an issue, in figures. */
export const issueCounts = {
  title: "What came of it",
  progress: (handed: number, all: number) => `${number(handed)} of ${number(all)} handed over`,
  names: {
    handed: "Handed over",
    refused: "Refused",
    bounced: "Bounced",
    skipped: "Not sent",
    unsubscribed: "Unsubscribed",
    waiting: "Waiting",
  },
  helps: {
    handed: "A mail server has taken it",
    refused: "A mail server would not take it",
    bounced: "Taken at first, then sent back",
    skipped: "Had left the list, or it was stopped",
    unsubscribed: "Left by the link in this issue",
    waiting: "Not gone out yet",
  },
} as const;

export const begunIssue = {
  began: "Begun",
  ended: "Ended",
  pause: "Pause",
  pausing: "Pausing…",
  resume: "Resume",
  resuming: "Resuming…",
  stop: "Stop",
  copy: "Use as a new draft",
  ownersOnly: "Owners pause, resume and stop it.",
  readFailed: "Could not read how far it is",
  words: "Words",
  pauses: {
    person: {
      title: "Paused",
      text: "Nothing goes out until an owner resumes it. Whoever has it already does not get it again.",
    },
    refused: {
      title: "Paused by itself: too many letters were refused",
      text: "More than 5 of the last 100 letters were refused. Look at the reasons below: if mail servers take our letters for advertising, going on makes it worse. Resume once you know why.",
    },
    "sign-in": {
      title: "Paused by itself: our mail server refuses our sign-in",
      text: "Name or password in SMTP_URL are not right any more. Set them on the server, start it again, then resume. Nobody gets the issue twice.",
    },
    restored: {
      title: "Paused by itself: the data came back from a backup",
      text: "Some readers may have got it after the backup was made, and would get it once more. Resume if you are sure that they have not; otherwise stop it.",
    },
  } satisfies Record<PauseReason, { title: string; text: string }>,
  lists: {
    refused: (count: number) => `Refused (${number(count)})`,
    bounced: (count: number) => `Bounced (${number(count)})`,
    skipped: (count: number) => `Not sent (${number(count)})`,
  } satisfies Record<ReaderList, (count: number) => string>,
  listLoading: "Loading...",
  listFailed: "Could not load the readers",
  listEnds: (shown: number) => `The first ${number(shown)} are shown.`,
  listNone: "Nobody by now",
  erased: "An address that was erased",
  paused: { title: "The issue is paused", tone: "success" } satisfies ToastMessage,
  resumed: { title: "The issue goes on", tone: "success" } satisfies ToastMessage,
  stopped: { title: "The issue is stopped", tone: "success" } satisfies ToastMessage,
  otherwise: (state: string): ToastMessage => ({
    title: "Nothing was changed",
    description: `It is ${state.toLowerCase()} by now.`,
    tone: "neutral",
  }),
  copied: {
    title: "A new draft with the same words",
    description: "The issue before it stays as it is.",
    tone: "success",
  } satisfies ToastMessage,
} as const;

export const stopPanel = {
  title: "Stop this issue?",
  text: (handed: number, left: number) =>
    `${readers(handed)} ${handed === 1 ? "has" : "have"} it and ${handed === 1 ? "keeps" : "keep"} it. The other ${number(left)} do not get it, now or later: a stopped issue cannot go on. To wait, pause it instead.`,
  close: "Close",
  confirm: "Stop it",
  confirming: "Stopping…",
  cancel: "Let it go on",
} as const;

export const issueFailures = {
  title: "Nothing was changed",
  unreachable: "Our server did not answer. Check your connection, then try again.",
  "too-many": (wait: string) =>
    `Too many requests in a short time. Please wait ${wait} and try again.`,
  "not-allowed": "Only owners do this, and your account is none at the moment.",
  refused: "Our server could not accept one of the values.",
  failed: "Something went wrong on our side. Please try again.",
} as const;
