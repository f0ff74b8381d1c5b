import { allocate } from "#app/lib/allocate.ts";
import { courseAt } from "./courses.ts";
import { attainment } from "./figures.ts";
import type { DayRange } from "./model.ts";
import { monthsOf, sumOver, type Ledger } from "./sales.ts";

type Presence = "online" | "away" | "offline";

export type RepRecord = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly segment: "Enterprise" | "Mid-market" | "Small business";
  readonly presence: Presence;
  readonly salesWeight: number;
  readonly quotaWeight: number;
  readonly dealsOpen: number;
};

export type RepFigures = RepRecord & {
  readonly sales: number;
  readonly quota: number;
  readonly attainment: number | null;
};

/** The sales and targets of some days split over the people month by month; nothing is left over. */
export function repFigures(
  reps: readonly RepRecord[],
  range: DayRange,
  ledger: Ledger,
): RepFigures[] {
  const months = monthsOf(range).map((month) => ({
    sales: allocate(
      sumOver(month, ledger.sales),
      reps.map(({ id, salesWeight }) => salesWeight * courseAt(id, month.to, ledger.today)),
    ),
    quotas: allocate(
      sumOver(month, ledger.target),
      reps.map(({ quotaWeight }) => quotaWeight),
    ),
  }));
  return reps.map((rep, index) => {
    const sales = months.reduce((all, month) => all + (month.sales[index] ?? 0), 0);
    const quota = months.reduce((all, month) => all + (month.quotas[index] ?? 0), 0);
    return { ...rep, sales, quota, attainment: attainment(sales, quota) };
  });
}

export type QuotaFilter = "all" | "met" | "below";

export function byQuota(reps: readonly RepFigures[], filter: QuotaFilter): RepFigures[] {
  return reps.filter(
    ({ sales, quota }) => filter === "all" || sales >= quota === (filter === "met"),
  );
}
