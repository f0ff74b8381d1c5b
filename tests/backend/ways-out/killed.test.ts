import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyPreparedDatabase, copyPreparedPostgres } from "../prepared-database.ts";
import { runHookKillRounds } from "./hook-kill-rounds.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "perilune-hooks-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function report(rounds: number, servers: number, databaseUrl: string) {
  const place = { DATA_DIR: path.join(folder, "data"), SITE_DIR: path.join(folder, "no-site") };
  if (databaseUrl === "") copyPreparedDatabase(place.DATA_DIR);
  const environment = { ...place, DATABASE_URL: databaseUrl };
  return runHookKillRounds(rounds, servers, folder, environment);
}

test("two servers on one PostgreSQL tell a tool of each lead exactly once", async () => {
  const { leads, messages, faults } = await report(0, 2, await copyPreparedPostgres());
  expect({ leads, messages, faults }).toEqual({ leads: 40, messages: 40, faults: [] });
}, 120_000);

test.each([
  { engine: "PostgreSQL", servers: 2, rounds: 6, databaseUrl: copyPreparedPostgres },
  { engine: "PGlite", servers: 1, rounds: 3, databaseUrl: () => Promise.resolve("") },
])(
  "servers on one $engine ($servers), killed $rounds times, tell of every lead, under one id each",
  async ({ servers, rounds, databaseUrl }) => {
    const { leads, messages, faults } = await report(rounds, servers, await databaseUrl());
    expect(faults).toEqual([]);
    expect(leads).toBeGreaterThan(rounds);
    expect(messages).toBeGreaterThan(rounds);
  },
  600_000,
);
