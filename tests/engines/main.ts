/** `npm run test:engines` after set-up: the journeys in Firefox and WebKit, the engines' versions, and the sum. */
import { mkdirSync } from "node:fs";
import { findFirefox, findWebKit } from "../../scripts/engines.mjs";
import { reportFolder, vitest } from "../../scripts/verify/checks.ts";
import { runCheck } from "../../scripts/verify/run-check.ts";
import { isGood, summaryOf } from "../../scripts/verify/summary.ts";

mkdirSync(reportFolder, { recursive: true });
const outcomes = [await runCheck(vitest("engines"), "shown")];
const webkit = findWebKit();
console.log(`\nFirefox ${findFirefox()?.version}, ${webkit?.name} ${webkit?.version}`);
console.log(summaryOf(outcomes).join("\n"));
process.exitCode = isGood(outcomes) ? 0 : 1;
