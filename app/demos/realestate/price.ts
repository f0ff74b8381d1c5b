import type { PriceBand, Property } from "./model.ts";

type Price = { readonly amount: number | null; readonly per: "total" | "month" };

const numeral = String.raw`(\d[\d,]*(?:\.\d+)?)\s*([kKmM])?\b`;
const afterSign = new RegExp(String.raw`[$£€]\s*${numeral}`);
const anywhere = new RegExp(numeral);

/** The numeric value of a price text: the first number after a currency sign, else the first number. */
export function parsePrice(text = ""): Price {
  const plain = text.replaceAll("\u00A0", " ");
  const per = /(\/|per\s*)\s*(mo|month|pcm)\b|pcm/i.test(plain) ? "month" : "total";
  const found = afterSign.exec(plain) ?? anywhere.exec(plain);
  if (!found?.[1]) return { amount: null, per };
  const unit = found[2]?.toLowerCase();
  const factor = unit === "k" ? 1e3 : unit === "m" ? 1e6 : 1;
  const amount = Number.parseFloat(found[1].replaceAll(",", "")) * factor;
  return { amount: Math.round(amount * 100) / 100, per };
}

/** What a home costs in dollars; null on application. */
export function amountOf({ price }: Pick<Property, "price">): number | null {
  return parsePrice(price).amount;
}

/**
 * The price filter (specification, section 5). The bands are for homes on sale: a rent is no price below a million, and
 * a sold home is not on offer.
 */
export function matchesPrice(
  property: Pick<Property, "price" | "status">,
  band: PriceBand,
): boolean {
  if (band === "all") return true;
  if (band === "rent") return property.status === "rent";
  const amount = amountOf(property);
  if (property.status !== "sale" || amount === null) return false;
  return band === "under-1m" ? amount < 1e6 : amount >= 1e6 && amount <= 2e6;
}
