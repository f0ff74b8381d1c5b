import path from "node:path";
import { everything, type Scope } from "./scope.ts";

/** Where runners leave their reports. Playwright empties the folder it works in, so it has one of its own. */
export const reportFolder = path.join("test-results", "reports");

export type Check = {
  readonly name: string;
  /** A program of the packages, or `node`, and its arguments; more than one command runs in turn. */
  readonly commands: readonly (readonly string[])[];
  /** Where the runner leaves what it has to say of each test; a check without one is one sentence. */
  readonly report?: string;
};

/** A Vitest project, as a check. */
export function vitest(project: string, ...more: readonly string[]): Check {
  const report = path.join(reportFolder, `${project}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name: project,
    commands: [["vitest", "run", "--project", project, ...reporters, ...more]],
    report,
  };
}

/** These need no machine to themselves and run side by side; the longest first. */
export function quickChecks({ since }: Scope): readonly Check[] {
  const related = since === null ? [] : ["--changed", since, "--passWithNoTests"];
  return [
    vitest("unit", ...related),
    { name: "types", commands: [["react-router", "typegen"], ["tsc"], ["tsc", "-p", "domain"]] },
    { name: "lint", commands: [["oxlint", "--deny-warnings"]] },
    { name: "format", commands: [["prettier", "--check", ".", "--log-level", "warn"]] },
    { name: "dead code", commands: [["knip"]] },
    { name: "style sheets", commands: [["node", "scripts/css-report/main.ts"]] },
    { name: "documents", commands: [["node", "scripts/check-documents.ts"]] },
  ];
}

/** These start servers and browsers that use every core, and run in turn. */
export function heavyChecks(scope: Scope): readonly Check[] {
  const { pages, backend, browser } = scope;
  const report = path.join(reportFolder, "browser.json");
  const grep = browser === everything || browser === null ? [] : ["--grep", browser];
  return [
    ...(pages ? [vitest("static")] : []),
    ...(backend ? [vitest("backend")] : []),
    ...(backend && browser === everything
      ? [{ name: "tender", commands: [["node", "scripts/verify/tender.ts"]] }]
      : []),
    ...(browser === null
      ? []
      : [{ name: "browser", commands: [["playwright", "test", ...grep]], report }]),
  ];
}
