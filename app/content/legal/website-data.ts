import retention from "../../../retention.json" with { type: "json" };

/** The names of the kinds of records in the file that deletion goes by. */
type Kind = keyof typeof retention;

/** What one form of this website does with what is typed into it. */
export type FormRecord = {
  readonly form: string;
  readonly fields: string;
  /** `null` is kept with what it belongs to. */
  readonly kind: Kind | null;
  /** What the months are counted from, where that is not the day it came. */
  readonly since?: string;
  /** How long at most, where no months are counted. */
  readonly until?: string;
};

/** One line for each form. */
export const formRecords = [
  {
    form: "Project form",
    fields:
      "Name, e-mail, message; company, project type and budget if given; time and state of the answer",
    kind: "contact",
  },
  {
    form: "Consultation application",
    fields: "What the form asks for, and the timezone of your browser",
    kind: "consultation",
  },
  {
    form: "Call booking",
    fields: "Name, e-mail, time and timezone; phone if given",
    kind: "call",
  },
  {
    form: "Package or plan order",
    fields: "Package or plan, add-ons and their prices, contact and billing details; never a card",
    kind: "order",
  },
  {
    form: "Support form",
    fields: "First and last name, e-mail, subject, message, as far as given",
    kind: "support",
  },
  {
    form: "Portal and partner sign-up",
    fields: "E-mail or phone number, and a hash of the password",
    kind: null,
    until:
      "Until you close the account; 30 days where its address is never confirmed and nothing was sent",
  },
  {
    form: "Partner application",
    fields: "Company and website, kind of partner, tier and referrals, contact details, message",
    kind: "partner",
    since: "after a rejection; else with the account",
  },
  {
    form: "Engineering portal application",
    fields: "Name, link to your work, stack, availability, message",
    kind: "portal",
    since: "after a rejection; else with the account",
  },
  {
    form: "Job application",
    fields: "Role, name, e-mail, message; phone, links and a link to a CV if given",
    kind: "job",
    since: "after the decision",
  },
  {
    form: "Newsletter",
    fields: "E-mail, the page you subscribed on, whether it was confirmed",
    kind: "newsletter",
    since: "after you unsubscribe",
  },
  {
    form: "Where you came from",
    fields:
      "With each form: its page, your first page here, the link that led to the form, the site before ours and the campaign in its link. Your tab remembers the last four until you close it. No cookie; if your browser sends Global Privacy Control, none of the last two, and nothing is remembered",
    kind: null,
    until: "As long as what you sent with it",
  },
] as const satisfies readonly FormRecord[];

/** ISO date of the last change to how this website handles data. */
export const websiteDataUpdated = "2026-11-23";

export function retentionOf({ kind, since = "", until = "" }: FormRecord): string {
  if (kind === null) return until;
  const { months } = retention[kind];
  return `${months === 1 ? "1 month" : `${months} months`} ${since}`.trim();
}
