/** `npm test` after set-up: every check in turn, all of them even when one fails, and one line with the sum. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readCounts, readFailures, type Counts } from "./test-report.ts";

const reports = "test-results";
const bin = path.join("node_modules", ".bin");

type Check = {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the runner leaves its counts; a check without one counts as one. */
  readonly report?: string;
};

function vitest(project: string): Check {
  const report = path.join(reports, `${project}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return { name: project, command: ["vitest", "run", "--project", project, ...reporters], report };
}

const checks: readonly Check[] = [
  { name: "format", command: ["prettier", "--check", ".", "--log-level", "warn"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "routes", command: ["react-router", "typegen"] },
  { name: "types", command: ["tsc"] },
  { name: "dead code", command: ["knip"] },
  { name: "documents", command: ["node", "scripts/check-documents.ts"] },
  vitest("unit"),
  vitest("backend"),
  { name: "e2e", command: ["playwright", "test"], report: path.join(reports, "e2e.json") },
];

function runCheck({ name, command, report }: Check): Counts {
  const [program = "", ...args] = command;
  console.log(`\n== ${name}`);
  if (report) rmSync(report, { force: true });
  const executable = program === "node" ? process.execPath : path.join(bin, program);
  const isWindows = process.platform === "win32";
  const { status } = spawnSync(executable, args, { stdio: "inherit", shell: isWindows });
  if (!report) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return readCounts(readReport(report), status === 0);
}

function readReport(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

mkdirSync(reports, { recursive: true });
const results = checks.map((check) => ({ name: check.name, ...runCheck(check) }));
// Said again where the run ends: the runner's own words stand thousands of lines above.
for (const { report } of checks)
  for (const failure of report ? readFailures(readReport(report)) : []) console.log(`\n${failure}`);
console.log("");
for (const { name, passed, failed } of results)
  console.log(`${name}: ${passed} of ${passed + failed}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
