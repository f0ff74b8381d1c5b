import { recordKinds, type KindName } from "#domain/registry.ts";
import {
  deliveriesMonths,
  issuesMonths,
  peopleMonths,
  quarantineMonths,
  retentionOf,
  viewsMonths,
} from "#domain/retention.ts";
import overrides from "../../../retention.json" with { type: "json" };

/** What one form of this website does with what is typed into it. */
export type FormRecord = {
  readonly form: string;
  readonly fields: string;
  /** `null` is kept with what it belongs to. */
  readonly kind: KindName | null;
  /** The longest time that it is kept. */
  readonly kept: string;
};

const accounts: FormRecord = {
  form: "Portal and partner sign-up",
  fields: "E-mail or phone number, and a hash of the password",
  kind: null,
  kept: "Until you close the account; 30 days where its address is never confirmed and nothing was sent",
};

const attribution: FormRecord = {
  form: "Where you came from",
  fields:
    "With each form: its page, your first page here, the link that led to the form, the site before ours and the campaign in its link. Your tab remembers the last four until you close it. No cookie; if your browser sends Global Privacy Control, none of it",
  kind: null,
  kept: "As long as what you sent with it",
};

const filling: FormRecord = {
  form: "How a form was filled in",
  fields:
    "With each form except a call and the newsletter: whether a field that people do not see was filled in, and how long the form was open, up to an hour; also if your browser sends Global Privacy Control. Used only against unasked-for advertising",
  kind: null,
  kept: "As long as what you sent with it",
};

/** How long it is known how often a page was opened: `24 months`. */
export const viewsKept = monthsText(viewsMonths(overrides));

const views: FormRecord = {
  form: "Which pages are opened",
  fields:
    "For all visitors together and a whole day: how often each page was opened, and how often a visit began there; by the site before ours and the campaign in its link. No cookie, no network address, no browser, no hour; if your browser sends Global Privacy Control, you are not counted",
  kind: null,
  kept: viewsKept,
};

/** How long somebody is kept of whom no record is left: `24 months`. */
export const peopleKept = monthsText(peopleMonths(overrides));

/** What people here write down beside the records. */
const written: FormRecord = {
  form: "What we note of you, and what may come of it",
  fields:
    "Your name, company and phone number as we know them by now; which addresses are yours, if you have written from several; and of a project that we talk about what it is called, what it may cost, when, and how far we are",
  kind: null,
  kept: `As long as anything that you sent, and at least ${peopleKept} after the last step`,
};

/** What leaves for the tools with which we work. */
const told: FormRecord = {
  form: "What our own tools are told",
  fields:
    "If we have connected a program of ours, such as a chat: that something has come in or has moved, of which kind, its reference, status, budget and source. Your name, addresses and words only where the one who connected it has chosen so. What went there, and what was answered, stands in a log",
  kind: null,
  kept: `The log for ${monthsText(deliveriesMonths(overrides))}`,
};

/** What is known of the letters that readers have confirmed. */
const letters: FormRecord = {
  form: "Which letters you had",
  fields:
    "Of each issue of the newsletter: whether it was handed over to your mail server, was refused, came back, or was left out because you had left. Not whether you opened it, nor which links you followed: the letters have no pixels, and their links lead where they say",
  kind: null,
  kept: monthsText(issuesMonths(overrides)),
};

const ofKinds: readonly FormRecord[] = recordKinds.map((kind) => {
  const { form, fields, since = "" } = kind.privacy;
  const kept = `${monthsText(retentionOf(kind, overrides).months)} ${since}`.trim();
  return { form, fields, kind: kind.kind, kept };
});

const firstWithAccount = recordKinds.findIndex(({ sentBy }) => sentBy === "account");

/** One line for each form; the account stands before the first form that makes one. */
export const formRecords: readonly FormRecord[] = [
  ...ofKinds.slice(0, firstWithAccount),
  accounts,
  ...ofKinds.slice(firstWithAccount),
  attribution,
  filling,
  written,
  told,
  letters,
  views,
];

/** How long suspected advertising is kept: `1 month`. */
export const quarantineKept = monthsText(quarantineMonths(overrides));

function monthsText(months: number): string {
  return months === 1 ? "1 month" : `${months} months`;
}

/** ISO date of the last change to how this website handles data. */
export const websiteDataUpdated = "2026-11-28";
