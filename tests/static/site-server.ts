import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createLogger } from "../../server/logging.ts";
import { readSettings } from "../../server/settings.ts";
import { startServer } from "../../server/start-server.ts";
import { originVariable } from "./served.ts";

/** Serves the built site once for all tests that only read it. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "perilune-static-"));
  const settings = readSettings({ ...process.env, PORT: "0", DATA_DIR: dataFolder });
  const server = await startServer(settings, createLogger("silent"));
  process.env[originVariable] = server.origin;
  return async () => {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
