import type { OrderChoice } from "./order-choice.ts";

/** In cents; one-time and monthly sums are kept apart. */
export type OrderTotal = { readonly once: number; readonly monthly: number };

export function orderTotal({ item, addOns }: OrderChoice): OrderTotal {
  let once = item?.kind === "package" ? item.of.price : 0;
  let monthly = item?.kind === "plan" ? item.of.price : 0;
  for (const { price, isMonthly } of addOns) {
    if (isMonthly) monthly += price;
    else once += price;
  }
  return { once, monthly };
}
