import { expect, test } from "vitest";
import { buildDashboard } from "./data.ts";
import { monthToDate } from "./figures.ts";
import { dayNumber, openLedger } from "./sales.ts";
import { byQuota, repFigures } from "./team.ts";

const ledger = openLedger(dayNumber(2026, 10, 20));
const { reps } = buildDashboard(new Date(2026, 10, 20, 9, 0));
const team = repFigures(reps, monthToDate(ledger.today), ledger);

test("each has sales, quota and attainment", () => {
  expect(
    team.map(({ name, sales, quota, attainment }) => [name, sales, quota, attainment]),
  ).toEqual([
    ["Marta Lind", 52_448, 48_132, 109],
    ["Owen Blake", 50_905, 45_123, 112.8],
    ["Chidi Eze", 40_107, 42_115, 95.2],
    ["Sofia Duarte", 43_193, 39_107, 110.4],
    ["Kenji Mori", 35_480, 36_099, 98.3],
    ["Hanna Weiss", 37_022, 33_091, 111.9],
    ["Luis Prado", 24_681, 30_082, 82],
    ["Amy Cole", 24_681, 27_074, 91.2],
  ]);
});

test("the team's total is the revenue", () => {
  expect(team.reduce((all, { sales }) => all + sales, 0)).toBe(308_517);
  expect(team.reduce((all, { quota }) => all + quota, 0)).toBe(300_823);
});

test("four are below their quota", () => {
  expect(byQuota(team, "below").map(({ name }) => name.split(" ")[0])).toEqual([
    "Chidi",
    "Kenji",
    "Luis",
    "Amy",
  ]);
  expect(byQuota(team, "met")).toHaveLength(4);
  expect(byQuota(team, "all")).toHaveLength(8);
});
