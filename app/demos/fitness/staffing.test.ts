import { describe, expect, test } from "vitest";
import { heatmap } from "./heat.ts";
import { coaches, hourRange, perCoach, shortHours, staffingHint, staffMark } from "./staffing.ts";

const heat = heatmap();
const staff = coaches(heat);

test("there is a coach whenever the club is open, and none when it is closed", () => {
  for (const [day, row] of heat.entries()) {
    for (const [hour, value] of row.entries()) {
      expect((staff[day]?.[hour] ?? 0) > 0).toBe(value > 0);
    }
  }
});

test("check-ins per coach are shared out, nothing where nobody works", () => {
  const shared = perCoach(heat, staff);
  expect(shared[1]?.[18]).toBe(65);
  expect(shared[1]?.[7]).toBe(22);
  expect(perCoach([[12]], [[0]])).toEqual([[0]]);
});

describe("what to do about an hour", () => {
  const hint = (day: number, hour: number) => staffingHint(heat, staff, { day, hour });

  test("more than 50 for one coach ask for another, over all the hours around", () => {
    expect(hint(1, 18)).toBe("Add a second coach 5–7 PM Tue");
    expect(hint(1, 17)).toBe("Add a second coach 5–7 PM Tue");
    expect(hint(1, 19)).toBeNull();
    expect(hint(4, 18)).toBeNull();
  });

  test("fewer than 10 between 9 AM and 8 PM leave room for an introduction", () => {
    expect(hint(5, 18)).toBe("Good slot for an intro class");
    expect(hint(5, 20)).toBeNull();
    expect(hint(5, 6)).toBeNull();
  });

  test("a closed hour, or one without a coach, asks for nothing", () => {
    expect(hint(1, 3)).toBeNull();
    expect(staffingHint([[80]], [[0]], { day: 0, hour: 0 })).toBeNull();
    expect(staffingHint(heat, staff, { day: 9, hour: 0 })).toBeNull();
  });
});

test("the hours of a week that are short, each run once", () => {
  expect(shortHours(heat, staff)).toEqual([
    { hint: "Add a second coach 5–7 PM Mon", value: 63 },
    { hint: "Add a second coach 5–7 PM Tue", value: 65 },
    { hint: "Add a second coach 5–7 PM Wed", value: 60 },
    { hint: "Add a second coach 5–7 PM Thu", value: 58 },
  ]);
});

test("hours beside each other share their half of the day", () => {
  expect(hourRange(17, 19)).toBe("5–7 PM");
  expect(hourRange(11, 13)).toBe("11 AM–1 PM");
});

test("the map marks the hours that need a coach, and those that were given one", () => {
  const mark = (hour: number, added: Parameters<typeof staffMark>[1] = []) =>
    staffMark(heat, added, { day: 1, hour });
  expect([16, 17, 18, 19].map((hour) => mark(hour))).toEqual([null, "short", "short", null]);
  const added = [{ day: 1, from: 17, to: 19 }];
  expect([16, 17, 18, 19].map((hour) => mark(hour, added))).toEqual([null, "added", "added", null]);
});
