import { business } from "#domain/business.ts";
import type { KindName } from "#domain/registry.ts";

/** The periods that can be looked at, in weeks. */
const periods = [12, 26, 52] as const;
export type Period = (typeof periods)[number];

/** How many leads have one value: a Monday, a source or a page. */
export type Share = { readonly key: string; readonly total: number };

export type KindShare = {
  readonly kind: KindName;
  readonly total: number;
  /** The middle one of the first answers, in seconds; `null` before the first. */
  readonly medianSeconds: number | null;
};

export type LeadInsights = {
  readonly weeks: readonly Share[];
  readonly sources: readonly Share[];
  readonly pages: readonly Share[];
  readonly kinds: readonly KindShare[];
};

const day = 86_400_000;

/** Where weeks begin; the database has the same zone. */
const { zone: officeZone } = business.office;

export function periodOf(query: string): Period {
  const text = new URLSearchParams(query).get("weeks");
  return periods.find((weeks) => String(weeks) === text) ?? periods[0];
}

/** Every week of the period up to this one, those without leads included, the oldest first. */
export function everyWeek(found: readonly Share[], period: Period, now: Date): readonly Share[] {
  const totals = new Map(found.map(({ key, total }) => [key, total]));
  const last = mondayOf(now);
  return Array.from({ length: period }, (_, index) => {
    const key = isoDay(last - (period - 1 - index) * 7 * day);
    return { key, total: totals.get(key) ?? 0 };
  });
}

/** The largest shares and what the others come to, the largest first. */
export function largest(shares: readonly Share[], most: number) {
  const sorted = shares.toSorted((one, other) => other.total - one.total);
  const others = sorted.slice(most);
  return {
    shown: sorted.slice(0, most),
    others: { count: others.length, total: sumOf(others) },
  };
}

export function sumOf(shares: readonly { readonly total: number }[]): number {
  return shares.reduce((sum, { total }) => sum + total, 0);
}

/** `4 min`, `3.5 h`, `2 d` */
export function durationLabel(seconds: number): string {
  const hours = seconds / 3600;
  if (hours < 1) return `${Math.max(1, Math.round(seconds / 60))} min`;
  if (hours < 48) return `${Math.round(hours * 10) / 10} h`;
  return `${Math.round(hours / 24)} d`;
}

function mondayOf(now: Date): number {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: officeZone }).format(now);
  const midnight = Date.parse(`${today}T00:00:00Z`);
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return midnight - daysSinceMonday * day;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
