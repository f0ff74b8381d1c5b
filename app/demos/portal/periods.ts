import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import type { MonthFigures, RevenueRow, RevenueView } from "./model.ts";

type View = {
  readonly label: string;
  /** What one of its periods is called. */
  readonly one: string;
  /** Months in a period. */
  readonly months: number;
};

export const views: Readonly<Record<RevenueView, View>> = {
  monthly: { label: "Monthly", one: "month", months: 1 },
  quarterly: { label: "Quarterly", one: "quarter", months: 3 },
  yearly: { label: "Yearly", one: "year", months: 12 },
};

/** The yearly view starts in 2021 (specification, section 9). */
const firstShownYear = 2021;

type Period = RevenueRow & { readonly year: number };

/** The closed periods of a view, the oldest first: 12 months, 8 quarters, or the years from 2021. */
export function periodRows(series: readonly MonthFigures[], view: RevenueView): RevenueRow[] {
  const all = closedPeriods(series, view);
  const shown =
    view === "yearly"
      ? all.filter(({ year }) => year >= firstShownYear)
      : all.slice(view === "monthly" ? -12 : -8);
  return shown.map(({ period, revenue, target, growth }) => ({ period, revenue, target, growth }));
}

function closedPeriods(series: readonly MonthFigures[], view: RevenueView): Period[] {
  const { months } = views[view];
  // The series begins with a January, so whole periods follow one another from its start.
  const closed = Array.from({ length: Math.floor(series.length / months) }, (_, index) =>
    series.slice(index * months, (index + 1) * months),
  );
  const sums = closed.map((group) => ({
    first: group[0],
    revenue: group.reduce((all, one) => all + one.revenue, 0),
    target: group.reduce((all, one) => all + one.target, 0),
  }));
  return sums.map(({ first, revenue, target }, index) => ({
    year: first?.year ?? 0,
    period: periodName(first, view),
    revenue,
    target,
    growth: growthOf(revenue, sums[index - 1]?.revenue ?? 0),
  }));
}

function periodName(first: MonthFigures | undefined, view: RevenueView): string {
  const { year = 0, month = 0 } = first ?? {};
  if (view === "yearly") return String(year);
  return view === "quarterly"
    ? `Q${month / 3 + 1} ${year}`
    : `${formatLocal(new Date(year, month, 1), "shortMonth")} ${year}`;
}

function growthOf(revenue: number, before: number): number | null {
  return before > 0 ? (revenue / before - 1) * 100 : null;
}

/** Reaching the target exactly meets it (specification, section 5). */
export function targetMet(revenue: number, target: number): boolean {
  return revenue >= target;
}

/** How far a bar reaches, 0 to 100: the largest revenue or target that is shown fills the row. */
export function barPercent(value: number, rows: readonly RevenueRow[]): number {
  const most = Math.max(0, ...rows.flatMap(({ revenue, target }) => [revenue, target]));
  return most > 0 ? Math.max(0, (value / most) * 100) : 0;
}

/** The mean of the growth that is known, in percent and not rounded; nothing known is no growth. */
export function averageGrowth(rows: readonly RevenueRow[]): number {
  const known = rows.flatMap(({ growth }) => (growth === null ? [] : [growth]));
  return known.length > 0 ? known.reduce((all, one) => all + one, 0) / known.length : 0;
}

/** `6 of 8 quarters met target; best was Q2 2026.` */
export function takeaway(rows: readonly RevenueRow[], view: RevenueView): string {
  const met = rows.filter(({ revenue, target }) => targetMet(revenue, target)).length;
  const best = rows.toSorted((a, b) => b.revenue - a.revenue)[0]?.period ?? "none";
  return `${met} of ${counted(rows.length, views[view].one)} met target; best was ${best}.`;
}

/** `Q3 2026: $7,080 above target` */
export function gapText({ period, revenue, target }: RevenueRow): string {
  const gap = revenue - target;
  if (gap === 0) return `${period}: exactly on target`;
  return `${period}: ${formatMoney(Math.abs(gap))} ${gap > 0 ? "above" : "below"} target`;
}
