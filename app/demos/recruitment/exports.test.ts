import { expect, test } from "vitest";
import { inRange } from "./analytics.ts";
import { newCandidate } from "./applicants.ts";
import { buildRecruitment } from "./data.ts";
import {
  analyticsCsv,
  analyticsFigures,
  candidatesCsv,
  exportName,
  latinLetters,
  profileLines,
  ratingLabel,
} from "./exports.ts";

const { candidates, jobs, openedAt } = buildRecruitment(new Date(2026, 10, 20, 9, 0));

test("candidates are exported with numbers as numbers and days as days", () => {
  const lines = candidatesCsv(candidates, openedAt).split("\r\n");
  expect(lines).toHaveLength(30);
  expect(lines[1]).toBe(
    "Anika Sørensen,Senior Frontend Engineer,Interview,6,4.6,7 years,158000,2026-11-04,Referral," +
      "anika.sorensen@mail.example,React; TypeScript; Accessibility; Testing; CSS; Design systems",
  );
  expect(exportName("candidates", openedAt)).toBe("kestrel-rowe-candidates-2026-11-20.csv");
});

test("what a spreadsheet would run is disarmed", () => {
  const [job] = jobs;
  const input = {
    name: "=cmd",
    email: "",
    jobId: "J1",
    years: "",
    salary: "",
    source: "",
    skills: "",
  };
  const added = job ? [newCandidate(input, job, 1, openedAt)] : [];
  expect(candidatesCsv(added, openedAt).split("\r\n")[1]).toMatch(/^"'=cmd",/);
});

test("the figures are the ones of the screen", () => {
  const figures = analyticsFigures(candidates, candidates, openedAt);
  expect(figures).toContainEqual(["Funnel", "Interview", 16]);
  expect(figures).toContainEqual(["Median days", "Time to hire", 31]);
  expect(figures).toContainEqual(["Rejected", "Skills mismatch", 2]);
  expect(analyticsCsv(figures).trim().split("\r\n")).toHaveLength(figures.length + 1);
});

test("a range leaves the eight weeks whole", () => {
  const recent = inRange(candidates, "30d", openedAt);
  const figures = analyticsFigures(recent, candidates, openedAt);
  const weeks = figures.filter(([figure]) => figure.startsWith("Applications"));
  expect(weeks).toHaveLength(8);
  expect(weeks.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(candidates.length);
  expect(figures).toContainEqual(["Funnel", "Applied", recent.length]);
});

test("a profile is one page in Latin letters", () => {
  for (const candidate of candidates) {
    const job = jobs.find(({ id }) => id === candidate.jobId);
    const lines = job ? profileLines(candidate, job, openedAt) : [];
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(45);
    expect(lines.join("\n")).not.toMatch(/undefined|[^\n\u0020-\u00FF]/u);
  }
  expect(latinLetters("Zofia Kamińska, Anika Sørensen")).toBe("Zofia Kaminska, Anika Sørensen");
});

test("no rating is not a rating of nothing", () => {
  expect([ratingLabel(0), ratingLabel(4), ratingLabel(4.6)]).toEqual(["Not rated", "4.0", "4.6"]);
});
