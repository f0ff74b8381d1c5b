import { expect, test } from "vitest";
import { checkCandidate, experienceLabel, isDuplicate, newCandidate } from "./applicants.ts";
import { buildRecruitment } from "./data.ts";

const { candidates, jobs } = buildRecruitment(new Date(2026, 10, 20, 9, 0));
const input = {
  name: " Ida Holm ",
  email: "",
  jobId: "J4",
  years: "3",
  salary: "$95,000",
  source: "Agency",
  skills: "SQL, dbt",
};

test("name and job are needed, the rest has to make sense", () => {
  expect(checkCandidate(input, jobs)).toEqual({});
  const wrong = { ...input, name: " ", email: "ida@", jobId: "", years: "-1", salary: "-5" };
  expect(Object.keys(checkCandidate(wrong, jobs))).toEqual([
    "name",
    "email",
    "jobId",
    "years",
    "salary",
  ]);
  expect(checkCandidate({ ...input, salary: "a lot" }, jobs)).toHaveProperty("salary");
  expect(checkCandidate({ ...input, salary: "0", years: "" }, jobs)).toEqual({});
});

test("the same name for the same job is a duplicate, for another job it is not", () => {
  expect(isDuplicate({ name: " noah FELDSTEIN", jobId: "J4" }, candidates)).toBe(true);
  expect(isDuplicate({ name: "Noah Feldstein", jobId: "J1" }, candidates)).toBe(false);
});

test("who is added begins in screening, unrated", () => {
  const [job] = jobs.filter(({ id }) => id === "J4");
  const now = new Date(2026, 10, 20, 9, 30);
  expect(job && newCandidate(input, job, 7, now)).toMatchObject({
    name: "Ida Holm",
    position: "Data Analyst",
    experience: "3 years",
    salary: 9_500_000,
    skills: ["SQL", "dbt"],
    status: "screening",
    rating: 0,
    source: "Agency",
    appliedDate: now,
  });
});

test.each([
  [0, "First job"],
  [1, "1 year"],
  [9, "9 years"],
])("%i years read %s", (years, words) => {
  expect(experienceLabel(years)).toBe(words);
});
