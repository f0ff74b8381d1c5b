import { addBusinessDays, dayAt, formatLocal } from "#domain/dates.ts";

export type DeliveryOption = "standard" | "express" | "next-day";

/** Specification, section 9: Next Day is for orders before 2 PM. */
const cutOff = "14:00";

/** First and last day of arrival, in business days from now; Next Day has one day only. */
function deliveryWindow(option: DeliveryOption, now: Date): { from: Date; to: Date } {
  if (option === "next-day") {
    const day = addBusinessDays(now, now < dayAt(now, 0, cutOff) ? 1 : 2);
    return { from: day, to: day };
  }
  const [first, last] = option === "standard" ? [5, 7] : [2, 3];
  return { from: addBusinessDays(now, first), to: addBusinessDays(now, last) };
}

/** `Fri, Nov 27 – Tue, Dec 1`, or one day alone. */
export function windowText(option: DeliveryOption, now: Date): string {
  const { from, to } = deliveryWindow(option, now);
  const [first, last] = [formatLocal(from, "weekday"), formatLocal(to, "weekday")];
  return first === last ? first : `${first} – ${last}`;
}

/** `5 h 0 min` until the orders of today are sent; null once it is 2 PM. */
export function timeToCutOff(now: Date): string | null {
  const minutes = Math.ceil((dayAt(now, 0, cutOff).getTime() - now.getTime()) / 60_000);
  return minutes > 0 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : null;
}
