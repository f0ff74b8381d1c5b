import { cardLabels as labels } from "#app/content/people.ts";
import { formatMoney } from "#domain/money.ts";
import type { Worth } from "./card.ts";

/** `$61,000 · $4,500 a month`; `nothing` where there is neither. */
export function worthWords({ once, monthly }: Worth, nothing: string): string {
  const words = [
    once === null || (once === 0 && monthly) ? "" : formatMoney(once),
    monthly ? labels.monthly(formatMoney(monthly)) : "",
  ].filter(Boolean);
  return words.join(" · ") || nothing;
}

/** As `worthWords`, of a sum: where there is nothing it is not $0. */
export function sumWords({ once, monthly }: Worth, nothing: string): string {
  return worthWords({ once: once || null, monthly: monthly || null }, nothing);
}
