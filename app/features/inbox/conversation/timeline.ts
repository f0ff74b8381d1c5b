import type { EmailTemplate } from "#domain/email-templates.ts";
import type { EmailState } from "#app/content/mail.ts";
import type { HistoryLine } from "../entry/record.ts";

export type LetterFile = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly isInline: boolean;
  /** Its parts are on the server; else it was too large to be kept. */
  readonly isWhole: boolean;
};

type Step = { readonly id: string; /** ISO time, as the database wrote it. */ readonly at: string };

/** A letter of the conversation, in either direction. */
export type LetterStep = Step & {
  readonly sort: "message";
  readonly isUnread: boolean;
  readonly isOurs: boolean;
  readonly kind: "letter" | "automatic" | "bounce" | "colleague" | "unreadable";
  readonly authorId: string | null;
  readonly sentAt: string | null;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly replyTo: readonly string[];
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly trouble: string;
  readonly body: string;
  /** The rest is asked for by `wholeMessageQuery`. */
  readonly isCut: boolean;
  readonly folds: readonly number[];
  readonly senderCheck: "verified" | "failed" | "unknown";
  readonly matchedBy: "" | "token" | "reference" | "sender" | "person";
  readonly files: readonly LetterFile[];
  /** Of ours; `null` for what came in. */
  readonly delivery: LetterDelivery | null;
};

export type LetterDelivery = {
  readonly outboxId: string;
  readonly state: EmailState;
  readonly report: "" | "delayed" | "bounced";
  readonly error: string;
  readonly attempts: number;
  readonly nextAt: string | null;
};

export type NoteStep = Step & {
  readonly sort: "note";
  readonly authorId: string | null;
  readonly body: string;
  /** User ids. */
  readonly mentions: readonly string[];
};

/** A change of the record, as the log has it. */
export type MoveStep = Step & { readonly sort: "move"; readonly line: HistoryLine };

/** A letter that the site writes by itself. */
export type SiteLetterStep = Step & {
  readonly sort: "letter";
  readonly to: string;
  readonly template: EmailTemplate;
  readonly state: EmailState;
  readonly report: "" | "delayed" | "bounced";
  readonly subject: string;
  readonly body: string;
  readonly error: string;
};

export type TimelineStep = LetterStep | NoteStep | MoveStep | SiteLetterStep;

/** Letters of a person, which an answer can be to. */
export function isAnswerable(step: TimelineStep): step is LetterStep {
  return step.sort === "message" && !step.isOurs && step.kind === "letter";
}

/** The newest message that somebody else may have written; the server asks for it before it sends. */
export function newestMessage(steps: readonly TimelineStep[]): LetterStep | null {
  return steps.findLast((step): step is LetterStep => step.sort === "message") ?? null;
}
