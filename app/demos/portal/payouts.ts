import { dateOfDay, formatLocal, isoDay, type IsoDay } from "#domain/dates.ts";
import { sortRows, type Sort } from "#app/lib/sort-rows.ts";
import type { Partner, Payout, PayoutField } from "./model.ts";

/** Why a payout is where it is, and when it goes on. */
export function payoutExplain(payout: Payout, account: string, today: Date): string {
  return payout.status === "pending"
    ? `In the 30-day lock while the customer can still cancel. Becomes scheduled ${onDay(payout.lockUntil, today)}.`
    : `Approved. Paid to account ending ${account} ${onDay(payout.date, today)}.`;
}

function onDay(day: IsoDay, today: Date): string {
  return day === isoDay(today) ? "today" : `on ${formatLocal(dateOfDay(day), "date")}`;
}

export type PayoutRow = Payout & { readonly name: string };

/** The payouts with the names of their partners, sorted. */
export function payoutRows(
  payouts: readonly Payout[],
  partners: readonly Partner[],
  { field, direction }: Sort<PayoutField>,
): PayoutRow[] {
  const rows = payouts.map((payout) => ({
    ...payout,
    name: partners.find(({ id }) => id === payout.partner)?.name ?? payout.partner,
  }));
  return sortRows(rows, (row) => row[field], direction);
}

export function payoutTotal(payouts: readonly Payout[]): number {
  return payouts.reduce((all, { amount }) => all + amount, 0);
}

/** The next one that a partner gets. */
export function nextPayout(payouts: readonly Payout[], partner: string): Payout | undefined {
  return payouts
    .filter((payout) => payout.partner === partner)
    .toSorted((a, b) => a.date.localeCompare(b.date))[0];
}

/** For a spreadsheet: dollars as numbers, days as `2026-11-25`. */
export function payoutCells(rows: readonly PayoutRow[]): (string | number)[][] {
  return rows.map(({ name, amount, date, status }) => [name, amount / 100, date, status]);
}

export const payoutHeaders = ["Partner", "Amount", "Date", "Status"] as const;
