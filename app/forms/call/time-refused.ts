/**
 * Why the database would not book a time: it is past or outside our hours, or something else is in the way. `taken` does
 * not say whether that is another call or two of the same mailbox, because it would tell strangers who has one.
 */
export type Refusal = "taken" | "not-open";

export class TimeRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The time was refused: ${refusal}`);
    this.name = "TimeRefused";
    this.refusal = refusal;
  }
}

export function isRefusal(value: unknown): value is Refusal {
  return value === "taken" || value === "not-open";
}
