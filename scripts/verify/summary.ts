import type { Test } from "./read-report.ts";

export type Outcome = {
  readonly name: string;
  /** From its start to its end. */
  readonly milliseconds: number;
  readonly endedWell: boolean;
  /** `null` for a check that is one sentence, true or false. */
  readonly tests: readonly Test[] | null;
};

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/**
 * Counts what ran. A runner that ended badly without naming a failed test, or that ran none at all, counts as one
 * failure.
 */
export function countOf({ endedWell, tests }: Outcome): Counts {
  if (tests === null) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0 };
  const count = (status: Test["status"]) => tests.filter((test) => test.status === status).length;
  const [passed, failed, skipped] = [count("passed"), count("failed"), count("skipped")];
  const isSilent = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: isSilent ? 1 : failed, skipped };
}

const minutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(1).padStart(5);

/** What the projects of one run took of its time, by the time of their tests. */
function shares({ milliseconds, tests }: Outcome): readonly string[] {
  const projects = Map.groupBy(tests ?? [], ({ project }) => project);
  if (projects.size < 2) return [];
  const sum = (some: readonly Test[]) => some.reduce((total, test) => total + test.milliseconds, 0);
  const all = sum(tests ?? []);
  return [...projects].map(
    ([project, own]) =>
      `${minutes(all === 0 ? 0 : (milliseconds * sum(own)) / all)}   ${project}: ${own.length}`,
  );
}

/**
 * The end of a run, line by line: what failed, the ten slowest tests, minutes and counts of each tier, and in the last
 * line the sum.
 */
export function summaryOf(outcomes: readonly Outcome[]): readonly string[] {
  const tests = outcomes.flatMap((outcome) => outcome.tests ?? []);
  const failures = tests
    .filter(({ status }) => status === "failed")
    .map(({ name, messages }) => [name, ...messages].join("\n"));
  const skipped = tests.filter(({ status }) => status === "skipped");
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  const counts = outcomes.map(countOf);
  const total = (key: keyof Counts) => counts.reduce((sum, count) => sum + count[key], 0);
  return [
    ...failures,
    ...skipped.map(({ name }) => `skipped: ${name}`),
    "",
    "The ten slowest tests, in seconds",
    ...slowest.map(
      ({ milliseconds, project, name }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(5)} ${project ? `${project} › ` : ""}${name}`,
    ),
    "",
    "Minutes",
    ...outcomes.flatMap((outcome, index) => {
      const { passed = 0, failed = 0 } = counts[index] ?? {};
      const line = `${minutes(outcome.milliseconds)} ${outcome.name}: ${passed} of ${passed + failed}`;
      return [line, ...shares(outcome)];
    }),
    "",
    `${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`,
  ];
}

/** True when everything ran and held. */
export function isGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.map(countOf).every(({ failed, skipped }) => failed === 0 && skipped === 0);
}
