import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";

/** One data folder for the whole run; workers inherit it through the environment. */
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "perilune-e2e-"));
process.env.E2E_PORT ??= "3417";

const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "tests/browser",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  globalSetup: "./tests/browser/global-setup.ts",
  use: {
    baseURL: origin,
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    timezoneId: "America/Los_Angeles",
    locale: "en-US",
    // What moves is tested where it is the matter; elsewhere a still page is a page that can be waited for.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "npm start",
    url: `${origin}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: "warn",
      // The suite is one address; limits have tests of their own in tests/backend.
      LIMIT_PER_MINUTE: "1000",
      LIMIT_PER_HOUR: "10000",
    },
  },
});
