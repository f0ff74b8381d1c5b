import { expect, test } from "vitest";
import { builtBys, builtMetrics, builtRanges, builtReport, specText } from "./builder.ts";
import { buildDashboard } from "./data.ts";

const { ledger, reps } = buildDashboard(new Date(2026, 10, 20, 9, 0));

test("sales by region this month: four rows and the revenue", () => {
  const spec = { metric: "sales", by: "region", range: "month" } as const;
  const { rows, total, summary } = builtReport(spec, ledger, reps, {});
  expect(specText(spec)).toBe("Sales by region, this month");
  expect(rows).toEqual([
    ["North", 95_639],
    ["West", 83_300],
    ["South", 74_042],
    ["East", 55_536],
  ]);
  expect(total).toEqual(["Total", 308_517]);
  expect(summary).toBe("Sales by region, this month: $308,517 in all.");
});

test("orders of this month are those of the overview, by whatever they are split", () => {
  for (const by of builtBys) {
    const { total } = builtReport({ metric: "orders", by, range: "month" }, ledger, reps, {});
    expect(total?.[1]).toBe(1121);
  }
});

test.each(builtRanges)("every measure adds up over %s, by everything", (range) => {
  for (const metric of builtMetrics) {
    const totals = builtBys.map((by) => {
      const { rows, total } = builtReport({ metric, by, range }, ledger, reps, {});
      expect(rows.length).toBeLessThanOrEqual(50);
      expect(rows.reduce((all, [, value]) => all + Number(value), 0)).toBe(total?.[1]);
      return total?.[1];
    });
    expect(new Set(totals).size).toBe(1);
  }
});

test("a filter cuts it down, but for people; a cut without sales is a row of nothings", () => {
  const spec = { metric: "sales", by: "channel", range: "month" } as const;
  const north = builtReport(spec, ledger, reps, { region: "North" });
  expect(north.total?.[1]).toBe(95_639);
  const people = builtReport({ ...spec, by: "rep" }, ledger, reps, { region: "North" });
  expect(people.total?.[1]).toBe(308_517);
});
