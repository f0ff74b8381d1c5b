import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatChange } from "#app/lib/percent.ts";
import { revenueViews, type RevenueRow } from "./model.ts";
import { averageGrowth, barPercent, gapText, periodRows, takeaway, targetMet } from "./periods.ts";
import { buildMonthlySeries } from "./series.ts";

const series = buildMonthlySeries(new Date(2026, 10, 20));
const rows = (view: (typeof revenueViews)[number]) => periodRows(series, view);
const dollars = (all: readonly RevenueRow[], field: "revenue" | "target") =>
  all.map((row) => row[field] / 100);
const row = (revenue: number, target: number, growth: number | null = null): RevenueRow => ({
  period: "Q1 2026",
  revenue,
  target,
  growth,
});

test("twelve closed months", () => {
  const all = rows("monthly");
  expect(dollars(all, "revenue")).toEqual([
    83_370, 87_360, 75_320, 76_110, 86_180, 81_400, 84_880, 85_920, 79_420, 75_360, 88_300, 82_310,
  ]);
  expect([all[0]?.period, all.at(-1)?.period]).toEqual(["Nov 2025", "Oct 2026"]);
  expect(formatChange(averageGrowth(all))).toBe("+0.7%");
});

test("eight closed quarters; growth is rounded last", () => {
  const all = rows("quarterly");
  expect(dollars(all, "revenue")).toEqual([
    227_550, 208_710, 222_170, 216_820, 249_410, 237_610, 252_200, 243_080,
  ]);
  expect(dollars(all, "target")).toEqual([
    227_000, 208_500, 223_500, 215_000, 251_500, 230_000, 246_000, 236_000,
  ]);
  expect([all[0]?.period, all.at(-1)?.period]).toEqual(["Q4 2024", "Q3 2026"]);
  expect(averageGrowth(all)).toBeCloseTo(3.053, 3);
  expect(formatChange(averageGrowth(all))).toBe("+3.1%");
});

test("closed years from 2021, the first with growth against 2020", () => {
  const all = rows("yearly");
  expect(all.map(({ period }) => period)).toEqual(["2021", "2022", "2023", "2024", "2025"]);
  expect(dollars(all, "revenue")).toEqual([537_210, 629_690, 724_120, 818_710, 897_110]);
  expect(dollars(all, "target")).toEqual([540_500, 629_500, 719_000, 807_500, 898_500]);
  expect(all[0]?.growth).not.toBeNull();
  expect(formatChange(averageGrowth(all))).toBe("+14.2%");
});

test("without anything before there is no growth", () => {
  expect(periodRows(series.slice(0, 1), "monthly")[0]?.growth).toBeNull();
  expect(periodRows([], "quarterly")).toEqual([]);
});

test.each(revenueViews)(
  "%s: in every month of 2026 to 2030 both badges are shown, and one bar fills the row",
  (view) => {
    for (let month = 0; month < 60; month += 1) {
      const all = periodRows(buildMonthlySeries(new Date(2026, month, 15)), view);
      const met = all.filter(({ revenue, target }) => targetMet(revenue, target)).length;
      expect(met).toBeGreaterThan(0);
      expect(met).toBeLessThan(all.length);
      const bars = all.flatMap(({ revenue, target }) => [revenue, target]);
      expect(Math.max(...bars.map((value) => barPercent(value, all)))).toBe(100);
    }
  },
);

test("a target that is reached exactly is met", () => {
  expect(targetMet(5, 5)).toBe(true);
  expect(targetMet(0, 0)).toBe(true);
  expect(targetMet(4, 5)).toBe(false);
});

test("no bar is longer than its row or shorter than nothing", () => {
  expect(barPercent(5, [])).toBe(0);
  expect(barPercent(5, [row(0, 0)])).toBe(0);
  expect(barPercent(-5, [row(10, 20)])).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1 }), (pairs) => {
      const all = pairs.map(([revenue, target]) => row(revenue, target));
      const widths = pairs.flat().map((value) => barPercent(value, all));
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...widths)).toBe(pairs.flat().some((value) => value > 0) ? 100 : 0);
    }),
  );
});

test("the average leaves out what is not known and never reads as minus nothing", () => {
  expect(averageGrowth([row(1, 1), row(1, 1, 4), row(1, 1, 2)])).toBe(3);
  expect(formatChange(averageGrowth([]))).toBe("0.0%");
  expect(formatChange(averageGrowth([row(1, 1, -0.01)]))).toBe("0.0%");
});

test("what is to be noticed is counted from the rows", () => {
  expect(takeaway(rows("quarterly"), "quarterly")).toBe(
    "6 of 8 quarters met target; best was Q2 2026.",
  );
  expect(takeaway(rows("monthly"), "monthly")).toBe(
    "8 of 12 months met target; best was Sep 2026.",
  );
  expect(takeaway(rows("yearly"), "yearly")).toBe("3 of 5 years met target; best was 2025.");
});

test("the distance to the target in words", () => {
  expect(gapText(row(24_308_000, 23_600_000))).toBe("Q1 2026: $7,080 above target");
  expect(gapText(row(100, 23_000))).toBe("Q1 2026: $229 below target");
  expect(gapText(row(100, 100))).toBe("Q1 2026: exactly on target");
});
