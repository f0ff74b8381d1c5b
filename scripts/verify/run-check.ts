import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Check } from "./checks.ts";
import { readTests } from "./read-report.ts";
import type { Outcome } from "./summary.ts";

const bin = path.join("node_modules", ".bin");
const isWindows = process.platform === "win32";

/** `shown`: its words go to the terminal as they come; otherwise all at once when it has ended. */
export async function runCheck(check: Check, output: "shown" | "held"): Promise<Outcome> {
  const { name, commands, report } = check;
  if (report) rmSync(report, { force: true });
  const started = performance.now();
  if (output === "shown") console.log(`\n== ${name}`);
  const words: string[] = [];
  let endedWell = true;
  for (const command of commands) {
    endedWell &&= (await runCommand(command, output === "shown" ? null : words)) === 0;
  }
  const milliseconds = performance.now() - started;
  if (output === "held") console.log(`\n== ${name}\n${words.join("").trim()}`);
  return { name, milliseconds, endedWell, tests: report ? readTests(readReport(report)) : null };
}

/** The exit status; `null` when a signal ended it or it could not be started. */
function runCommand(command: readonly string[], words: string[] | null): Promise<number | null> {
  const [program = "", ...args] = command;
  const executable = program === "node" ? process.execPath : path.join(bin, program);
  const child = spawn(executable, args, {
    stdio: ["ignore", words ? "pipe" : "inherit", words ? "pipe" : "inherit"],
    shell: isWindows,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => words?.push(chunk.toString()));
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
}

function readReport(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
