import { allocate } from "#app/lib/allocate.ts";
import { formatPercent } from "#app/lib/percent.ts";

/** The share that a partner earns; a sample figure (specification, section 9). */
const commissionRate = 0.12;

export const rateText = formatPercent(commissionRate * 100);

/** The commission on some cents, rounded to the cent; a loss earns nothing. */
export function commissionCents(revenue: number, rate = commissionRate): number {
  return Math.max(0, Math.round(revenue * rate));
}

const kinds = [
  { name: "New business", share: 58 },
  { name: "Renewals", share: 27 },
  { name: "Co-sell", share: 15 },
] as const;

export type CommissionPart = {
  readonly name: string;
  /** Whole percent. */
  readonly share: number;
  readonly amount: number;
};

/** Where a commission comes from; the parts add up to it to the cent. */
export function commissionParts(commission: number): CommissionPart[] {
  const amounts = allocate(
    commission,
    kinds.map(({ share }) => share),
  );
  return kinds.map((kind, index) => ({ ...kind, amount: amounts[index] ?? 0 }));
}
