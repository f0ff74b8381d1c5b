import { expect, test } from "vitest";
import type { Test } from "./read-report.ts";
import { countOf, isGood, summaryOf, type Outcome } from "./summary.ts";

function aTest(overrides: Partial<Test> = {}): Test {
  return {
    name: "it holds",
    project: null,
    status: "passed",
    milliseconds: 10,
    messages: [],
    ...overrides,
  };
}

function anOutcome(overrides: Partial<Outcome> = {}): Outcome {
  return { name: "unit", milliseconds: 60_000, endedWell: true, tests: [aTest()], ...overrides };
}

test("tests are counted by how they ended", () => {
  const tests = [aTest(), aTest({ status: "failed" }), aTest({ status: "skipped" })];
  const outcome = anOutcome({ endedWell: false, tests });
  expect(countOf(outcome)).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test("a run that broke without a failed test, or tested nothing, counts as a failure", () => {
  expect(countOf(anOutcome({ endedWell: false }))).toMatchObject({ passed: 1, failed: 1 });
  expect(countOf(anOutcome({ tests: [] }))).toMatchObject({ passed: 0, failed: 1 });
  expect(countOf(anOutcome({ endedWell: false, tests: null }))).toMatchObject({ failed: 1 });
  expect(countOf(anOutcome({ tests: null }))).toMatchObject({ passed: 1, failed: 0 });
});

test("a run with a skipped test is not good", () => {
  expect(isGood([anOutcome()])).toBe(true);
  expect(isGood([anOutcome({ tests: [aTest(), aTest({ status: "skipped" })] })])).toBe(false);
});

test("the end tells failures, the slowest, each tier's minutes, and closes with the sum", () => {
  const tests = [
    aTest({ name: "a page", project: "matrix", milliseconds: 3000 }),
    aTest({ name: "a form", project: "journeys", milliseconds: 1000, status: "failed" }),
  ];
  const lines = summaryOf([
    anOutcome({ tests: null, name: "lint" }),
    anOutcome({ tests, name: "browser", milliseconds: 240_000 }),
  ]);
  expect(lines[0]).toBe("a form");
  expect(lines).toContain("  3.0 matrix › a page");
  expect(lines).toContain("  4.0 browser: 1 of 2");
  expect(lines).toContain("  3.0   matrix: 1");
  expect(lines).toContain("  1.0   journeys: 1");
  expect(lines.at(-1)).toBe("2 passed, 1 failed, 0 skipped");
});

test("only the ten slowest are told", () => {
  const tests = Array.from({ length: 30 }, (_, index) => aTest({ name: `test ${index}` }));
  expect(summaryOf([anOutcome({ tests })]).filter((line) => /test \d/.test(line))).toHaveLength(10);
});
