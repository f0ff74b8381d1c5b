import { defineConfig } from "vitest/config";
import { documents } from "./scripts/documents-plugin.ts";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [documents()],
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup.ts"],
        },
      },
      {
        test: {
          name: "backend",
          include: ["tests/backend/**/*.test.ts"],
          globalSetup: ["tests/backend/prepared-database.ts"],
          setupFiles: ["tests/backend/quiet.ts"],
          environment: "node",
          // The files share nothing but modules, and each would load the database's anew.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 40 } },
        },
      },
    ],
  },
});
