import { jobSlugs } from "./document-slugs.ts";
import { projectTypes, type Option } from "./lead-options.ts";
import { projectPackages } from "./pricing.ts";
import { availabilityOptions, partnerTypeOptions } from "./sign-up.ts";

export type EntryKind =
  | "contact"
  | "consultation"
  | "support"
  | "call"
  | "order"
  | "partner"
  | "portal"
  | "job"
  | "newsletter";

/** How far a record is: nobody has begun, somebody is at it, it went well, it is over. */
type StatusTone = "new" | "going" | "done" | "over";

export type KindStatus = Option & {
  readonly tone: StatusTone;
  /** The button that moves a record here; where a record comes in there is none. */
  readonly move?: string;
};

export type KindWords = {
  /** Heading and place in the navigation. */
  readonly title: string;
  readonly badge: string;
  readonly statuses: readonly KindStatus[];
  /** What the record's topic says here, and its values; `null` where it is free text. */
  readonly topic: {
    readonly label: string;
    readonly all: string;
    readonly options: readonly Option[];
  } | null;
  /** Whether the site promises an answer within hours (specification, section 9). */
  readonly hasPromise: boolean;
};

/** `product-designer` reads `Product designer`. */
export function jobTitle(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const supportChannelOptions = [
  { value: "form", label: "Form" },
  { value: "chat", label: "Chat" },
  { value: "security", label: "Security report" },
] as const satisfies readonly Option[];

export const callTypeOptions = [
  { value: "call15", label: "15-minute call" },
  { value: "partner30", label: "30-minute partner call" },
] as const satisfies readonly Option[];

export const kindWords: Readonly<Record<EntryKind, KindWords>> = {
  contact: {
    title: "Contact submissions",
    badge: "Contact",
    statuses: [
      { value: "new", label: "New", tone: "new" },
      { value: "responded", label: "Responded", tone: "done", move: "Mark responded" },
    ],
    topic: { label: "Project type", all: "All projects", options: projectTypes },
    hasPromise: true,
  },
  consultation: {
    title: "Consultations",
    badge: "Consultation",
    statuses: [
      { value: "new", label: "New", tone: "new" },
      { value: "scheduled", label: "Scheduled", tone: "going", move: "Mark scheduled" },
      { value: "completed", label: "Completed", tone: "done", move: "Mark completed" },
      { value: "declined", label: "Declined", tone: "over", move: "Decline" },
    ],
    topic: { label: "Project type", all: "All projects", options: projectTypes },
    hasPromise: false,
  },
  support: {
    title: "Support",
    badge: "Support",
    statuses: [
      { value: "open", label: "Open", tone: "new" },
      { value: "resolved", label: "Resolved", tone: "done", move: "Mark resolved" },
    ],
    topic: { label: "Channel", all: "All channels", options: supportChannelOptions },
    hasPromise: true,
  },
  call: {
    title: "Calls",
    badge: "Call",
    statuses: [
      { value: "confirmed", label: "Confirmed", tone: "going" },
      { value: "done", label: "Done", tone: "done", move: "Mark done" },
      { value: "no_show", label: "No-show", tone: "over", move: "Mark no-show" },
      { value: "cancelled", label: "Cancelled", tone: "over", move: "Cancel the call" },
    ],
    topic: { label: "Type of call", all: "All calls", options: callTypeOptions },
    hasPromise: false,
  },
  order: {
    title: "Orders",
    badge: "Order",
    statuses: [
      { value: "submitted", label: "Submitted", tone: "new" },
      { value: "invoiced", label: "Invoiced", tone: "going", move: "Mark invoiced" },
      { value: "paid", label: "Paid", tone: "going", move: "Mark paid" },
      { value: "delivered", label: "Delivered", tone: "done", move: "Mark delivered" },
      { value: "cancelled", label: "Cancelled", tone: "over", move: "Cancel the order" },
    ],
    topic: {
      label: "Package or plan",
      all: "All packages and plans",
      options: projectPackages.map(({ id }) => ({
        value: id,
        label: id.charAt(0).toUpperCase() + id.slice(1),
      })),
    },
    hasPromise: false,
  },
  partner: {
    title: "Partner applications",
    badge: "Partner",
    statuses: [
      { value: "new", label: "New", tone: "new" },
      { value: "in_review", label: "In review", tone: "going", move: "Start review" },
      { value: "approved", label: "Approved", tone: "done", move: "Approve" },
      { value: "rejected", label: "Rejected", tone: "over", move: "Reject" },
    ],
    topic: { label: "Partner type", all: "All partner types", options: partnerTypeOptions },
    hasPromise: false,
  },
  portal: {
    title: "Engineering applications",
    badge: "Engineering",
    statuses: [
      { value: "new", label: "New", tone: "new" },
      { value: "in_review", label: "In review", tone: "going", move: "Start review" },
      { value: "invited", label: "Invited", tone: "done", move: "Invite" },
      { value: "rejected", label: "Rejected", tone: "over", move: "Reject" },
    ],
    topic: { label: "Availability", all: "Any availability", options: availabilityOptions },
    hasPromise: false,
  },
  job: {
    title: "Job applications",
    badge: "Job",
    statuses: [
      { value: "new", label: "New", tone: "new" },
      { value: "reviewing", label: "Reviewing", tone: "going", move: "Start review" },
      { value: "interview", label: "Interview", tone: "going", move: "Invite to an interview" },
      { value: "hired", label: "Hired", tone: "done", move: "Hire" },
      { value: "rejected", label: "Rejected", tone: "over", move: "Reject" },
      { value: "withdrawn", label: "Withdrawn", tone: "over", move: "Mark withdrawn" },
    ],
    topic: {
      label: "Role",
      all: "All roles",
      options: jobSlugs.map((slug) => ({ value: slug, label: jobTitle(slug) })),
    },
    hasPromise: false,
  },
  newsletter: {
    title: "Newsletter",
    badge: "Newsletter",
    statuses: [
      { value: "pending", label: "Pending", tone: "going" },
      { value: "confirmed", label: "Confirmed", tone: "done" },
      { value: "unsubscribed", label: "Unsubscribed", tone: "over", move: "Unsubscribe" },
    ],
    topic: null,
    hasPromise: false,
  },
};

export const entryKinds: readonly EntryKind[] = [
  "contact",
  "consultation",
  "support",
  "call",
  "order",
  "partner",
  "portal",
  "job",
  "newsletter",
];

export function isEntryKind(text: string | null): text is EntryKind {
  return entryKinds.some((kind) => kind === text);
}

/** The words of a status; `undefined` for one that is not known here. */
export function statusWords(kind: EntryKind, status: string): KindStatus | undefined {
  return kindWords[kind].statuses.find(({ value }) => value === status);
}
