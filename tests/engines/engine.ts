import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { WebDriver } from "selenium-webdriver";

/** What a visitor has chosen in the system or the browser, which no page can change. */
export type Choices = { readonly motion?: boolean; readonly script?: boolean };

export type Browser = {
  readonly driver: WebDriver;
  /** Ends a browser that answers. */
  stop(): Promise<void>;
  /** Ends one that does not. */
  kill(): Promise<void>;
};

export type Engine = {
  readonly name: "Firefox" | "WebKit";
  /** Starts a browser that has never been anywhere. Still and with script, unless chosen otherwise. */
  start(choices?: Choices): Promise<Browser>;
};

/** Where a run leaves the version that it has met. */
export const versionFile = (name: Engine["name"]) =>
  path.join("test-results", `${name.toLowerCase()}.txt`);

export async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), "perilune-engine-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Waits for what another process does; nothing tells when it is done. */
export async function until<T>(what: string, tell: () => T | Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + 60_000;
  for (;;) {
    const value = await tell();
    if (value !== null && value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`${what} has not come within a minute.`);
    await setTimeout(25);
  }
}

/** The number that a process writes into a file when it listens. */
export function portIn(file: string): Promise<number> {
  return until(file, async () => {
    if (!existsSync(file)) return null;
    return Number(await readFile(file, "utf8")) || null;
  });
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const force = globalThis.setTimeout(() => child.kill("SIGKILL"), 5000);
  await ended;
  clearTimeout(force);
}
