import { addDays, isoDay } from "#domain/dates.ts";
import { hash01 } from "#app/lib/random.ts";
import type { Reading, Vitals, Weekly } from "./model.ts";

const weeks = 26;
const lastSteps = [5210, 7920, 8340, 6105, 9012, 7450, 6840] as const;
/** Vitamin D came as the fourth with the visit 18 days ago. */
const dailyMedicines = { before: 3, since: 4, days: 18 } as const;

/** Half a year of readings, a week apart, and what was counted every day. */
export function buildVitals(now: Date): Vitals {
  const dayOfWeek = (week: number) => isoDay(addDays(now, -7 * (weeks - 1 - week)));
  const nights = lastSteps.map((_, index) => ({
    day: isoDay(addDays(now, index - lastSteps.length + 1)),
    value: tenth(6.2 + hash01(1150 + index) * 1.4),
  }));
  const weekly = (value: (week: number) => number): Weekly =>
    Array.from({ length: weeks }, (_, week) => ({ day: dayOfWeek(week), value: value(week) }));
  return {
    pressure: Array.from({ length: weeks }, (_, week): Reading => ({
      day: dayOfWeek(week),
      systolic: Math.round(142 - (16 * week) / 25 + (hash01(900 + week) - 0.5) * 6),
      diastolic: Math.round(90 - (9 * week) / 25 + (hash01(950 + week) - 0.5) * 4),
    })),
    weight: weekly((week) => tenth(74.8 - (2.7 * week) / 25 + (hash01(1000 + week) - 0.5) * 0.6)),
    heartRate: weekly((week) => Math.round(76 - (6 * week) / 25 + (hash01(1050 + week) - 0.5) * 2)),
    sleep: weekly((week) =>
      week === weeks - 1 ? mean(nights) : tenth(6.2 + hash01(1100 + week) * 1.4),
    ),
    nights,
    steps: lastSteps.map((steps, index) => ({
      day: isoDay(addDays(now, index - lastSteps.length + 1)),
      steps,
    })),
    taken: Array.from({ length: 35 }, (_, index) => {
      const { before, since, days } = dailyMedicines;
      const of = 34 - index > days ? before : since;
      const count = of - (hash01(1200 + index) < 0.18 ? 1 : 0);
      return { day: isoDay(addDays(now, index - 34)), count, of };
    }),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function mean(values: Weekly): number {
  return tenth(values.reduce((all, { value }) => all + value, 0) / values.length);
}
