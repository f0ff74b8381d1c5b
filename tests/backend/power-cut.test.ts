import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { checkpointWhenDue } from "../../server/backend/embedded/checkpoints.ts";
import { runPowerCuts } from "./power-cut/drill.ts";
import { preparedDatabase } from "./prepared-database.ts";
import { startTestServer } from "./test-server.ts";

test("a power cut loses nothing that was acknowledged, whatever goes on beside it", async () => {
  const report = await runPowerCuts(5, preparedDatabase());
  expect(report.lost).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});

test("the drill sees what was never synced", async () => {
  const report = await runPowerCuts(1, preparedDatabase(), { isSyncNoted: false });
  expect(report.lost).toHaveLength(report.acknowledged);
  expect(report.acknowledged).toBeGreaterThan(0);
});

test("the log begins anew when much was written, and is left alone before", async () => {
  const server = await startTestServer("PGlite");
  const { unhurried } = server.backend.database;
  await sql`checkpoint`.execute(unhurried);
  await sql`create table public.little as select 1`.execute(unhurried);
  const little = await logSinceCheckpoint(unhurried);
  await checkpointWhenDue(unhurried);
  expect(await logSinceCheckpoint(unhurried)).toBeGreaterThanOrEqual(little);
  await sql`
    create table public.much as
    select i, repeat(md5(i::text), 30) as filling from generate_series(1, 45000) i`.execute(
    unhurried,
  );
  const much = await logSinceCheckpoint(unhurried);
  expect(much).toBeGreaterThan(32 * 1024 * 1024);
  await checkpointWhenDue(unhurried);
  expect(await logSinceCheckpoint(unhurried)).toBeLessThan(1024 * 1024);
  await server.remove();
});

async function logSinceCheckpoint(kysely: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
    from pg_control_checkpoint()`.execute(kysely);
  return rows[0]?.bytes ?? Number.NaN;
}
