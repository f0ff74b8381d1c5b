import { addDays, formatLocal } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { formatPercent } from "#app/lib/percent.ts";
import { commissionCents, commissionParts, rateText } from "./commission.ts";
import type { Company, MonthFigures, Partnership } from "./model.ts";
import { targetMet } from "./periods.ts";

export const sampleNote = "Sample document generated in your browser for this demo";

export type Statement = {
  /** `2026-10` */
  readonly id: string;
  /** `October 2026` */
  readonly month: string;
  readonly commission: number;
  readonly figures: MonthFigures;
};

/** The last three closed months, the latest first. */
export function lastStatements(series: readonly MonthFigures[]): Statement[] {
  return series
    .slice(-3)
    .toReversed()
    .map((figures) => {
      const { year, month, revenue } = figures;
      return {
        id: `${year}-${String(month + 1).padStart(2, "0")}`,
        month: formatLocal(new Date(year, month, 1), "month"),
        commission: commissionCents(revenue),
        figures,
      };
    });
}

/** What stands in the statement of a month. */
export function statementLines(
  { month, commission, figures }: Statement,
  company: Company,
  { partnerId, account, tier }: Partnership,
): string[] {
  const { revenue, target } = figures;
  const lastDay = addDays(new Date(figures.year, figures.month + 1, 1), -1);
  return [
    sampleNote,
    "",
    `Partner: ${company.name} (${partnerId}), ${tier}`,
    `Period: ${month}, closed on ${formatLocal(lastDay, "date")}`,
    "",
    `Revenue: ${formatCents(revenue)}`,
    `Target: ${formatCents(target)} (${targetMet(revenue, target) ? "Target Met" : "Below Target"})`,
    `Commission rate: ${rateText}`,
    "",
    ...commissionParts(commission).map(
      ({ name, share, amount }) => `${name}, ${formatPercent(share)}: ${formatCents(amount)}`,
    ),
    "",
    `Commission: ${formatCents(commission)}`,
    `Paid to the account ending ${account}`,
  ];
}
