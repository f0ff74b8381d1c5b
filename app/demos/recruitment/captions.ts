import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { formatPercent } from "#app/lib/percent.ts";
import type { rejectionCounts, SourceStats, StageDays, Week } from "./analytics.ts";
import type { Source } from "./model.ts";
import { stageLabels } from "./stages.ts";

/** Half days come from medians of an even count: `28.5 days`. */
export function daysLabel(days: number | null): string {
  if (days === null) return "–";
  return Number.isInteger(days) ? counted(days, "day") : `${days.toFixed(1)} days`;
}

export function shareLabel(value: number | null): string {
  return value === null ? "–" : formatPercent(value);
}

/** `57.1% of applicants reach an interview.` */
export function funnelCaption(pass: number | null): string {
  return pass === null
    ? "Nobody has applied in this range."
    : `${formatPercent(pass)} of applicants reach an interview.`;
}

/** `Interview is the slowest stage; Screening and Offer are over their limits.` */
export function stageCaption(stays: readonly StageDays[]): string {
  const known = stays.filter(({ days }) => days !== null);
  const most = Math.max(...known.map(({ days }) => days ?? 0));
  const slowest = known.filter(({ days }) => days === most).map(({ stage }) => stageLabels[stage]);
  if (slowest.length === 0) return "Nobody has been in a stage in this range.";
  const over = known
    .filter(({ days, limit }) => (days ?? 0) > limit)
    .map(({ stage }) => stageLabels[stage]);
  const first =
    slowest.length === 1
      ? `${slowest[0]} is the slowest stage`
      : `${slowest.join(" and ")} take the longest`;
  if (over.length === 0) return `${first}; all are within their limits.`;
  const late =
    over.length === 1 ? `${over[0]} is over its limit` : `${listed(over)} are over their limits`;
  return `${first}; ${late}.`;
}

const subjects: Readonly<Record<Source, string>> = {
  Referral: "Referrals are",
  "Careers page": "The careers page is",
  "Job board": "Job boards are",
  Sourced: "Sourced candidates are",
  Agency: "Agencies are",
};

/** `Referrals are 21% of applicants and 67% of hires.` */
export function sourceCaption(stats: readonly SourceStats[]): string {
  const applicants = stats.reduce((all, { n }) => all + n, 0);
  const hires = stats.reduce((all, { hired }) => all + hired, 0);
  const [best] = stats;
  if (!best) return "No applications in this range.";
  const ofAll = Math.round((best.n / applicants) * 100);
  const start = `${subjects[best.source]} ${ofAll}% of applicants`;
  return hires === 0
    ? `${start}; nobody is hired yet.`
    : `${start} and ${Math.round((best.hired / hires) * 100)}% of hires.`;
}

/** `Busiest week: the last seven days, 8 applications.` */
export function weekCaption(weeks: readonly Week[]): string {
  const most = Math.max(...weeks.map(({ count }) => count));
  const busiest = weeks.findLast(({ count }) => count === most);
  if (!busiest || most === 0) return "No applications in eight weeks.";
  const name = busiest === weeks.at(-1) ? "the last seven days" : weekLabel(busiest);
  return `Busiest week: ${name}, ${counted(most, "application")}.`;
}

export function weekLabel({ from, to }: Week): string {
  return `${formatLocal(from, "day")} to ${formatLocal(to, "day")}`;
}

/** `Skills mismatch is the most frequent reason: 2 of 4.` */
export function reasonCaption(reasons: ReturnType<typeof rejectionCounts>): string {
  const all = reasons.reduce((sum, { count }) => sum + count, 0);
  const [first, second] = reasons;
  if (!first) return "Nobody was rejected in this range.";
  return first.count === second?.count
    ? `No reason stands out among ${counted(all, "rejection")}.`
    : `${first.reason} is the most frequent reason: ${first.count} of ${all}.`;
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
