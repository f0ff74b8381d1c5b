export type Counts = { readonly passed: number; readonly failed: number };

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number };
type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
};

/**
 * Reads the counts from a runner's JSON report. A run that ended badly without naming a failed test, or ran none at
 * all, counts as one failure: silence is not success.
 */
export function readCounts(report: string | null, endedWell: boolean): Counts {
  const { passed, failed } = report === null ? { passed: 0, failed: 0 } : parse(JSON.parse(report));
  const isSilent = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: isSilent ? 1 : failed };
}

function parse(report: VitestReport | PlaywrightReport): Counts {
  if ("stats" in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
