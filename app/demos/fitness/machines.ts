import { classPhase } from "./classes.ts";
import type { Equipment, FitnessState } from "./model.ts";

/** The type of class that takes a machine for each of its people, and the machine. */
const ridden = { type: "Cycling", machine: "Spin bike" } as const;

/** Every machine with how many are free: neither at a workout nor with the class that runs now. */
export function machinesNow(
  { equipment, classes }: Pick<FitnessState, "equipment" | "classes">,
  now: Date,
): readonly Equipment[] {
  const riders = classes
    .filter((one) => one.type === ridden.type && classPhase(one, now) === "in progress")
    .reduce((sum, { enrolled }) => sum + enrolled, 0);
  return equipment.map((one) =>
    one.name === ridden.machine ? { ...one, available: Math.max(0, one.available - riders) } : one,
  );
}
