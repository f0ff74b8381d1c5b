import type { LetterState, LetterTemplate, MailMode } from "#app/content/mail.ts";

/** A letter that went out, is to go out, or did not. */
export type Letter = {
  readonly id: string;
  readonly madeAt: string;
  /** Empty for a notice to the team. */
  readonly to: string;
  readonly template: LetterTemplate;
  readonly state: LetterState;
  readonly attempts: number;
  readonly nextAt: string;
  readonly sentAt: string | null;
  /** Why it did not go out, in a sentence; empty when nothing went wrong. */
  readonly error: string;
  /** Empty until it has been written. */
  readonly subject: string;
  readonly body: string;
  readonly record: LetterRecord | null;
};

/** What a letter is about. */
type LetterRecord = {
  readonly id: string;
  readonly kind: string;
  /** Empty where the record has none that people use. */
  readonly reference: string;
};

export type LetterCounts = Readonly<Record<LetterState, number>>;

export function canRetry({ state }: Letter): boolean {
  return state === "failed" || state === "skipped";
}

/** Whether it is another one within moments: while mail is on it goes out, while it is off it is written down. */
export function isChanging(
  { state, attempts, subject }: Pick<Letter, "state" | "attempts" | "subject">,
  mode: MailMode | undefined,
): boolean {
  if (mode === "off") return state === "queued" && subject === "";
  return mode === "on" && (state === "sending" || (state === "queued" && attempts === 0));
}
