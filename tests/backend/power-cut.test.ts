import { expect, test } from "vitest";
import { runPowerCuts } from "./power-cut/drill.ts";
import { preparedDatabase } from "./prepared-database.ts";

test("a power cut loses nothing that was acknowledged, whatever goes on beside it", async () => {
  const report = await runPowerCuts(8, preparedDatabase());
  expect(report.lost).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(8);
});

test("the drill sees what was never synced", async () => {
  const report = await runPowerCuts(1, preparedDatabase(), { isSyncNoted: false });
  expect(report.lost).toHaveLength(report.acknowledged);
  expect(report.acknowledged).toBeGreaterThan(0);
});
