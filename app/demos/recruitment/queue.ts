import type { Candidate } from "./model.ts";
import { daysInStage, isInPlay, isStuck, stageLabels, stageLimit } from "./stages.ts";
import { counted } from "#domain/counted.ts";

/** What waits for the recruiter. Candidates who wait longest over their limit come first. */
export function needsToday(candidates: readonly Candidate[], today: Date) {
  const over = (candidate: Candidate) =>
    daysInStage(candidate, today) - (stageLimit(candidate.status) ?? 0);
  const stuck = candidates
    .filter((candidate) => isStuck(candidate, today))
    .toSorted((one, other) => over(other) - over(one));
  const due = candidates.filter((candidate) => candidate.isScorecardDue && isInPlay(candidate));
  const offers = candidates
    .filter(({ status }) => status === "offer")
    .toSorted((one, other) => daysInStage(other, today) - daysInStage(one, today));
  return { stuck, due, offers, count: stuck.length + due.length + offers.length };
}

/** `13 days in Interview, limit 10` */
export function stuckLabel(candidate: Candidate, today: Date): string {
  const days = counted(daysInStage(candidate, today), "day");
  return `${days} in ${stageLabels[candidate.status]}, limit ${stageLimit(candidate.status) ?? 0}`;
}

/** The newest entries of all timelines. */
export function activityFeed(candidates: readonly Candidate[], count: number) {
  return candidates
    .flatMap((candidate) => candidate.timeline.map((event) => ({ candidate, event })))
    .toSorted((one, other) => other.event.at.getTime() - one.event.at.getTime())
    .slice(0, count);
}
