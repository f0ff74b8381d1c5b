import type { EmailState, EmailTemplate, MailMode } from "#app/content/mail.ts";

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

/** Whether it is another one within moments: while mail is on it goes out, while it is off it is written down. */
export function isChanging(
  { state, attempts, subject }: Pick<Email, "state" | "attempts" | "subject">,
  mode: MailMode | undefined,
): boolean {
  if (mode === "off") return state === "queued" && subject === "";
  return mode === "on" && (state === "sending" || (state === "queued" && attempts === 0));
}
