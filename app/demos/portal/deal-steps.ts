import { addDays, dateOfDay, formatLocal, isoDay } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { commissionCents } from "./commission.ts";
import { dealProtectionLeft, isOpen, protectedDays } from "./deals.ts";
import { withEntry } from "./feed.ts";
import type { Deal, PortalState } from "./model.ts";

/** A customer can cancel for so long; commission is paid after it. */
const lockDays = 30;

const onDay = (day: Date) => formatLocal(day, "date");

/** The last day on which a deal is kept for the partner. */
export function protectedUntil({ registered }: Deal): string {
  return onDay(addDays(dateOfDay(registered), protectedDays));
}

/** What happens to a deal next, in a sentence. */
export function nextStep(deal: Deal, manager: string, today: Date): string {
  const earned = formatCents(commissionCents(deal.value));
  if (deal.status === "Won") {
    const paid = addDays(dateOfDay(deal.close), lockDays);
    return `${earned} joins your payout after ${onDay(paid)}, when the customer can no longer cancel.`;
  }
  if (dealProtectionLeft(deal, today) === "Expired") {
    return "The protection is over: another partner can register this customer.";
  }
  if (deal.isExtensionAsked) return `${manager} was asked to extend the protection.`;
  return deal.status === "Submitted"
    ? `${manager} is looking at it, usually for 2 working days. It is kept for you meanwhile.`
    : `It is yours until ${protectedUntil(deal)}. Won by then, it earns ${earned}.`;
}

/** An open deal is won today; one that nobody has approved yet cannot be. */
export function winDeal(state: PortalState, id: string, now: Date): PortalState {
  const deals = updateById(state.deals, id, (deal): Deal =>
    deal.status === "Approved" ? { ...deal, status: "Won", close: isoDay(now) } : deal,
  );
  if (deals === state.deals) return state;
  const customer = deals.find((deal) => deal.id === id)?.customer ?? "";
  return withEntry({ ...state, deals }, `You won ${customer}`, now);
}

/** An open deal is given up: the customer is free for others, and no line is left of it. */
export function withdrawDeal(state: PortalState, id: string, now: Date): PortalState {
  const deal = state.deals.find((one) => one.id === id);
  if (!deal || !isOpen(deal)) return state;
  const deals = state.deals.filter((one) => one !== deal);
  return withEntry({ ...state, deals }, `You withdrew ${deal.customer}`, now);
}

/** Brings a withdrawn deal back to its place. */
export function restoreDeal(state: PortalState, deal: Deal, index: number, now: Date): PortalState {
  if (state.deals.some(({ id }) => id === deal.id)) return state;
  const deals = state.deals.toSpliced(index, 0, deal);
  return withEntry({ ...state, deals }, `You brought ${deal.customer} back`, now);
}
