import { toCsv } from "#app/lib/csv.ts";
import { formatLocal, isoDay } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import {
  applicationsPerWeek,
  funnel,
  medianDaysPerStage,
  medianTimeToHire,
  rejectionCounts,
  sourceStats,
} from "./analytics.ts";
import type { Candidate, Job } from "./model.ts";
import { skillMatch } from "./skills.ts";
import { daysInStage, stageLabels } from "./stages.ts";

export function exportName(what: string, today: Date): `${string}.csv` {
  return `kestrel-rowe-${what}-${isoDay(today)}.csv`;
}

/** Salaries in dollars, dates as `2026-11-20`. */
export function candidatesCsv(candidates: readonly Candidate[], today: Date): string {
  const headers = [
    "Name",
    "Position",
    "Stage",
    "Days in stage",
    "Rating",
    "Experience",
    "Salary",
    "Applied",
    "Source",
    "E-mail",
    "Skills",
  ];
  const rows = candidates.map((one) => [
    one.name,
    one.position,
    stageLabels[one.status],
    daysInStage(one, today),
    one.rating,
    one.experience,
    one.salary / 100,
    isoDay(one.appliedDate),
    one.source,
    one.email,
    one.skills.join("; "),
  ]);
  return toCsv(headers, rows);
}

type Figure = readonly [figure: string, group: string, value: string | number];

/** Everything the Analytics screen shows, a line for each number: of its range, and the weeks of everybody. */
export function analyticsFigures(
  candidates: readonly Candidate[],
  everybody: readonly Candidate[],
  today: Date,
): readonly Figure[] {
  const { applied, interview, offer, hired } = funnel(candidates);
  return [
    ["Funnel", "Applied", applied],
    ["Funnel", "Interview", interview],
    ["Funnel", "Offer", offer],
    ["Funnel", "Hired", hired],
    ["Median days", "Time to hire", medianTimeToHire(candidates) ?? ""],
    ...medianDaysPerStage(candidates, today).map(({ stage, days }): Figure => [
      "Median days",
      stageLabels[stage],
      days ?? "",
    ]),
    ...sourceStats(candidates).flatMap(({ source, n, interview: met, hired: won }): Figure[] => [
      ["Applicants", source, n],
      ["Reached interview", source, met],
      ["Hired", source, won],
    ]),
    ...applicationsPerWeek(everybody, today).map(({ from, count }): Figure => [
      "Applications in the week from",
      isoDay(from),
      count,
    ]),
    ...rejectionCounts(candidates).map(({ reason, count }): Figure => ["Rejected", reason, count]),
  ];
}

export function analyticsCsv(figures: readonly Figure[]): string {
  return toCsv(["Figure", "Group", "Value"], figures);
}

/** A candidate on one page, in letters that the page's font has. */
export function profileLines(candidate: Candidate, job: Job, today: Date): readonly string[] {
  const { matched } = skillMatch(candidate, job);
  const { scorecard, notes, timeline } = candidate;
  return [
    `${candidate.position}, ${job.location}`,
    `Stage: ${stageLabels[candidate.status]}, ${daysInStage(candidate, today)} days`,
    `Rating: ${ratingLabel(candidate.rating)}`,
    `Experience: ${candidate.experience}`,
    `Expected salary: ${formatMoney(candidate.salary)}`,
    `Applied: ${formatLocal(candidate.appliedDate, "date")}, ${candidate.source}`,
    `E-mail: ${candidate.email || "not given"}`,
    "",
    `Skills: ${candidate.skills.join(", ") || "none given"}`,
    `Required skills: ${matched.length} of ${job.skills.length}`,
    ...(scorecard ? [`Scorecard: ${scorecard.overall}`] : []),
    ...(notes.length > 0 ? ["", "Notes"] : []),
    ...notes.map(({ at, text }) => `${formatLocal(at, "date")}  ${text.slice(0, 90)}`),
    "",
    "Timeline",
    ...timeline.map(({ at, text }) => `${formatLocal(at, "date")}  ${text}`),
    "",
    "Kestrel & Rowe, sample data",
  ].map(latinLetters);
}

export function ratingLabel(rating: number): string {
  return rating === 0 ? "Not rated" : rating.toFixed(1);
}

/** `Kamińska` is `Kaminska`, `Sørensen` stays: a letter beyond Latin-1 loses its accent. */
export function latinLetters(text: string): string {
  return Array.from(text, (letter) =>
    (letter.codePointAt(0) ?? 0) > 255 ? letter.normalize("NFD").replaceAll(/\p{M}/gu, "") : letter,
  ).join("");
}
