import { formatMoney } from "#domain/money.ts";

/** As much as the database takes for a deal: a thousand million dollars. */
const mostCents = 100_000_000_000;

export function isCents(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= 0 && cents <= mostCents;
}

/**
 * What somebody typed as an amount, in cents: `61000`, `61,000`, `$61,000.50`, `61k`. `null` for nothing, `undefined`
 * for what is no amount: one that could be read in two ways, as `12,5`, is none.
 */
export function readAmount(text: string): number | null | undefined {
  const typed = text.replaceAll(/[\s$]/g, "");
  if (typed === "") return null;
  const [, whole, part, thousand] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?(k?)$/i.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const dollars = Number(`${whole.replaceAll(",", "")}.${part ?? "0"}`);
  const cents = Math.round(dollars * (thousand ? 100_000 : 100));
  return isCents(cents) ? cents : undefined;
}

/** As a field shows it: `61,000`; empty for none. */
export function dollarsOf(cents: number | null): string {
  return cents === null ? "" : formatMoney(cents).slice(1);
}
