import { expect, test } from "vitest";
import { readTests } from "./read-report.ts";

function playwright(status: string, results: readonly object[]) {
  const spec = { title: "fits every width", tests: [{ projectName: "matrix", status, results }] };
  const inner = { title: "in rocket", specs: [spec] };
  return JSON.stringify({
    suites: [{ title: "every-page.spec.ts", specs: [], suites: [inner] }],
  });
}

test("a browser test is told with its path, its project, its end and its messages, without colours", () => {
  const errors = [{ message: "\u001b[31mTest timeout\u001b[39m" }, { message: "waiting" }];
  const report = playwright("unexpected", [{ status: "timedOut", duration: 180_000, errors }]);
  expect(readTests(report)).toEqual([
    {
      name: "every-page.spec.ts › in rocket › fits every width",
      project: "matrix",
      status: "failed",
      milliseconds: 180_000,
      messages: ["timedOut after 180000 ms", "Test timeout", "waiting"],
    },
  ]);
});

test("a browser test that passed at the second try has failed, one that was left out is skipped", () => {
  const results = [
    { status: "failed", duration: 5, errors: [] },
    { status: "passed", duration: 7, errors: [] },
  ];
  expect(readTests(playwright("flaky", results))).toMatchObject([
    { status: "failed", milliseconds: 12 },
  ]);
  expect(readTests(playwright("skipped", []))).toMatchObject([{ status: "skipped" }]);
  expect(readTests(playwright("expected", results.slice(1)))).toMatchObject([
    { status: "passed", messages: [] },
  ]);
});

test("a unit test is told with its file and its messages; what did not run is skipped", () => {
  const assertionResults = [
    { status: "passed", fullName: "adds", duration: 3, failureMessages: [] },
    { status: "failed", fullName: "subtracts", failureMessages: ["expected 1 to be 2"] },
    { status: "pending", fullName: "divides" },
    { status: "todo", fullName: "multiplies" },
  ];
  const report = { testResults: [{ name: "sum.test.ts", status: "failed", assertionResults }] };
  expect(readTests(JSON.stringify(report))).toMatchObject([
    { name: "sum.test.ts › adds", status: "passed", milliseconds: 3 },
    { name: "sum.test.ts › subtracts", status: "failed", messages: ["expected 1 to be 2"] },
    { name: "sum.test.ts › divides", status: "skipped" },
    { name: "sum.test.ts › multiplies", status: "skipped" },
  ]);
});

test("a file that broke before its tests is a failure", () => {
  const broken = { name: "sum.test.ts", status: "failed", message: "no such module" };
  const report = { testResults: [{ ...broken, assertionResults: [] }] };
  expect(readTests(JSON.stringify(report))).toMatchObject([
    { name: "sum.test.ts", status: "failed", messages: ["no such module"] },
  ]);
});

test("without a report nothing is told", () => {
  expect(readTests(null)).toEqual([]);
});
