import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

type CleanUp = () => Promise<void>;

const pending = new Set<CleanUp>();
const children = new Set<ChildProcess>();
let isEnding = false;

/** Does `work` and then `cleanUp`, also when the work fails or a signal ends the whole run. */
export async function withCleanUp<Result>(
  cleanUp: CleanUp,
  work: () => Promise<Result>,
): Promise<Result> {
  pending.add(cleanUp);
  try {
    return await work();
  } finally {
    // A signal has come: what fails now fails because of it, and whoever ends the process cleans up.
    if (isEnding) await new Promise<never>(() => undefined);
    pending.delete(cleanUp);
    await cleanUp();
  }
}

export function withTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-bench-"));
  return withCleanUp(
    async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    () => work(folder),
  );
}

/** From now on no end of this process leaves a child process, database or temporary folder behind. */
export function cleanUpAtEnd(): void {
  subscribe("child_process", (message) => {
    const { process: child } = message as { process: ChildProcess };
    children.add(child);
    child.once("exit", () => children.delete(child));
  });
  process.on("exit", killChildren);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void cleanUpAll().finally(() => process.exit(130)));
  }
}

async function cleanUpAll(): Promise<void> {
  isEnding = true;
  killChildren();
  for (const cleanUp of [...pending].toReversed()) await cleanUp().catch(() => undefined);
}

function killChildren(): void {
  for (const child of children) child.kill("SIGKILL");
}
