import type { EmailState, MailMode } from "#app/content/mail.ts";
import type { EmailTemplate } from "#domain/email-templates.ts";

/** An e-mail that went out, is to go out, or did not. */
export type Email = {
  readonly id: string;
  readonly madeAt: string;
  /** Empty for a notice to the team. */
  readonly to: string;
  readonly template: EmailTemplate;
  readonly state: EmailState;
  readonly attempts: number;
  readonly nextAt: string;
  readonly sentAt: string | null;
  /** Why it did not go out, in a sentence; empty when nothing went wrong. */
  readonly error: string;
  /** Empty until it has been written. */
  readonly subject: string;
  readonly body: string;
  /** What came back of it after it was sent; empty for nothing. */
  readonly report: "" | "delayed" | "bounced";
  readonly record: EmailRecord | null;
};

/** What an e-mail is about. */
type EmailRecord = {
  readonly id: string;
  readonly kind: string;
  /** Empty where the record has none that people use. */
  readonly reference: string;
};

export type EmailCounts = Readonly<Record<EmailState, number>>;

export function canRetry({ state }: Email): boolean {
  return state === "failed" || state === "skipped";
}

type Waiting = Pick<Email, "state" | "attempts" | "madeAt" | "nextAt">;

/** In milliseconds. */
export const aMinute = 60_000;

/** Whether it is kept for a later hour, as the reminder of a call is; a reader's clock that is slow keeps none. */
export function isScheduled({ state, attempts, madeAt, nextAt }: Waiting, now: Date): boolean {
  const due = Date.parse(nextAt);
  const isForLater = due - Date.parse(madeAt) > aMinute;
  return state === "queued" && attempts === 0 && isForLater && due > now.getTime();
}

/** Whether it is another one within moments: while mail is on it goes out, while it is off it is written down. */
export function isChanging(
  email: Waiting & Pick<Email, "subject">,
  mode: MailMode | undefined,
  now: Date,
): boolean {
  const { state, attempts, subject } = email;
  if (isScheduled(email, now)) return false;
  if (mode === "off") return state === "queued" && subject === "";
  return mode === "on" && (state === "sending" || (state === "queued" && attempts === 0));
}
