/** Why the database would not book a time: it went to somebody else, or it is past or outside our hours. */
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
