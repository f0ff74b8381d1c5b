import { expect, test } from "vitest";
import { readCounts } from "./test-counts.ts";

test("both runners' reports are read", () => {
  expect(readCounts('{"numPassedTests":7,"numFailedTests":2}', false)).toEqual({
    passed: 7,
    failed: 2,
  });
  const report = '{"stats":{"expected":5,"unexpected":1,"flaky":1},"errors":[]}';
  expect(readCounts(report, false)).toEqual({ passed: 5, failed: 2 });
});

test("a run that broke without a failed test counts as a failure", () => {
  expect(readCounts(null, false)).toEqual({ passed: 0, failed: 1 });
  expect(readCounts('{"numPassedTests":7,"numFailedTests":0}', false)).toEqual({
    passed: 7,
    failed: 1,
  });
});

test("a run that tested nothing counts as a failure", () => {
  expect(readCounts('{"numPassedTests":0,"numFailedTests":0}', true)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test("a good run has no failure", () => {
  expect(readCounts('{"numPassedTests":7,"numFailedTests":0}', true)).toEqual({
    passed: 7,
    failed: 0,
  });
});
