import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createLogger } from "../../server/logging.ts";
import { readSettings } from "../../server/settings.ts";
import { startServer } from "../../server/start-server.ts";

declare module "vitest" {
  // Vitest names what is provided by merging into its own interface.
  interface ProvidedContext {
    /** Where the built site is served, without a slash at its end. */
    readonly origin: string;
  }
}

/** Serves the built site once for all tests that only read it. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "perilune-static-"));
  const settings = readSettings({ ...process.env, PORT: "0", DATA_DIR: dataFolder });
  const server = await startServer(settings, createLogger("silent"));
  project.provide("origin", server.origin);
  return async () => {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
