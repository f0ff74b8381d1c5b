import { expect, test } from "vitest";
import {
  anotherWindow,
  faultOfWindow,
  formatTime,
  hoursInWeek,
  mergeWindows,
  parseEnd,
  parseTime,
  readWindow,
  withDay,
} from "./windows.ts";

const typed = (opens: string, closes: string) => ({ opens, closes });

test.each([
  ["09:30", 570],
  ["00:00", 0],
  ["23:59", 1439],
  ["09:30:00", 570],
  ["24:00", null],
  ["9:30", null],
  ["", null],
])("the time %j is %j minutes", (text, minutes) => {
  expect(parseTime(text)).toBe(minutes);
});

test("an end at midnight is that of the day", () => {
  expect(parseEnd("00:00")).toBe(1440);
  expect(formatTime(1440)).toBe("00:00");
  expect(readWindow(typed("18:00", "00:00"))).toEqual({ opens: 1080, closes: 1440 });
});

test.each([
  [[typed("", "10:00")], "opens"],
  [[typed("09:00", "")], "closes"],
  [[typed("10:00", "09:00")], "order"],
  [[typed("10:00", "10:00")], "order"],
  [[typed("13:00", "18:00"), typed("09:00", "13:30")], "overlap"],
  [[typed("13:00", "18:00"), typed("09:00", "13:00")], null],
  [[typed("", ""), typed("09:00", "13:00")], null],
] as const)("the last of %j has the fault %j", (windows, fault) => {
  expect(faultOfWindow(windows, windows.length - 1)).toBe(fault);
});

test("windows that touch or overlap are one", () => {
  expect(
    mergeWindows([
      { opens: 780, closes: 1080 },
      { opens: 540, closes: 720 },
      { opens: 700, closes: 780 },
      { opens: 1100, closes: 1200 },
    ]),
  ).toEqual([
    { opens: 540, closes: 1080 },
    { opens: 1100, closes: 1200 },
  ]);
});

test("another window begins an hour after the last, where there is room", () => {
  expect(anotherWindow([])).toEqual(typed("09:00", "18:00"));
  expect(anotherWindow([typed("09:00", "12:00")])).toEqual(typed("13:00", "17:00"));
  expect(anotherWindow([typed("09:00", "21:00")])).toEqual(typed("22:00", "00:00"));
  expect(anotherWindow([typed("09:00", "23:00")])).toEqual(typed("", ""));
});

test("a day is copied to others, and hours are counted", () => {
  const empty = Array.from({ length: 7 }, () => []);
  const week = withDay(empty, [0, 1, 2, 3, 4], [typed("09:00", "12:00"), typed("12:30", "17:00")]);
  expect(week[4]).toHaveLength(2);
  expect(week[5]).toEqual([]);
  expect(hoursInWeek(week)).toBe("37.5");
  expect(hoursInWeek(withDay(week, [0], [typed("10:00", "")]))).toBe("30");
});
