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
          // The files share nothing but modules, and each would load the database's anew.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
