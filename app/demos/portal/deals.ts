import { counted } from "#domain/counted.ts";
import { addDays, dateOfDay, daysUntil, isoDay, type IsoDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { isEmail } from "#app/lib/hidden-letters.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { withEntry } from "./feed.ts";
import type { Deal, PortalState, Product } from "./model.ts";

export const protectedDays = 90;
const endingDays = 14;

/** Days that a deal is still kept for the partner, today counted; `Expired` afterwards. */
export function dealProtectionLeft(
  { registered }: Pick<Deal, "registered">,
  today: Date,
): number | "Expired" {
  const left = daysUntil(addDays(dateOfDay(registered), protectedDays), today);
  return left < 0 ? "Expired" : left;
}

/** `74 days left`, `Last day`, `Expired`; a deal that is won needs none. */
export function protectionText(deal: Deal, today: Date): string {
  if (deal.status === "Won") return "Closed";
  const left = dealProtectionLeft(deal, today);
  if (left === "Expired") return left;
  return left === 0 ? "Last day" : `${counted(left, "day")} left`;
}

/** Whether the protection of an open deal ends within two weeks. */
export function isEnding(deal: Deal, today: Date): boolean {
  const left = dealProtectionLeft(deal, today);
  return isOpen(deal) && left !== "Expired" && left <= endingDays;
}

export function isOpen({ status }: Deal): boolean {
  return status !== "Won";
}

/** How many deals are open and what they are worth together. */
export function openDeals(deals: readonly Deal[]): { count: number; value: number } {
  const open = deals.filter(isOpen);
  return { count: open.length, value: open.reduce((all, { value }) => all + value, 0) };
}

/** Whether somebody has an open deal with this customer, in any spelling of capitals. */
export function isRegistered(customer: string, deals: readonly Deal[]): boolean {
  const wanted = customer.trim().toLowerCase();
  return deals.some((deal) => isOpen(deal) && deal.customer.toLowerCase() === wanted);
}

export type DealEntry = {
  readonly customer: string;
  readonly email: string;
  /** Cents; null while it is no amount. */
  readonly value: number | null;
  readonly close: IsoDay;
  readonly product: Product;
};

export type DealErrors = {
  readonly customer?: string;
  readonly email?: string;
  readonly value?: string;
  readonly close?: string;
};

/** One sentence for each field that is not good. */
export function checkDeal(entry: DealEntry, today: Date): DealErrors {
  const isValue = entry.value !== null && entry.value > 0;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(entry.close) && entry.close >= isoDay(today);
  return {
    ...(cleanText(entry.customer) === "" && { customer: "Enter the customer's name." }),
    ...(!isEmail(entry.email.trim()) && {
      email: "Enter an e-mail address such as name@company.com.",
    }),
    ...(!isValue && { value: "Enter a value in dollars, such as 24,000." }),
    ...(!isDay && { close: "Choose today or a later day." }),
  };
}

/** A deal that is in order goes on top, submitted and protected from today. */
export function registerDeal(state: PortalState, entry: DealEntry, now: Date): PortalState {
  if (entry.value === null || Object.keys(checkDeal(entry, now)).length > 0) return state;
  const deal: Deal = {
    id: `own-${state.made}`,
    customer: cleanText(entry.customer, 80),
    email: entry.email.trim(),
    value: entry.value,
    product: entry.product,
    close: entry.close,
    registered: isoDay(now),
    status: "Submitted",
  };
  return withEntry(
    { ...state, deals: [deal, ...state.deals], made: state.made + 1 },
    `You registered ${deal.customer}`,
    now,
  );
}

/** Notes that more time was asked for; once is enough. */
export function askExtension(state: PortalState, id: string, now: Date): PortalState {
  const deals = updateById(state.deals, id, (deal): Deal =>
    deal.isExtensionAsked || !isOpen(deal) ? deal : { ...deal, isExtensionAsked: true },
  );
  if (deals === state.deals) return state;
  const customer = deals.find((deal) => deal.id === id)?.customer ?? "";
  return withEntry({ ...state, deals }, `You asked for more time for ${customer}`, now);
}
