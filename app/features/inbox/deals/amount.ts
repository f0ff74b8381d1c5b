/** More than this no deal is worth, in cents; the database holds it too. */
export const mostCents = 100_000_000_000;

const written = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/**
 * Cents of an amount in dollars as people write it: `12,500`, `$12,500.50`, `12500`. Nothing is `null`; what is no amount,
 * as `12,5k`, is `undefined`, and so is one above `mostCents`.
 */
export function parseAmount(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const found = written.exec(typed);
  if (!found) return undefined;
  const [, dollars = "", cents = ""] = found;
  const amount = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
  return amount <= mostCents ? amount : undefined;
}

/** As a field shows it: `12,500`, `12,500.50`; empty for none. */
export function amountText(cents: number | null): string {
  if (cents === null) return "";
  const dollars = Math.floor(cents / 100).toLocaleString("en-US");
  const rest = cents % 100;
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, "0")}`;
}

/** As an address says it, without commas: `12500`. */
export function amountWord(cents: number): string {
  return amountText(cents).replaceAll(",", "");
}
