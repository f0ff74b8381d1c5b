/**
 * Proves README's recipe for a new kind of record. Lays the tender of `tests/fixtures/tender` over a copy of the project
 * (a migration, a record, a form, a test), adds its line to the registry and to the routes, sees that nothing else
 * differs, and runs there what has to pass. Leaves the copy where something failed.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { quickChecks, reportFolder, vitest, type Check } from "./checks.ts";
import { runCheck } from "./run-check.ts";
import { wholeScope } from "./scope.ts";
import { isGood, summaryOf, type Outcome } from "./summary.ts";

const fixture = path.resolve("tests", "fixtures", "tender");
const copy = path.resolve("test-results", "tender");

/** All that a new kind may bring. */
const ofARecipe =
  /^(?:supabase\/migrations\/\d{14}_tenders\.sql|domain\/kinds\/tender\.ts|app\/forms\/tender\/[\w-]+\.tsx?|tests\/kinds\/tender\.ts)$/;

/** Lines of existing files, each with the line it stands before. */
const edits = [
  {
    file: "app/routes.ts",
    before: '    route("auth", ',
    line: '    route("tender", "forms/tender/tender-page.tsx"),',
  },
  {
    file: "domain/registry.ts",
    before: "import type { KindStatus, ",
    line: 'import { tender } from "./kinds/tender.ts";',
  },
  { file: "domain/registry.ts", before: "] as const;", line: "  tender," },
] as const;

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });

/** Packages as they are installed, without their weight. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** The project as it stands, in a repository of its own whose first commit it is. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  const known = git(".", "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  const gone = new Set(git(".", "ls-files", "-z", "--deleted").split("\0"));
  for (const file of known.split("\0").filter((name) => name && !gone.has(name)))
    cpSync(file, path.join(copy, file));
  linkTree("node_modules", path.join(copy, "node_modules"));
  git(copy, "init", "--quiet");
  git(copy, "add", "--all");
  const author = ["-c", "user.name=verify", "-c", "user.email=verify@localhost"];
  git(copy, ...author, "commit", "--quiet", "--message", "The project without tenders");
}

function insert({ file, before, line }: (typeof edits)[number]): void {
  const place = path.join(copy, file);
  const lines = readFileSync(place, "utf8").split("\n");
  const [index, other] = lines.flatMap((text, at) => (text.startsWith(before) ? [at] : []));
  if (index === undefined || other !== undefined)
    throw new Error(`${file} has no single line that begins with ${before}`);
  writeFileSync(place, lines.toSpliced(index, 0, line).join("\n"));
}

/** Throws where the recipe needs more than it says. */
function addTender(): void {
  cpSync(fixture, copy, { recursive: true });
  for (const edit of edits) insert(edit);
  git(copy, "add", "--all");
  const changed = git(copy, "diff", "--cached", "--name-status").trim().split("\n");
  const added = changed.filter((line) => line.startsWith("A\t")).map((line) => line.slice(2));
  const edited = changed.filter((line) => !line.startsWith("A\t"));
  const unasked = added.filter((file) => !ofARecipe.test(file));
  if (unasked.length > 0) throw new Error(`A tender may not bring ${unasked.join(", ")}.`);
  const wanted = [...new Set(edits.map(({ file }) => `M\t${file}`))];
  if (edited.join() !== wanted.join()) throw new Error(`A tender has changed ${edited.join(", ")}`);
  const { length } = git(copy, "diff", "--cached", "--unified=0", "--diff-filter=M")
    .split("\n")
    .filter((line) => /^[-+](?![-+]{2} )/.test(line));
  if (length !== edits.length) throw new Error(`A tender has changed ${length} lines.`);
}

const browserReport = path.join(reportFolder, "browser.json");
const unitTests = "unit";

/** What runs over every kind, in its own tests and in those of others. */
const contracts = ["kinds", "every-kind", "visitor-forms", "backup"].map(
  (name) => `tests/backend/${name}.test.ts`,
);

/** What has to hold with a tender; the longest run in turn, as in the project itself. */
const checks: readonly Check[] = [
  { name: "build", commands: [["node", "scripts/setup.mjs", "--build"]] },
  ...quickChecks(wholeScope).filter(({ name }) => name !== unitTests),
  vitest(unitTests, "domain", "app/features/inbox", "server/privacy"),
  vitest("backend", ...contracts, "--testNamePattern=tender|kinds of records|comes back exactly"),
  {
    name: "browser",
    commands: [["playwright", "test", "--grep=tender"]],
    report: browserReport,
  },
];

/** Tests that must have run: a pattern that finds nothing would pass. */
const proofs: readonly RegExp[] = [
  /domain\/registry\.test\.ts/,
  /kinds\.test\.ts › .*PGlite/,
  /kinds\.test\.ts › .*PostgreSQL/,
  /backup\.test\.ts › .*comes back exactly/,
  /every-kind\.test\.ts › .*PGlite.*tender is listed/,
  /every-kind\.test\.ts › .*PostgreSQL.*tender.* goes in its time/,
  /visitor-forms\.test\.ts › .*tender/,
  /forms\/every-form\.spec\.ts › .*tender/,
  /inbox\/every-kind\.spec\.ts › .*tender/,
];

/** Without what a pattern left out on purpose. */
const asked = (outcome: Outcome): Outcome => ({
  ...outcome,
  tests: outcome.tests?.filter(({ status }) => status !== "skipped") ?? null,
});

makeCopy();
addTender();
process.chdir(copy);
mkdirSync(reportFolder, { recursive: true });
const outcomes: Outcome[] = [];
for (const check of checks) outcomes.push(asked(await runCheck(check, "held")));
console.log(summaryOf(outcomes).join("\n"));
const passed = outcomes
  .flatMap(({ tests }) => tests ?? [])
  .filter(({ status }) => status === "passed");
const missing = proofs.filter((proof) => !passed.some(({ name }) => proof.test(name)));
for (const proof of missing) console.error(`No test has shown ${proof}.`);
if (isGood(outcomes) && missing.length === 0) rmSync(copy, { recursive: true, force: true });
else process.exitCode = 1;
