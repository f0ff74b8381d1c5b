import { expect, test } from "vitest";
import { dayAt, isoDay } from "#domain/dates.ts";
import { buildEstate } from "./data.ts";
import {
  agenda,
  askedInWeek,
  countInWeek,
  countOn,
  mondayOf,
  needsFeedback,
  stateOf,
  viewingsFor,
  weekOf,
} from "./diary.ts";

const now = new Date(2026, 10, 20, 9, 30);
const state = buildEstate(now);
const { viewings } = state;

test("a week begins on Monday", () => {
  for (const day of [16, 20, 22]) expect(mondayOf(new Date(2026, 10, day)).getDate()).toBe(16);
  expect(weekOf(mondayOf(now)).map((day) => day.getDate())).toEqual([16, 17, 18, 19, 20, 21, 22]);
});

test("the filters find what is to be done", () => {
  const count = (filter: "confirm" | "feedback" | "today") =>
    viewingsFor(viewings, filter, now).length;
  expect([count("confirm"), count("feedback"), count("today")]).toEqual([2, 2, 2]);
});

test("a confirmed viewing is done when its time has come, and then wants feedback", () => {
  const [viewing] = viewingsFor(viewings, "today", now);
  if (!viewing) throw new Error("no viewing today");
  const later = dayAt(now, 0, "11:00");
  expect([stateOf(viewing, now), needsFeedback(viewing, now)]).toEqual(["confirmed", false]);
  expect([stateOf(viewing, later), needsFeedback(viewing, later)]).toEqual(["done", true]);
});

test("cancelled viewings are not counted", () => {
  expect(countOn(viewings, now)).toBe(2);
  expect(countInWeek(viewings, now)).toBe(7);
  // The other one that waits to be confirmed is on Monday.
  expect(askedInWeek(viewings, now)).toBe(1);
  expect(
    countOn(
      viewings.map((one) => ({ ...one, state: "cancelled" as const })),
      now,
    ),
  ).toBe(0);
});

test("the agenda shows a week, a day, or what a filter asks for at any time", () => {
  const days = (change: Partial<typeof state.diary>) =>
    agenda({ viewings, diary: { ...state.diary, ...change } }, now).map(
      ({ day, viewings: list }) => [day.getDate(), list.length],
    );
  expect(days({})).toEqual([
    [16, 1],
    [18, 1],
    [19, 1],
    [20, 2],
    [21, 2],
  ]);
  expect(days({ week: isoDay(dayAt(now, 3, "0:00")) })).toEqual([
    [23, 1],
    [25, 1],
  ]);
  expect(days({ day: isoDay(now) })).toEqual([[20, 2]]);
  expect(days({ filter: "confirm" })).toEqual([
    [21, 1],
    [23, 1],
  ]);
});
