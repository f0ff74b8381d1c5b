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
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
