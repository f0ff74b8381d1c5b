import { stripVTControlCharacters } from "node:util";

export type Counts = { readonly passed: number; readonly failed: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string;
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
};

/**
 * Reads the counts from a runner's JSON report. A run that ended badly without naming a failed test, or ran none at
 * all, counts as one failure: silence is not success.
 */
export function readCounts(report: string | null, endedWell: boolean): Counts {
  const { passed, failed } = report === null ? { passed: 0, failed: 0 } : count(JSON.parse(report));
  const isSilent = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: isSilent ? 1 : failed };
}

function count(report: VitestReport | PlaywrightReport): Counts {
  if ("stats" in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** What a runner's JSON report says of each failed test, as plain text: its name, how it ended, and its messages. */
export function readFailures(report: string | null): readonly string[] {
  if (report === null) return [];
  const parsed: VitestReport | PlaywrightReport = JSON.parse(report);
  const failures =
    "stats" in parsed
      ? (parsed.suites ?? []).flatMap((suite) => failuresIn(suite, []))
      : (parsed.testResults ?? []).flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === "failed")
            .map((test) => [`${name} › ${test.fullName}`, ...test.failureMessages].join("\n")),
        );
  return failures.map(stripVTControlCharacters);
}

function failuresIn(suite: PlaywrightSuite, outer: readonly string[]): readonly string[] {
  const path = [...outer, suite.title];
  const own = suite.specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results)
        .map(({ status, duration, errors }) =>
          [
            `${[...path, title].join(" › ")}: ${status} after ${duration} ms`,
            ...errors.map(({ message }) => message ?? ""),
          ].join("\n"),
        ),
    );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, path))];
}
