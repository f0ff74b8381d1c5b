import { describe, expect, test } from "vitest";
import { isWeekend } from "#domain/dates.ts";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { applicationsPerWeek, funnel, medianTimeToHire, sourceStats } from "./analytics.ts";
import { buildRecruitment } from "./data.ts";
import { applicantsFor, filledFor, isLastOpening } from "./jobs.ts";
import { isBooked, plannedInterviews } from "./interviews.ts";
import { needsToday } from "./queue.ts";
import { filterCandidates, noFilters } from "./search.ts";
import { skillMatch } from "./skills.ts";
import { groupByStatus, isInPlay, stages } from "./stages.ts";

describe.each(sampleClocks)("the hiring desk on %s", (now) => {
  const state = buildRecruitment(now);
  const { candidates, jobs, interviews, openedAt } = state;

  test("has the counts of its section", () => {
    const groups = groupByStatus(candidates);
    expect(stages.map((stage) => groups[stage].length)).toEqual([10, 8, 3, 3, 4]);
    expect(candidates.filter(isInPlay)).toHaveLength(21);
    expect(jobs.filter(({ status }) => status === "active")).toHaveLength(5);
    expect(jobs.map(({ id }) => applicantsFor(candidates, id))).toEqual([7, 5, 5, 4, 2, 3, 2]);
  });

  test("has ten things that need the recruiter", () => {
    const needs = needsToday(candidates, openedAt);
    expect(needs.stuck.map(({ id }) => id)).toEqual(["c28", "c04", "c07", "c13", "c17"]);
    expect(needs.due.map(({ name }) => name)).toEqual(["Simone Achterberg", "Noah Feldstein"]);
    expect(needs.offers.map(({ id }) => id)).toEqual(["c13", "c03", "c26"]);
    expect(needs.count).toBe(10);
  });

  test("has the funnel, the time to hire and the sources of its section", () => {
    const { pass, ...counts } = funnel(candidates);
    expect(counts).toEqual({ applied: 28, interview: 16, offer: 6, hired: 3 });
    expect(pass.map((value) => value?.toFixed(1))).toEqual(["57.1", "37.5", "50.0"]);
    expect(medianTimeToHire(candidates)).toBe(31);
    expect(
      sourceStats(candidates).map(({ source, n, hired, rate }) => [source, n, hired, rate]),
    ).toEqual([
      ["Referral", 6, 2, (2 / 6) * 100],
      ["Sourced", 4, 1, 25],
      ["Careers page", 8, 0, 0],
      ["Job board", 8, 0, 0],
      ["Agency", 2, 0, 0],
    ]);
    expect(applicationsPerWeek(candidates, openedAt).at(-1)?.count).toBe(8);
  });

  test("has no future but interviews, no foreign job and no id twice", () => {
    for (const { timeline, history, notes, appliedDate, jobId, position } of candidates) {
      const past = [...timeline, ...notes].map(({ at }) => at);
      const moments = [...past, ...history.map(({ since }) => since), appliedDate];
      for (const at of moments) expect(at < openedAt).toBe(true);
      expect(jobs.find(({ id }) => id === jobId)?.title).toBe(position);
      const days = history.map(({ since }) => since.getTime());
      expect(days).toEqual(days.toSorted((one, other) => one - other));
    }
    const events = candidates.flatMap(({ timeline }) => timeline);
    const ids = [...candidates, ...jobs, ...interviews, ...events].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("nobody applied before the job was posted, or was interviewed before that was agreed", () => {
    for (const { appliedDate, jobId, history, timeline, isScorecardDue } of candidates) {
      const posted = jobs.find(({ id }) => id === jobId)?.posted;
      expect(posted && posted <= appliedDate).toBe(true);
      const met = timeline.find(({ kind }) => kind === "interview")?.at;
      const since = history.find(({ stage }) => stage === "interview")?.since;
      expect(met !== undefined && isWeekend(met)).toBe(false);
      expect(met !== undefined && since !== undefined && since < met).toBe(isScorecardDue);
    }
  });

  test("has six interviews on working days, none over another", () => {
    const planned = plannedInterviews(interviews, candidates, openedAt);
    expect(planned).toHaveLength(6);
    for (const one of planned) {
      expect(isWeekend(one.at)).toBe(false);
      expect(
        isBooked(
          one.at,
          planned.filter(({ id }) => id !== one.id),
        ),
      ).toBe(false);
      expect(one.interviewer).not.toBe("");
    }
  });

  test("gives everybody four to six skills, two of them required", () => {
    for (const candidate of candidates) {
      const job = jobs.find(({ id }) => id === candidate.jobId);
      expect(candidate.skills.length).toBeGreaterThanOrEqual(4);
      expect(candidate.skills.length).toBeLessThanOrEqual(6);
      expect(job && skillMatch(candidate, job).matched.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("lists as many applicants as it counts", () => {
    for (const { id } of jobs) {
      const listed = filterCandidates(candidates, { ...noFilters, job: id }, openedAt);
      expect(listed).toHaveLength(applicantsFor(candidates, id));
    }
  });

  test("is the same for the same moment", () => {
    expect(buildRecruitment(now)).toEqual(state);
  });
});

test("every open job has one opening left, the filled one has none", () => {
  const { jobs, candidates } = buildRecruitment(new Date(2026, 10, 20));
  expect(jobs.every((job) => isLastOpening(job, candidates))).toBe(true);
  const left = jobs.map(({ id, openings }) => openings - filledFor(candidates, id));
  expect(left).toEqual([1, 1, 1, 1, 0, 1, 1]);
});
