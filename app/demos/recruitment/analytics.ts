import { epochDay } from "#domain/dates.ts";
import { median } from "#app/lib/median.ts";
import {
  rejectionReasons,
  sources,
  type AnalyticsRange,
  type Candidate,
  type RejectionReason,
  type Source,
} from "./model.ts";
import { hasReached, stageLimits, stagesInPlay, stageSince } from "./stages.ts";

/** By the day of the application; thirty days with today. */
export function inRange(
  candidates: readonly Candidate[],
  range: AnalyticsRange,
  today: Date,
): readonly Candidate[] {
  if (range === "all") return candidates;
  return candidates.filter(({ appliedDate }) => epochDay(today) - epochDay(appliedDate) < 30);
}

type HiringFunnel = {
  readonly applied: number;
  readonly interview: number;
  readonly offer: number;
  readonly hired: number;
  /** What went on from the step before, in percent; null when there was nobody. */
  readonly pass: readonly [number | null, number | null, number | null];
};

/** How far candidates came, whatever became of them; only who is hired now counts as hired. */
export function funnel(candidates: readonly Candidate[]): HiringFunnel {
  const applied = candidates.length;
  const interview = candidates.filter((one) => hasReached(one, "interview")).length;
  const offer = candidates.filter((one) => hasReached(one, "offer")).length;
  const hired = candidates.filter(({ status }) => status === "hired").length;
  return {
    applied,
    interview,
    offer,
    hired,
    pass: [share(interview, applied), share(offer, interview), share(hired, offer)],
  };
}

/** Days from application to contract; null while nobody is hired. */
export function medianTimeToHire(candidates: readonly Candidate[]): number | null {
  return median(
    candidates
      .filter(({ status }) => status === "hired")
      .map((one) => epochDay(stageSince(one)) - epochDay(one.appliedDate)),
  );
}

export type StageDays = {
  readonly stage: (typeof stagesInPlay)[number];
  readonly days: number | null;
  readonly limit: number;
};

/** The median of all stays in a stage, the ones that still go on included. */
export function medianDaysPerStage(
  candidates: readonly Candidate[],
  today: Date,
): readonly StageDays[] {
  return stagesInPlay.map((stage) => {
    const stays = candidates.flatMap(({ history }) =>
      history.flatMap((visit, index) =>
        visit.stage === stage
          ? [epochDay(history[index + 1]?.since ?? today) - epochDay(visit.since)]
          : [],
      ),
    );
    return { stage, days: median(stays), limit: stageLimits[stage] };
  });
}

export type SourceStats = {
  readonly source: Source;
  readonly n: number;
  readonly interview: number;
  readonly hired: number;
  /** Percent of its applicants. */
  readonly rate: number | null;
};

/** The sources that brought anybody: most hires first, then most applicants. */
export function sourceStats(candidates: readonly Candidate[]): readonly SourceStats[] {
  return sources
    .map((source) => {
      const own = candidates.filter((one) => one.source === source);
      const { interview, hired } = funnel(own);
      return { source, n: own.length, interview, hired, rate: share(hired, own.length) };
    })
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.hired - one.hired || other.n - one.n);
}

export type Week = { readonly from: Date; readonly to: Date; readonly count: number };

/** The last eight times seven days, the oldest first; the last ends today. */
export function applicationsPerWeek(
  candidates: readonly Candidate[],
  today: Date,
): readonly Week[] {
  const day = (ago: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago);
  return Array.from({ length: 8 }, (_, index) => {
    const week = 7 - index;
    const count = candidates.filter(
      ({ appliedDate }) => Math.floor((epochDay(today) - epochDay(appliedDate)) / 7) === week,
    ).length;
    return { from: day(week * 7 + 6), to: day(week * 7), count };
  });
}

type ReasonCount = { readonly reason: RejectionReason; readonly count: number };

/** The reasons that were given, the most frequent first. */
export function rejectionCounts(candidates: readonly Candidate[]): readonly ReasonCount[] {
  return rejectionReasons
    .map((reason) => ({
      reason,
      count: candidates.filter(({ reject }) => reject?.reason === reason).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}
