import { numberFormat } from "./formats.ts";

const whole = numberFormat({ style: "currency", currency: "USD", maximumFractionDigits: 0 });
const exact = numberFormat({ style: "currency", currency: "USD" });

/** `299700` cents read `$2,997`; cents are written only when there are some. */
export function formatMoney(cents: number): string {
  return (cents % 100 === 0 ? whole : exact)(cents / 100);
}

/** What is saved against the price before, in whole percent (specification, section 9). */
export function savePercent(price: number, originalPrice: number): number {
  return Math.round((1 - price / originalPrice) * 100);
}

/** Cents are always written: `123450` reads `$1,234.50`, `0` `$0.00`, `-500` `-$5.00`. */
export function formatCents(cents: number): string {
  return exact(cents / 100);
}
