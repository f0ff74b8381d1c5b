import { isSameDay } from "#domain/dates.ts";
import type { PriceChange, Property, PropertyStatus } from "./model.ts";
import { parsePrice } from "./price.ts";
import { dollars, isMonthly } from "./labels.ts";

/** A month's rent as a share of what a home costs; by it one becomes the other. */
const rentShare = 0.004;

/**
 * A home that is offered another way from now on: its price is one for that way, a rent for a month and a price for a
 * sale, and its history says so. What was changed today and is changed back leaves nothing behind.
 */
export function offeredAs(home: Property, status: PropertyStatus, now: Date): Property {
  if (home.status === status) return home;
  const before = home.history.filter(({ on }) => !isSameDay(on, now));
  const asked = before.find(({ what }) => what !== "Sold" && what !== "Let") ?? home;
  if (status === "sold") {
    const what = isMonthly(home) ? "Let" : "Sold";
    return {
      ...home,
      status,
      soldOn: now,
      history: [{ on: now, what, price: home.price }, ...before],
    };
  }
  const isRent = status === "rent";
  const price = isMonthly(asked) === isRent ? asked.price : convertedPrice(asked, isRent);
  const isAsBefore = price === asked.price && before[0] === asked;
  const what = isRent ? "Offered to rent" : "Offered for sale";
  const change: PriceChange = { on: now, what, price };
  return {
    ...home,
    status,
    price,
    soldOn: null,
    history: isAsBefore ? before : [change, ...before],
  };
}

/** To the nearest $50 a month, or the nearest $5,000; a text without a number stays as it is. */
function convertedPrice({ price }: Pick<Property, "price">, isRent: boolean): string {
  const { amount } = parsePrice(price);
  if (amount === null) return price;
  return isRent
    ? `${dollars(Math.round((amount * rentShare) / 50) * 50)}/month`
    : dollars(Math.round(amount / rentShare / 5000) * 5000);
}
