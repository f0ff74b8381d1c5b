import { expect, test } from "vitest";
import { readCounts, readFailures } from "./test-report.ts";

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

test("a failed browser test is told with its path, its end and its messages, without colour codes", () => {
  const failed = {
    title: "fits every width",
    ok: false,
    tests: [
      {
        results: [
          {
            status: "timedOut",
            duration: 180_000,
            errors: [{ message: "\u001b[31mTest timeout\u001b[39m" }, { message: "waiting" }],
          },
        ],
      },
    ],
  };
  const passed = { ...failed, title: "passes", ok: true };
  const inner = { title: "in rocket", specs: [passed, failed] };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ title: "every-page.spec.ts", specs: [], suites: [inner] }],
  };
  expect(readFailures(JSON.stringify(report))).toEqual([
    "every-page.spec.ts › in rocket › fits every width: timedOut after 180000 ms\nTest timeout\nwaiting",
  ]);
});

test("a failed unit test is told with its file and its messages", () => {
  const assertionResults = [
    { status: "passed", fullName: "adds", failureMessages: [] },
    { status: "failed", fullName: "subtracts", failureMessages: ["expected 1 to be 2"] },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ name: "sum.test.ts", assertionResults }],
  };
  expect(readFailures(JSON.stringify(report))).toEqual([
    "sum.test.ts › subtracts\nexpected 1 to be 2",
  ]);
});

test("without a report nothing is told", () => {
  expect(readFailures(null)).toEqual([]);
});
