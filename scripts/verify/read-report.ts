import { stripVTControlCharacters } from "node:util";

export type Test = {
  /** File, describe blocks and title. */
  readonly name: string;
  /** Playwright's project; `null` with Vitest, where a report is of one. */
  readonly project: string | null;
  readonly status: "passed" | "failed" | "skipped";
  readonly milliseconds: number;
  /** How it ended and what was said of it, for one that failed. */
  readonly messages: readonly string[];
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      /** `expected`, `unexpected`, `flaky` or `skipped`. */
      readonly status: string;
      readonly results: readonly {
        readonly status: string;
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
};

type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
};

/** What a runner's JSON report, Vitest's or Playwright's, says of each test. Without a report: nothing. */
export function readTests(report: string | null): readonly Test[] {
  if (report === null) return [];
  const parsed: VitestReport | PlaywrightReport = JSON.parse(report);
  if ("testResults" in parsed) return parsed.testResults.flatMap(fromVitest);
  return parsed.suites.flatMap((suite) => fromPlaywright(suite, []));
}

function fromVitest(file: VitestReport["testResults"][number]): readonly Test[] {
  const tests = file.assertionResults.map(
    ({ status, fullName, duration, failureMessages }): Test => ({
      name: `${file.name} › ${fullName}`,
      project: null,
      status: status === "passed" || status === "failed" ? status : "skipped",
      milliseconds: duration ?? 0,
      messages: (failureMessages ?? []).map(stripVTControlCharacters),
    }),
  );
  // A file that could not be read, or a hook that broke, fails without a failed test.
  const isBroken = file.status === "failed" && !tests.some(({ status }) => status === "failed");
  if (!isBroken) return tests;
  const messages = [stripVTControlCharacters(file.message ?? "")];
  return [
    ...tests,
    { name: file.name, project: null, status: "failed", milliseconds: 0, messages },
  ];
}

function fromPlaywright(suite: PlaywrightSuite, outer: readonly string[]): readonly Test[] {
  const path = [...outer, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }): Test => {
      const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
      const messages = results.flatMap(({ status: end, duration, errors }) => [
        `${end} after ${duration} ms`,
        ...(errors ?? []).map(({ message }) => stripVTControlCharacters(message ?? "")),
      ]);
      const isGood = status === "expected";
      return {
        name: [...path, title].join(" › "),
        project: projectName,
        // A test that passed at the second try failed at the first.
        status: isGood ? "passed" : status === "skipped" ? "skipped" : "failed",
        milliseconds,
        messages: isGood ? [] : messages,
      };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, path))];
}
