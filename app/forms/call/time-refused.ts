const refusals = ["taken", "not-open", "past", "cancelled", "two", "moves", "unknown"] as const;

/**
 * Why the database would not do what was asked. `taken` does not say whether that is another call or two of the same
 * mailbox, because it would tell strangers who has one; `two`, `moves` and the others are told to who has the call's secret.
 */
export type Refusal = (typeof refusals)[number];

export class TimeRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The time was refused: ${refusal}`);
    this.name = "TimeRefused";
    this.refusal = refusal;
  }
}

export function isRefusal(value: unknown): value is Refusal {
  return refusals.some((known) => known === value);
}
