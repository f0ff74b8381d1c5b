import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildVitals } from "./sample-vitals.ts";
import {
  adherence,
  bpCategory,
  checkReading,
  isVeryHigh,
  mean4,
  pressureSentence,
  takenDays,
} from "./vitals.ts";

describe("blood pressure", () => {
  const { pressure } = buildVitals(new Date(2026, 10, 20));

  test("has 26 readings, from 144/91 to 128/79", () => {
    const text = pressure.map(({ systolic, diastolic }) => `${systolic}/${diastolic}`);
    expect(text).toHaveLength(26);
    expect(text.slice(0, 4)).toEqual(["144/91", "139/90", "143/88", "139/90"]);
    expect(text.slice(-4)).toEqual(["129/82", "128/83", "129/82", "128/79"]);
  });

  test("is said in a sentence", () => {
    expect(pressureSentence(pressure)).toBe(
      "Average of the last 4 readings: 129/82, down 13/8 from your first 4.",
    );
    expect(pressureSentence([])).toBe("There are no readings yet.");
    const more = [...pressure, { day: "2026-11-20", systolic: 124, diastolic: 79 }];
    expect(pressureSentence(more)).toContain("127/81");
  });

  test("of fewer than four readings is the mean of those", () => {
    expect(mean4([{ day: "2026-11-20", systolic: 120, diastolic: 80 }])).toEqual({
      systolic: 120,
      diastolic: 80,
    });
    expect(mean4([])).toBeNull();
  });

  test.each([
    [119, 79, "Normal"],
    [120, 79, "Elevated"],
    [129, 80, "High, stage 1"],
    [139, 89, "High, stage 1"],
    [140, 90, "High, stage 2"],
    [180, 120, "Very high"],
  ])("%d/%d is %s", (systolic, diastolic, category) => {
    expect(bpCategory(systolic, diastolic)).toBe(category);
  });

  test.each([
    [179, 119, false],
    [180, 60, true],
    [120, 120, true],
  ])("%d/%d is very high: %s", (systolic, diastolic, isHigh) => {
    expect(isVeryHigh({ systolic, diastolic })).toBe(isHigh);
  });

  test("that cannot be is refused with a sentence", () => {
    expect(checkReading(124, 79)).toEqual({});
    expect(checkReading(70, 90).diastolic).toBe("The lower value is less than the upper one.");
    expect(Object.keys(checkReading(10, 500))).toEqual(["systolic", "diastolic"]);
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 260 }), fc.integer({ min: 30, max: 160 }), (s, d) => {
        expect(Object.keys(checkReading(s, d)).length === 0).toBe(d < s);
      }),
    );
  });
});

test("taking medicines is a share of all that were due", () => {
  const days = [
    { count: 4, of: 4 },
    { count: 2, of: 4 },
  ];
  expect(adherence(days)).toBe(75);
  expect(adherence([...days, { count: 3, of: 3 }])).toBe(82);
  expect(adherence([])).toBe(0);
});

test("today's medicines are those that were ticked off", () => {
  const { taken } = buildVitals(new Date(2026, 10, 20));
  const days = takenDays(taken, { taken: 3, of: 4 });
  expect(days).toHaveLength(35);
  expect(days.at(-1)).toEqual({ day: "2026-11-20", count: 3, of: 4 });
  expect(days.at(-2)).toEqual(taken.at(-2));
});

test("the fourth daily medicine counts from the visit that began it", () => {
  const { taken } = buildVitals(new Date(2026, 10, 20));
  expect(taken.find(({ day }) => day === "2026-11-01")?.of).toBe(3);
  expect(taken.find(({ day }) => day === "2026-11-02")?.of).toBe(4);
});

test("the week's sleep is the mean of its nights", () => {
  const { sleep, nights } = buildVitals(new Date(2026, 10, 20));
  const mean = nights.reduce((all, { value }) => all + value, 0) / nights.length;
  expect(sleep.at(-1)?.value).toBeCloseTo(mean, 1);
});
