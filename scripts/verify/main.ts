/**
 * `npm test` after set-up: every check, all of them even when one fails, and at the end minutes, the slowest tests and
 * the sum. `npm test -- --changed REVISION` runs what the changes since a revision (HEAD, unless one is named) can have
 * touched; the whole run stays the judge.
 */
import { mkdirSync } from "node:fs";
import os from "node:os";
import { parseArgs } from "node:util";
import { heavyChecks, quickChecks, reportFolder, type Check } from "./checks.ts";
import { runCheck } from "./run-check.ts";
import { changedFiles, scopeOf, wholeScope, type Scope } from "./scope.ts";
import { isGood, summaryOf, type Outcome } from "./summary.ts";

function readScope(): Scope {
  const { values, positionals } = parseArgs({
    options: { changed: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [since = "HEAD"] = positionals;
  return values.changed ? scopeOf(changedFiles(since), since) : wholeScope;
}

/** As many at a time as there are cores. */
async function sideBySide(checks: readonly Check[]): Promise<readonly Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      outcomes.push(await runCheck(next, "held"));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return outcomes;
}

const scope = readScope();
mkdirSync(reportFolder, { recursive: true });
const outcomes = [...(await sideBySide(quickChecks(scope)))];
for (const check of heavyChecks(scope)) outcomes.push(await runCheck(check, "shown"));
console.log(summaryOf(outcomes).join("\n"));
process.exitCode = isGood(outcomes) ? 0 : 1;
