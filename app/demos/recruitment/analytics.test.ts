import { expect, test } from "vitest";
import {
  applicationsPerWeek,
  funnel,
  inRange,
  medianDaysPerStage,
  medianTimeToHire,
  rejectionCounts,
  sourceStats,
} from "./analytics.ts";
import {
  daysLabel,
  funnelCaption,
  reasonCaption,
  shareLabel,
  sourceCaption,
  stageCaption,
  weekCaption,
} from "./captions.ts";
import { buildRecruitment } from "./data.ts";
import { moveCandidates } from "./moves.ts";
import { sampleCandidates } from "./sample-candidates.ts";

const start = buildRecruitment(new Date(2026, 10, 20, 9, 0));
const { candidates, openedAt } = start;

test("one more hire moves the funnel and the median", () => {
  const hired = moveCandidates(start, ["c03"], "hired", openedAt).candidates;
  expect(funnel(hired)).toMatchObject({ interview: 16, offer: 6, hired: 4 });
  expect(medianTimeToHire(hired)).toBe(28.5);
  expect(daysLabel(28.5)).toBe("28.5 days");
});

test("nothing is divided by nobody", () => {
  expect(funnel([]).pass).toEqual([null, null, null]);
  expect(medianTimeToHire([])).toBeNull();
  expect(sourceStats([])).toEqual([]);
  expect(medianDaysPerStage([], openedAt).map(({ days }) => days)).toEqual([null, null, null]);
  expect([daysLabel(null), shareLabel(null)]).toEqual(["–", "–"]);
});

test("a range is thirty days with today", () => {
  const expected = sampleCandidates.filter(({ appliedDaysAgo }) => appliedDaysAgo < 30).length;
  expect(inRange(candidates, "30d", openedAt)).toHaveLength(expected);
  expect(inRange(candidates, "all", openedAt)).toBe(candidates);
});

test("stays in a stage count, also the ones that go on", () => {
  const own = candidates.filter(({ id }) => id === "c01" || id === "c02");
  expect(medianDaysPerStage(own, openedAt).map(({ days }) => days)).toEqual([6.5, 6, null]);
});

test("eight weeks hold everybody who applied in them", () => {
  const weeks = applicationsPerWeek(candidates, openedAt);
  expect(weeks).toHaveLength(8);
  expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(28);
});

test("captions say what the numbers say", () => {
  expect(funnelCaption(funnel(candidates).pass[0])).toBe("57.1% of applicants reach an interview.");
  expect(sourceCaption(sourceStats(candidates))).toBe(
    "Referrals are 21% of applicants and 67% of hires.",
  );
  expect(weekCaption(applicationsPerWeek(candidates, openedAt))).toBe(
    "Busiest week: the last seven days, 8 applications.",
  );
  expect(reasonCaption(rejectionCounts(candidates))).toBe(
    "Skills mismatch is the most frequent reason: 2 of 4.",
  );
  const stays = medianDaysPerStage(candidates, openedAt);
  expect(stays.map(({ stage, days, limit }) => [stage, days, limit])).toEqual([
    ["screening", 6, 5],
    ["interview", 6.5, 10],
    ["offer", 5, 4],
  ]);
  expect(stageCaption(stays)).toBe(
    "Interview is the slowest stage; Screening and Offer are over their limits.",
  );
  expect(stageCaption(stays.slice(0, 2))).toBe(
    "Interview is the slowest stage; Screening is over its limit.",
  );
  expect(stageCaption(stays.map((stay) => ({ ...stay, limit: 20 })))).toBe(
    "Interview is the slowest stage; all are within their limits.",
  );
});

test("captions of nothing say so", () => {
  expect(funnelCaption(null)).toBe("Nobody has applied in this range.");
  expect(sourceCaption([])).toBe("No applications in this range.");
  expect(weekCaption(applicationsPerWeek([], openedAt))).toBe("No applications in eight weeks.");
  expect(reasonCaption([])).toBe("Nobody was rejected in this range.");
  expect(stageCaption(medianDaysPerStage([], openedAt))).toMatch(/^Nobody/);
});
