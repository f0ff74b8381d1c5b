import { allocate } from "#app/lib/allocate.ts";
import { courseAt } from "./courses.ts";
import { attainment } from "./figures.ts";
import type { DayRange } from "./model.ts";
import { sumOver, type Ledger } from "./sales.ts";

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

/** The sales and target of a month split over the people; nothing is left over. */
export function repFigures(
  reps: readonly RepRecord[],
  range: DayRange,
  ledger: Ledger,
): RepFigures[] {
  const sales = allocate(
    sumOver(range, ledger.sales),
    reps.map(({ id, salesWeight }) => salesWeight * courseAt(id, range.to, ledger.today)),
  );
  const quotas = allocate(
    sumOver(range, ledger.target),
    reps.map(({ quotaWeight }) => quotaWeight),
  );
  return reps.map((rep, index) => {
    const own = { sales: sales[index] ?? 0, quota: quotas[index] ?? 0 };
    return { ...rep, ...own, attainment: attainment(own.sales, own.quota) };
  });
}

export type QuotaFilter = "all" | "met" | "below";

export function byQuota(reps: readonly RepFigures[], filter: QuotaFilter): RepFigures[] {
  return reps.filter(
    ({ sales, quota }) => filter === "all" || sales >= quota === (filter === "met"),
  );
}
