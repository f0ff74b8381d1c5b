import type { RecordKind } from "./record-kind.ts";

/** How long records of a kind are kept; without `after` from the day they came. */
export type Retention = {
  readonly months: number;
  /** Statuses that start the clock. */
  readonly after?: readonly string[];
};

/** The rule of a kind, unless the owner has set another in `retention.json`. */
export function retentionOf(
  { kind, retention }: Pick<RecordKind, "kind" | "retention">,
  overrides: Readonly<Record<string, Retention>>,
): Retention {
  return overrides[kind] ?? retention;
}

/** How many months suspected advertising is kept, unless the owner has set another time in `retention.json`. */
export function quarantineMonths(overrides: Readonly<Record<string, Retention>>): number {
  return overrides["quarantine"]?.months ?? 1;
}

/**
 * How many months at least we keep whom we have written down, counted from that day and from each step of their deals, unless
 * the owner has set another time. While a record of theirs is kept, they are.
 */
export function peopleMonths(overrides: Readonly<Record<string, Retention>>): number {
  return overrides["people"]?.months ?? 24;
}

/** How many months it is known what a webhook has told, unless the owner has set another time in `retention.json`. */
export function deliveriesMonths(overrides: Readonly<Record<string, Retention>>): number {
  return overrides["deliveries"]?.months ?? 1;
}

/** How many months a token that has ended is kept, unless the owner has set another time in `retention.json`. */
export function tokensMonths(overrides: Readonly<Record<string, Retention>>): number {
  return overrides["tokens"]?.months ?? 12;
}

/** How many months it is known who had which issue of the newsletter, unless the owner has set another time in `retention.json`. */
export function issuesMonths(overrides: Readonly<Record<string, Retention>>): number {
  return overrides["issues"]?.months ?? 12;
}

/** How many months it is known how often a page was seen, unless the owner has set another time in `retention.json`. */
export function viewsMonths(overrides: Readonly<Record<string, Retention>>): number {
  return overrides["views"]?.months ?? 24;
}
