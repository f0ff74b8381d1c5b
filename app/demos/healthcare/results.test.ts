import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bloodCount, lipidPanel, metabolicPanel } from "./sample-records.ts";
import { changeText, positionOf, resultName, summarizePanel, zoneOf, zonesOf } from "./results.ts";
import { adherence, bpCategory, checkReading, mean4, pressureSentence } from "./vitals.ts";
import { buildVitals } from "./sample-vitals.ts";

describe("results", () => {
  test("a closed range holds both of its ends", () => {
    const range = { kind: "within", low: 70, high: 99 } as const;
    expect([69, 70, 99, 100].map((value) => zoneOf(value, range))).toEqual([
      "low",
      "in",
      "in",
      "high",
    ]);
  });

  test("below 200 leaves 200 out, 50 or more holds 50", () => {
    const below = { kind: "below", limit: 200, borderlineTo: 239 } as const;
    expect([199, 200, 239, 240].map((value) => zoneOf(value, below))).toEqual([
      "in",
      "borderline",
      "borderline",
      "high",
    ]);
    expect(zoneOf(151, { kind: "below", limit: 150 })).toBe("high");
    expect([49, 50].map((value) => zoneOf(value, { kind: "from", limit: 50 }))).toEqual([
      "low",
      "in",
    ]);
  });

  test("values off the line stand at its ends", () => {
    expect(positionOf(0, [40, 200])).toBe(0);
    expect(positionOf(400, [40, 200])).toBe(100);
    expect(positionOf(120, [40, 200])).toBe(50);
  });

  test("the ranges of every analyte fill its line in order", () => {
    for (const analyte of [...lipidPanel, ...metabolicPanel, ...bloodCount]) {
      const ends = zonesOf(analyte).map(({ end }) => end);
      expect(ends.at(-1)).toBe(100);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    }
  });

  test("a panel is summed up in words", () => {
    expect(summarizePanel(lipidPanel)).toBe(
      "2 of 4 results are in range and 2 are borderline. All four have improved since last time.",
    );
    expect(summarizePanel(metabolicPanel)).toBe("4 of 5 results are in range. Vitamin D is low.");
    expect(summarizePanel(bloodCount)).toBe("All 3 results are in range.");
    expect(summarizePanel([])).toBe("There are no results in this panel.");
  });

  test("LDL is named with its range and has fallen by 16", () => {
    const ldl = lipidPanel[3];
    expect(ldl && resultName(ldl)).toBe("LDL cholesterol 118, borderline, in-range is below 100");
    expect(ldl && changeText(ldl.values)).toBe("↓ 16");
    expect(changeText([1, 1, 2])).toBe("no change");
  });

  test("total, HDL and triglycerides give LDL, at all three dates", () => {
    for (const at of [0, 1, 2] as const) {
      const [total, hdl, fat, ldl] = lipidPanel.map(({ values }) => values[at]);
      expect(ldl).toBe(Math.round((total ?? 0) - (hdl ?? 0) - (fat ?? 0) / 5));
    }
  });
});

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
  expect(adherence([{ count: 4 }, { count: 2 }], 4)).toBe(75);
  expect(adherence([], 4)).toBe(0);
});
