import type { KindName } from "#domain/registry.ts";

/** One record of any kind, as the list shows it. */
export type Entry = {
  readonly id: string;
  readonly kind: KindName;
  /** `PR-7F3A91C2` */
  readonly reference: string;
  /** Exactly as the database gave it, to the microsecond: a cursor is made of it. */
  readonly receivedAt: string;
  /** Empty where its sender gave none, as the other texts are. */
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  /** The beginning of the message. */
  readonly preview: string;
  readonly topic: string;
  /** The code that its sender chose, each kind has its own; empty for none. */
  readonly budget: string;
  readonly amount: EntryAmount;
  /** Values that are not known here may be stored and are shown as they are (specification, section 4). */
  readonly status: string;
  readonly work: EntryWork;
  /** ISO time; `null` where nothing is promised. */
  readonly dueAt: string | null;
  readonly source: string;
  readonly sourcePage: string;
  readonly quarantine: EntryQuarantine;
  /** A letter has come since the last answer. */
  readonly hasNewLetter: boolean;
  /** The value by which the list is ordered, exactly as the database gave it. */
  readonly sortValue: string;
};

/** What a record is worth by its deal or its order, in cents: once, and each month. */
type EntryAmount = {
  readonly onceCents: number | null;
  readonly monthlyCents: number | null;
};

/** What the team adds to a record. */
export type EntryWork = {
  readonly assigneeId: string | null;
  readonly tags: readonly string[];
  readonly archivedAt: string | null;
  /** `2026-11-24` */
  readonly followUpOn: string | null;
  readonly answeredAt: string | null;
  /** Since when a person waits for an answer; `null` when nobody does. */
  readonly waitingSince: string | null;
  readonly snoozedUntil: string | null;
  /** When the last reply was found not to have arrived. */
  readonly undeliveredAt: string | null;
};

/** What speaks for its being advertising, and what came of it. */
export type EntryQuarantine = {
  /** ISO time; `null` where it is not kept apart. */
  readonly since: string | null;
  /** Names with their points, as `offers-ranking:3`, the strongest first. */
  readonly reasons: readonly string[];
  /** What a person has said of it. */
  readonly judgement: "spam" | "honest" | null;
};

/** So many of the newest records are asked for: more new ones are not told apart. */
export const mostNewest = 100;

/** Of a record that came in lately, enough to tell whether it is new. */
export type NewestEntry = Pick<Entry, "id" | "kind" | "receivedAt"> & {
  readonly isArchived: boolean;
};

export type LeadCounters = {
  readonly total: number;
  readonly new: number;
  readonly responded: number;
};

/** What of one kind is not archived. */
export type KindCounts = {
  readonly kind: KindName;
  readonly total: number;
  /** A person waits for an answer. */
  readonly waiting: number;
  readonly overdue: number;
  readonly mine: number;
  readonly followUp: number;
  /** What is put off; the other numbers leave it out. */
  readonly snoozed: number;
  readonly undelivered: number;
  /** What is kept apart, the archive included; the other numbers leave it out. */
  readonly quarantined: number;
};

type Marked = Pick<Entry, "kind" | "status">;

/** The one transition of contact submissions leads from `new` to `responded` (specification, section 4). */
export function canMarkResponded({ kind, status }: Marked): boolean {
  return kind === "contact" && status === "new";
}

/** Spam can be said of everything that it has not been said of, not spam of what is kept apart. */
export function canJudge({ quarantine }: Pick<Entry, "quarantine">, isSpam: boolean): boolean {
  const { since, judgement } = quarantine;
  return isSpam ? since === null || judgement !== "spam" : since !== null;
}

export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
