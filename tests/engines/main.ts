/** `npm run test:engines` after set-up: the journeys in Firefox and WebKit, the engines' versions, and the sum. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { reportFolder, vitest } from "../../scripts/verify/checks.ts";
import { runCheck } from "../../scripts/verify/run-check.ts";
import { isGood, summaryOf } from "../../scripts/verify/summary.ts";
import { versionFile } from "./engine.ts";

const versions = [versionFile("Firefox"), versionFile("WebKit")];

mkdirSync(reportFolder, { recursive: true });
for (const file of versions) rmSync(file, { force: true });
const outcomes = [await runCheck(vitest("engines"), "shown")];
const told = versions.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : "none"));
console.log(`\nEngines: ${told.join(", ")}`);
console.log(summaryOf(outcomes).join("\n"));
process.exitCode = isGood(outcomes) ? 0 : 1;
