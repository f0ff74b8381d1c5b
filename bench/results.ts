import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "../scripts/browser.mjs";
import type { Figure } from "./figure.ts";
import type { Options } from "./options.ts";

const root = path.join(import.meta.dirname, "..");
const packages = [
  "react",
  "react-router",
  "hono",
  "@hono/node-server",
  "@supabase/lite",
  "@supabase/supabase-js",
  "@electric-sql/pglite",
  "lighthouse",
  "autocannon",
] as const;

/** Writes bench/results/latest.json and gives its path from the root of the repository. */
export function writeResults(
  options: Options,
  figures: readonly Figure[],
  failures: readonly string[],
): string {
  const file = path.join("bench", "results", "latest.json");
  mkdirSync(path.join(root, "bench", "results"), { recursive: true });
  const results = {
    date: new Date().toISOString(),
    options,
    machine: { processor: os.cpus()[0]?.model, cores: os.cpus().length, load: os.loadavg() },
    versions: versions(),
    figures,
    failures,
  };
  writeFileSync(path.join(root, file), `${JSON.stringify(results, null, 2)}\n`);
  return file;
}

function versions(): Record<string, string> {
  const installed = packages.map((name) => {
    const file = path.join(root, "node_modules", name, "package.json");
    const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
    return [name, version];
  });
  return { node: process.version, chromium: browserVersion(), ...Object.fromEntries(installed) };
}

function browserVersion(): string {
  const browser = findBrowser({ whole: true });
  if (browser === null) return "none";
  return execFileSync(browser, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
