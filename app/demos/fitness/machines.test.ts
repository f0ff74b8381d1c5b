import { expect, test } from "vitest";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { buildFitness } from "./data.ts";
import { onEquipment } from "./figures.ts";
import { machinesNow } from "./machines.ts";
import { reduceFitness } from "./reducer.ts";

const bikes = (state: ReturnType<typeof buildFitness>, at: Date) =>
  machinesNow(state, at).find(({ name }) => name === "Spin bike")?.available;
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

test.each(sampleClocks)("the spin bikes are the class's as long as it runs, on %s", (moment) => {
  const state = buildFitness(moment);
  const { openedAt: now } = state;
  expect(bikes(state, now)).toBe(0);
  expect(onEquipment(state, now).used).toBe(57);
  expect(bikes(state, later(now, 20))).toBe(22);
  expect(onEquipment(state, later(now, 20)).used).toBe(35);
  expect(bikes(state, later(now, 110))).toBe(22 - 16);
});

test("whoever leaves the class frees a bike, and whoever takes one keeps it", () => {
  const state = buildFitness(new Date("2026-11-20T17:40:00"));
  const now = later(state.openedAt, 30);
  const draft = { memberId: "m04", exercise: "Easy ride", equipment: "Spin bike" };
  const riding = reduceFitness(state, { type: "startWorkout", draft, now });
  expect(bikes(riding, now)).toBe(21);
  expect(reduceFitness(state, { type: "startWorkout", draft, now: state.openedAt })).toBe(state);
});
