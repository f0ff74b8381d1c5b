import { expect, test } from "vitest";
import { classesOf } from "./classes.ts";
import { buildFitness } from "./data.ts";
import {
  atRisk,
  attendanceCaption,
  attendanceWeeks,
  checkInsToday,
  classesToday,
  clubTotal,
  fillCaption,
  floorFigures,
  membershipMix,
  mixCaption,
  onEquipment,
  retention,
  retentionCaption,
  revenueByType,
} from "./figures.ts";
import { heatmap } from "./heat.ts";

const now = new Date("2026-11-20T17:40:00");
const state = buildFitness(now);

test("the head of the dashboard", () => {
  expect(onEquipment(state, now)).toEqual({ used: 57, total: 86, percent: 66 });
  expect(checkInsToday(state, heatmap(), now)).toBe(212);
  expect(classesToday(state, now)).toEqual({ count: 10, percent: 79 });
  expect(atRisk(state, now)).toHaveLength(3);
});

test("the head of the floor: calories are those of all workouts", () => {
  expect(floorFigures(state, now)).toEqual({
    live: 5,
    paused: 0,
    completed: 3,
    kcal: 333 + 331 + 246 + 246 + 229 + 95 + 169 + 177,
  });
});

test("captions say what the numbers say", () => {
  const weeks = attendanceWeeks(now);
  expect(weeks.at(-1)).toEqual({ label: "Nov 9", visits: 2848 });
  expect(attendanceCaption(weeks)).toBe("Up 4% on the previous six weeks.");
  expect(attendanceCaption(weeks.toReversed())).toBe("Down 4% on the previous six weeks.");
  expect(attendanceCaption([{ visits: 9 }, { visits: 9 }])).toMatch(/^As many/);
  expect(fillCaption(classesOf(state.classes, state.day))).toBe("3 of 10 classes are full.");
  expect(mixCaption(membershipMix(state))).toBe("Premium is 44% of sample members.");
});

test("money adds up in cents", () => {
  const { rows, total } = revenueByType(state);
  expect(rows.map(({ count }) => count)).toEqual([567, 525, 49, 143]);
  expect(rows.reduce((all, { count }) => all + count, 0)).toBe(1284);
  expect(clubTotal(state)).toBe(1284);
  expect(rows.map(({ cents }) => cents)).toEqual([4_479_300, 2_047_500, 0, 0]);
  expect(total).toBe(6_526_800);
});

test("quarters are the six before this one", () => {
  const quarters = retention(now);
  expect(quarters.map(({ label }) => label)).toEqual([
    "Q2 2025",
    "Q3 2025",
    "Q4 2025",
    "Q1 2026",
    "Q2 2026",
    "Q3 2026",
  ]);
  expect(retentionCaption(quarters)).toBe("Weakest start: Q2 2025, 66% are still members.");
  expect(retentionCaption([])).toBe("");
});
