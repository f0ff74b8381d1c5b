import { runCrashRounds } from "../../tests/backend/crash-rounds.ts";
import { withTempFolder } from "../clean-up.ts";
import { figure, valueAtMost, type Figure } from "../figure.ts";

const area = "faults";
const rounds = 20;

/** Kills the server with signal 9 while leads come in, again and again, and counts what is lost. */
export async function measureFaults(): Promise<readonly Figure[]> {
  const report = await withTempFolder((folder) => runCrashRounds(rounds, { DATA_DIR: folder }));
  return [
    figure({
      area,
      name: `acknowledged before ${rounds} kills`,
      value: report.acknowledged,
      unit: "leads",
    }),
    figure(
      { area, name: "acknowledged and lost", value: report.lost.length, unit: "leads" },
      valueAtMost(0),
    ),
  ];
}
