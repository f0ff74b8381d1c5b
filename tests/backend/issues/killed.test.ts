import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyPreparedDatabase, copyPreparedPostgres } from "../prepared-database.ts";
import { runIssueKillRounds } from "./issue-kill-rounds.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "perilune-issues-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  { engine: "PostgreSQL", servers: 2, databaseUrl: copyPreparedPostgres },
  { engine: "PGlite", servers: 1, databaseUrl: () => Promise.resolve("") },
])(
  "an issue to 1,000 readers from $servers servers on $engine, paused three times and killed, reaches each at most once",
  async ({ servers, databaseUrl }) => {
    const place = { DATA_DIR: path.join(folder, "data"), SITE_DIR: path.join(folder, "no-site") };
    const url = await databaseUrl();
    if (url === "") copyPreparedDatabase(place.DATA_DIR);
    const { had, unknown, faults } = await runIssueKillRounds(
      1000,
      { pauses: 3, kills: 1, servers },
      { ...place, DATABASE_URL: url },
    );
    expect(faults).toEqual([]);
    // A letter in the hand of each server that was killed.
    expect(unknown).toBeLessThanOrEqual(servers);
    expect(had).toBeGreaterThanOrEqual(1000 - unknown);
  },
  600_000,
);
