import { sortRows, type Direction } from "#app/lib/sort-rows.ts";
import { matches } from "#app/lib/search-text.ts";
import type { Candidate, CandidateField, Filters, RecruitmentState } from "./model.ts";
import { daysInStage, isInPlay, isStuck, stages } from "./stages.ts";

export const noFilters: Filters = {
  query: "",
  job: "all",
  stage: "all",
  minRating: "0",
  isStuckOnly: false,
};

/** By name or position, nothing else (specification, section 2). */
export function searchCandidates(
  candidates: readonly Candidate[],
  query: string,
): readonly Candidate[] {
  return candidates.filter(({ name, position }) => matches(query, name, position));
}

export function filterCandidates(
  candidates: readonly Candidate[],
  filters: Filters,
  today: Date,
): readonly Candidate[] {
  const { job, stage, minRating, isStuckOnly } = filters;
  return searchCandidates(candidates, filters.query).filter(
    (candidate) =>
      (job === "all" || candidate.jobId === job) &&
      (stage === "all" || candidate.status === stage) &&
      candidate.rating >= Number(minRating) &&
      (!isStuckOnly || isStuck(candidate, today)),
  );
}

/** How many filters are set beside the search. */
export function filterCount({ job, stage, minRating, isStuckOnly }: Filters): number {
  return [job !== "all", stage !== "all", minRating !== "0", isStuckOnly].filter(Boolean).length;
}

/** The list of the Candidates screen in its order; the board takes it column by column. */
export function shownCandidates(state: RecruitmentState, today: Date): readonly Candidate[] {
  const found = filterCandidates(state.candidates, state.filters, today);
  return sortCandidates(found, state.sort.field, state.sort.direction, today);
}

export function sortCandidates(
  candidates: readonly Candidate[],
  field: CandidateField,
  direction: Direction,
  today: Date,
): readonly Candidate[] {
  const fields: Record<CandidateField, (row: Candidate) => string | number | null> = {
    name: ({ name }) => name,
    position: ({ position }) => position,
    stage: ({ status }) => stages.indexOf(status),
    rating: ({ rating }) => rating,
    applied: ({ appliedDate }) => appliedDate.getTime(),
    // Nobody waits for a decision any more: last, either way.
    days: (candidate) => (isInPlay(candidate) ? daysInStage(candidate, today) : null),
  };
  return sortRows(candidates, fields[field], direction);
}
