import os from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";
import { embeddedSite, postgresSite } from "./tests/browser/sites.ts";

/** Half a minute of browser and a page that a slow machine draws in ten seconds are no failure. */
const patience = { test: 90_000, expectation: 15_000, start: 300_000 };

function served(command: string, { origin, environment }: typeof embeddedSite) {
  return {
    command,
    url: `${origin}/healthz`,
    timeout: patience.start,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
    env: { ...environment },
  };
}

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  // One more than there are cores: while a page waits for the server or for a frame, another one goes on.
  workers: os.availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: patience.test,
  expect: { timeout: patience.expectation },
  reporter: [["line"], ["json", { outputFile: "test-results/reports/browser.json" }]],
  globalSetup: "./tests/browser/global-setup.ts",
  projects: [
    { name: "matrix", testDir: "tests/browser/matrix" },
    { name: "journeys", testDir: "tests/browser/journeys" },
    {
      name: "journeys on PostgreSQL",
      testDir: "tests/browser/journeys",
      testMatch: /\/(inbox|forms|calls)\/.*\.spec\.ts$/,
      // About the page alone: what it says of itself, of mistakes, or of a server that does not answer.
      grepInvert: /@page/,
      use: { baseURL: postgresSite.origin },
    },
  ],
  use: {
    baseURL: embeddedSite.origin,
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
        // No test looks at pixels: a page may keep next to none, which leaves out most of the painting.
        "--force-gpu-mem-available-mb=1",
        // Pages live for seconds here: what the optimising compilers cost is never earned back.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
  webServer: [
    served("npm start", embeddedSite),
    served("node tests/support/serve-on-postgres.ts", postgresSite),
  ],
});
