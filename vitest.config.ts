import os from "node:os";
import { defineConfig } from "vitest/config";
import { documents } from "./scripts/documents-plugin.ts";
import { drawing } from "./scripts/drawing-plugin.ts";
import { onceMoreWhenHung } from "./tests/engines/hung-browser.ts";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [documents(), drawing()],
        test: {
          name: "unit",
          include: [
            "app/**/*.test.{ts,tsx}",
            "domain/**/*.test.ts",
            "server/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/browser/demos/**/*.test.ts",
          ],
          environment: "node",
          setupFiles: ["tests/setup.ts"],
          // Files share no state but modules, and a new place for each of them takes longer than most tests.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "static",
          include: ["tests/static/**/*.test.ts"],
          globalSetup: ["tests/static/site-server.ts"],
          environment: "node",
          isolate: false,
          // No test waits for anything; how long a page takes to be read is the machine's affair.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "backend",
          include: ["tests/backend/**/*.test.ts"],
          globalSetup: ["tests/backend/prepared-database.ts"],
          setupFiles: ["tests/backend/quiet.ts"],
          environment: "node",
          // Passwords are digested as in earnest, only faster; staff.test.ts holds what the server does by itself.
          env: { LITE_AUTH_BCRYPT_COST: "4" },
          // The files share nothing but modules, and each would load the database's anew.
          isolate: false,
          // Some wait for mail servers and children; a worker more uses that time.
          maxWorkers: os.availableParallelism() + 1,
          // The embedded database is compiled once a process, and optimising it would never be earned back.
          execArgv: ["--liftoff-only"],
          // Ends what hangs; a busy machine is no failure.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          globalSetup: ["tests/engines/site.ts"],
          environment: "node",
          // One browser for each file, and the files side by side.
          maxWorkers: 2,
          retry: onceMoreWhenHung,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 40 } },
        },
      },
    ],
  },
});
