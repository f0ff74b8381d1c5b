/** `npm run test:engines` after set-up: the journeys in Firefox and WebKit, and one line with the sum. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readCounts, readFailures } from "../../scripts/test-report.ts";
import { versionFile } from "./engine.ts";

const report = path.join("test-results", "engines.json");
const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
const versions = [versionFile("Firefox"), versionFile("WebKit")];
const began = Date.now();

mkdirSync(path.dirname(report), { recursive: true });
for (const file of [report, ...versions]) rmSync(file, { force: true });
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "engines", ...reporters],
  { stdio: "inherit" },
);
const text = existsSync(report) ? readFileSync(report, "utf8") : null;
const { passed, failed } = readCounts(text, status === 0);
for (const failure of readFailures(text)) console.log(`\n${failure}`);
const engines = versions.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : "none"));
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`\nengines: ${engines.join(", ")}; ${minutes} minutes`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
