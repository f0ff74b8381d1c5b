import { epochDay } from "#domain/dates.ts";
import type { Candidate, EventKind, Stage } from "./model.ts";

export const stages = ["screening", "interview", "offer", "hired", "rejected"] as const;

export const stageLabels: Readonly<Record<Stage, string>> = {
  screening: "Screening",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  rejected: "Rejected",
};

/** The stage whose colour something that happened has; none for what decides nothing. */
export const eventStages: Readonly<Partial<Record<EventKind, Stage>>> = {
  scorecard: "screening",
  rating: "screening",
  moved: "interview",
  interview: "interview",
  hired: "hired",
  rejected: "rejected",
};

/** How many days a stage may take; more is stuck. */
export const stageLimits = { screening: 5, interview: 10, offer: 4 } as const;

/** The stages in which something still has to be decided. */
export const stagesInPlay = ["screening", "interview", "offer"] as const;

const path = ["screening", "interview", "offer", "hired"] as const;
export type PathStage = (typeof path)[number];

/** Every stage has its list, also an empty one. */
export function groupByStatus<Row extends { readonly status: Stage }>(
  candidates: readonly Row[],
): Record<Stage, Row[]> {
  const inStage = (stage: Stage) => candidates.filter(({ status }) => status === stage);
  return {
    screening: inStage("screening"),
    interview: inStage("interview"),
    offer: inStage("offer"),
    hired: inStage("hired"),
    rejected: inStage("rejected"),
  };
}

export function stageSince({ history, appliedDate }: Candidate): Date {
  return history.at(-1)?.since ?? appliedDate;
}

export function daysInStage(candidate: Candidate, today: Date): number {
  return epochDay(today) - epochDay(stageSince(candidate));
}

/** Whether a decision takes longer than the stage's limit; exactly at the limit is still in time. */
export function isStuck(candidate: Candidate, today: Date): boolean {
  const limit = stageLimit(candidate.status);
  return limit !== null && daysInStage(candidate, today) > limit;
}

/** Null where nobody waits: hired and rejected. */
export function stageLimit(stage: Stage): number | null {
  return stage === "hired" || stage === "rejected" ? null : stageLimits[stage];
}

export function isInPlay({ status }: Candidate): boolean {
  return stageLimit(status) !== null;
}

/** The furthest stage on the way to a contract that a candidate has ever been in; rejection does not take it away. */
export function reached({ history }: Candidate): PathStage {
  const furthest = Math.max(
    0,
    ...history.map(({ stage }) => path.findIndex((one) => one === stage)),
  );
  return path[furthest] ?? "screening";
}

export function hasReached(candidate: Candidate, stage: PathStage): boolean {
  return path.indexOf(reached(candidate)) >= path.indexOf(stage);
}

/** The other four, the next ones first. */
export function otherStages(from: Stage): readonly Stage[] {
  const at = stages.indexOf(from);
  return [...stages.slice(at + 1), ...stages.slice(0, at)];
}
