import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bloodCount, lipidPanel, metabolicPanel } from "./sample-records.ts";
import { changeText, positionOf, resultName, summarizePanel, zoneOf, zonesOf } from "./results.ts";

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

  test("the larger value never stands further left, and none off the line", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((value) =>
          positionOf(value, [40, 200]),
        );
        expect(less).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(more ?? 0);
        expect(more).toBeLessThanOrEqual(100);
      }),
    );
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
