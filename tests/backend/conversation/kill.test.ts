import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyPreparedDatabase, copyPreparedPostgres } from "../prepared-database.ts";
import { runMailKillRounds } from "./kill-rounds.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "perilune-kill-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = () => ({
  DATA_DIR: path.join(folder, "data"),
  SITE_DIR: path.join(folder, "no-site"),
});

test.each([
  { engine: "PGlite", rounds: 3, databaseUrl: () => Promise.resolve("") },
  { engine: "PostgreSQL", rounds: 8, databaseUrl: copyPreparedPostgres },
])(
  "a server on $engine killed $rounds times in the middle of letters loses none, doubles none and sends nothing that was taken back",
  async ({ rounds, databaseUrl }) => {
    const url = await databaseUrl();
    if (url === "") copyPreparedDatabase(place().DATA_DIR);
    const report = await runMailKillRounds(rounds, { ...place(), DATABASE_URL: url });
    expect(report.faults).toEqual([]);
    expect(report.letters).toBeGreaterThanOrEqual(rounds);
    expect(report.replies + report.takenBack).toBeGreaterThan(rounds);
  },
  600_000,
);
