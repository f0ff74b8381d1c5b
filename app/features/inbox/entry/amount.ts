import { amountLabels as labels } from "#app/content/intake.ts";
import { budgetsOf } from "#domain/lead-options.ts";
import { formatMoney } from "#domain/money.ts";
import { optionLabel } from "#domain/option.ts";
import type { Entry } from "../entry.ts";

type Worth = Pick<Entry, "kind" | "budget" | "amount">;

/** What a record is worth, a line for each part: by its deal or order, else the budget in words, else nothing. */
export function amountLines({ kind, budget, amount }: Worth): readonly string[] {
  const { onceCents, monthlyCents } = amount;
  const lines = [
    ...(onceCents === null ? [] : [formatMoney(onceCents)]),
    ...(monthlyCents === null ? [] : [labels.monthly(formatMoney(monthlyCents))]),
  ];
  if (lines.length > 0) return lines;
  const label = optionLabel(budgetsOf(kind), budget);
  return label === null ? [] : [label];
}
