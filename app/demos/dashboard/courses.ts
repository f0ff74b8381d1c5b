import { hash01 } from "#app/lib/random.ts";
import type { Channel, ProductName, Region } from "./model.ts";
import { dateOf, monthNumber } from "./sales.ts";

/** How one part of the business has gone: its year, its growth, and the months in which it sold nothing. */
type Course = {
  /** By month, January first. */
  readonly season: readonly number[];
  /** What a year makes of it, against the others. */
  readonly growth: number;
  /** Months without sales, counted back from the running one. */
  readonly without?: readonly number[];
};

const winter = [1.22, 1.18, 1.06, 0.96, 0.88, 0.82, 0.8, 0.84, 0.94, 1.02, 1.14, 1.24] as const;
const summer = [0.8, 0.84, 0.96, 1.06, 1.16, 1.24, 1.26, 1.2, 1.08, 0.98, 0.8, 0.72] as const;
const spring = [0.86, 0.98, 1.24, 1.3, 1.18, 1.02, 0.92, 0.88, 0.9, 0.94, 0.92, 0.86] as const;
const autumn = [0.88, 0.86, 0.88, 0.9, 0.92, 0.94, 0.96, 1.1, 1.3, 1.22, 1.08, 0.92] as const;
const fairs = [0.5, 0.7, 1.6, 1.8, 1.3, 0.7, 0.4, 0.4, 1.5, 1.7, 1.1, 0.5] as const;

/** By name: every region, channel, product and person has a course of its own. */
const courses: Readonly<Record<Region | Channel | ProductName, Course>> &
  Readonly<Record<string, Course | undefined>> = {
  North: { season: winter, growth: 1.05 },
  West: { season: summer, growth: 1 },
  South: { season: spring, growth: 0.72 },
  East: { season: autumn, growth: 1.5 },
  Direct: { season: autumn, growth: 0.94 },
  Partners: { season: spring, growth: 0.82 },
  Online: { season: winter, growth: 1.42 },
  Events: { season: fairs, growth: 1 },
  "Task chair": { season: autumn, growth: 1.02 },
  "Standing desk": { season: winter, growth: 1.3 },
  "Label printer": { season: spring, growth: 0.7 },
  "Safety gloves (box)": { season: spring, growth: 1 },
  "LED panel": { season: winter, growth: 1.12 },
  "Storage rack": { season: summer, growth: 0.95 },
  "Cable kit": { season: summer, growth: 1.08 },
  Whiteboard: { season: autumn, growth: 0.9, without: [3, 4] },
  marta: { season: autumn, growth: 1.1 },
  owen: { season: winter, growth: 1.22 },
  chidi: { season: spring, growth: 0.86 },
  sofia: { season: summer, growth: 1.04 },
  kenji: { season: spring, growth: 0.98 },
  hanna: { season: winter, growth: 1.16 },
  luis: { season: summer, growth: 0.7 },
  amy: { season: autumn, growth: 1.3 },
};

/**
 * By how much a part weighed more or less on a day than it does in the running month, in which every part has the
 * weight it is known for. 0 where it sold nothing.
 */
export function courseAt(name: string, day: number, today: number): number {
  const course = courses[name];
  const back = monthNumber(today) - monthNumber(day);
  if (!course || back === 0) return 1;
  if (course.without?.includes(back)) return 0;
  const seasonOf = (of: number) => course.season[dateOf(of).getUTCMonth()] ?? 1;
  return (seasonOf(day) / seasonOf(today)) * course.growth ** (-back / 12);
}

/** A plan is this much off, up or down. */
const planError = 0.05;

/**
 * The same as it was planned: a part's year and its trend are known, each month a little too high or too low, and that
 * a part stops is not. So every part meets its target in months of its own.
 */
export function plannedAt(name: string, day: number, today: number): number {
  const course = courses[name];
  const back = monthNumber(today) - monthNumber(day);
  if (!course || back === 0) return 1;
  const seasonOf = (of: number) => course.season[dateOf(of).getUTCMonth()] ?? 1;
  const part = Object.keys(courses).indexOf(name);
  const error = 2 * planError * (hash01(600_000 + monthNumber(day) * 100 + part) - 0.5);
  return (seasonOf(day) / seasonOf(today)) * course.growth ** (-back / 12) * (1 + error);
}

/** Of the months of a year before the running one, those in which a part sold nothing, the earliest first. */
export function monthsWithout(name: string): readonly number[] {
  return (courses[name]?.without ?? []).filter((back) => back <= 12).toSorted((a, b) => b - a);
}
