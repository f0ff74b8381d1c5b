import { expect, test } from "vitest";
import { buildMonthlySeries, trailingChange, trailingRevenue } from "./series.ts";

const today = new Date(2026, 10, 20);

test("goes from January 2020 to the last closed month", () => {
  const series = buildMonthlySeries(today);
  expect(series[0]).toMatchObject({ year: 2020, month: 0 });
  expect(series.at(-1)).toEqual({ year: 2026, month: 9, revenue: 8_231_000, target: 8_500_000 });
  expect(series).toHaveLength(82);
});

test("the first of January includes December", () => {
  expect(buildMonthlySeries(new Date(2027, 0, 1, 0, 5)).at(-1)).toMatchObject({
    year: 2026,
    month: 11,
  });
  expect(buildMonthlySeries(new Date(2020, 0, 31))).toEqual([]);
});

test("a month that is added changes no earlier one", () => {
  const later = buildMonthlySeries(new Date(2029, 4, 2));
  expect(later.slice(0, 82)).toEqual(buildMonthlySeries(today));
});

test("the last twelve months and how they stand against the twelve before", () => {
  const series = buildMonthlySeries(today);
  expect(trailingRevenue(series)).toBe(98_593_000);
  expect(trailingChange(series)).toBeCloseTo(11.66, 2);
  expect(trailingChange(series.slice(0, 12))).toBeNull();
});
