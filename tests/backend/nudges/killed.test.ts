import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyPreparedDatabase, copyPreparedPostgres } from "../prepared-database.ts";
import { runNudgeKillRounds } from "./nudge-kill-rounds.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "perilune-nudges-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  { engine: "PostgreSQL", servers: 2, rounds: 20, databaseUrl: copyPreparedPostgres },
  { engine: "PGlite", servers: 1, rounds: 4, databaseUrl: () => Promise.resolve("") },
])(
  "servers on one $engine ($servers), killed $rounds times, tell everybody everything once",
  async ({ servers, rounds, databaseUrl }) => {
    const place = { DATA_DIR: path.join(folder, "data"), SITE_DIR: path.join(folder, "no-site") };
    const url = await databaseUrl();
    if (url === "") copyPreparedDatabase(place.DATA_DIR);
    const report = await runNudgeKillRounds(rounds, servers, { ...place, DATABASE_URL: url });
    expect(report.faults).toEqual([]);
    expect(report.notes).toBeGreaterThan(rounds);
    expect(report.due).toBe(2 * rounds);
    expect(report.sent).toBeGreaterThan(rounds);
  },
  900_000,
);
