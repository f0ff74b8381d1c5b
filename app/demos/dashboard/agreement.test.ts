import { describe, expect, test } from "vitest";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { firedIn } from "./alerts.ts";
import { builtReport } from "./builder.ts";
import { salesOf, targetOver } from "./cells.ts";
import { buildDashboard } from "./data.ts";
import { monthFigures } from "./figures.ts";
import { insights, targetStreak } from "./insights.ts";
import { measureBy, measureOver, measures } from "./measures.ts";
import { products, regions, type Filters } from "./model.ts";
import { productRows } from "./products.ts";
import { analyticsRange } from "./ranges.ts";
import { filtersOf, reports, reportTable } from "./reports.ts";
import { series } from "./series.ts";
import { repFigures } from "./team.ts";

const cuts: readonly Filters[] = [
  {},
  { region: "North" },
  { channel: "Events", region: "East" },
  { product: "Whiteboard" },
];

describe.each(sampleClocks)("two places say one figure, on %s", (now) => {
  const { ledger, reps } = buildDashboard(now);

  test.each(cuts)("the chart, the head row, the reports and the builder under %o", (filters) => {
    const points = series("monthly", ledger, filters);
    const figures = monthFigures(ledger, filters);
    const last = points.at(-1);
    expect(last?.sales).toBe(figures.revenue);
    expect(last?.target).toBe(figures.target);
    expect(last?.growth).toBe(figures.change.revenue);
    const monthly = reportTable("monthly", ledger, reps, filters);
    expect(monthly.rows.map(([, sales]) => sales)).toEqual(points.map(({ sales }) => sales));
    const regional = reportTable("regional", ledger, reps, filters);
    expect(regional.rows.reduce((all, [, sales]) => all + Number(sales), 0)).toBe(figures.revenue);
    expect(regional.rows.reduce((all, row) => all + Number(row[2]), 0)).toBe(figures.target);
    for (const by of ["region", "month"] as const) {
      const built = builtReport({ metric: "orders", by, range: "month" }, ledger, reps, filters);
      expect(built.total?.[1]).toBe(figures.orders);
    }
    expect(Number(reportTable("funnel", ledger, reps, filters).rows.at(-1)?.[1])).toBe(
      figures.orders,
    );
    // Twelve months of Analytics and of the builder are the twelve bars.
    const year = analyticsRange("year", ledger.today);
    const built = builtReport(
      { metric: "sales", by: "month", range: "year" },
      ledger,
      reps,
      filters,
    );
    expect(measureOver("sales", year, ledger, filters)).toBe(salesOf(points));
    expect(built.rows.map(([, sales]) => sales)).toEqual(points.map(({ sales }) => sales));
    const streak = insights(ledger, filters).find(({ id }) => id === "streak");
    const missed = { metric: "sales", direction: "below", limit: "target", period: "monthly" };
    const { met } = targetStreak(points);
    const finished = points.filter(({ isPartial }) => !isPartial).length;
    expect(streak?.text).toContain(`${met} of ${finished} `);
    expect(firedIn(missed as Parameters<typeof firedIn>[0], { ledger, filters })).toHaveLength(
      finished - met,
    );
  });

  test.each(measures)("%s is the sum of its parts, whichever way it is cut", (measure) => {
    const range = analyticsRange("90", ledger.today);
    const whole = measureOver(measure, range, ledger, {});
    for (const dimension of ["region", "channel", "product"] as const) {
      expect(salesOf(measureBy(measure, range, ledger, {}, dimension))).toBe(whole);
    }
    const cut = regions.map((region) => measureOver(measure, range, ledger, { region }));
    expect(cut.reduce((all, one) => all + one, 0)).toBe(whole);
  });

  test("a product's margin is one number in the table, the report and the head row", () => {
    const { range } = monthFigures(ledger, {});
    const rows = productRows(ledger, range, {});
    for (const product of products) {
      const margin = rows.find(({ name }) => name === product)?.margin ?? null;
      expect(monthFigures(ledger, { product }).margin).toBe(margin);
    }
  });

  test("targets of the parts add up to the whole one in every month", () => {
    for (const month of series("monthly", ledger)) {
      const parts = products.map((product) => targetOver(month, ledger, { product }));
      expect(parts.reduce((all, one) => all + one, 0)).toBe(month.target);
    }
  });

  test("parts miss and meet their targets in months of their own", () => {
    const patterns = regions.map((region) =>
      series("monthly", ledger, { region })
        .map(({ sales, target }) => (sales >= target ? "+" : "-"))
        .join(""),
    );
    expect(new Set(patterns).size).toBe(regions.length);
  });
});

test("a chosen period is held against the same days on every tab", () => {
  const { ledger, reps } = buildDashboard(new Date(2026, 10, 20, 9, 0));
  for (const kind of ["monthly", "weekly", "yearly"] as const) {
    const points = series(kind, ledger);
    for (const point of points.slice(1)) {
      const filters = { period: { ...point, label: point.period, kind } };
      const { revenue, change } = monthFigures(ledger, filters);
      expect(revenue).toBe(point.sales);
      expect(change.revenue).toBe(point.growth);
      const team = repFigures(reps, point, ledger);
      expect(salesOf(team)).toBe(point.sales);
      const built = builtReport(
        { metric: "sales", by: "rep", range: "month" },
        ledger,
        reps,
        filters,
      );
      expect(built.rows.map(([, sales]) => sales)).toEqual(team.map(({ sales }) => sales));
    }
  }
});

test("a report names the filters that it obeys, and no others", () => {
  const { ledger, reps } = buildDashboard(new Date(2026, 10, 20, 9, 0));
  const filters: Filters = { region: "North" };
  for (const { id } of reports) {
    const obeys = filtersOf(id, filters).region === "North";
    const [plain, cut] = [{}, filters].map((one) => reportTable(id, ledger, reps, one).rows);
    expect({ id, isCut: JSON.stringify(plain) !== JSON.stringify(cut) }).toEqual({
      id,
      isCut: obeys,
    });
  }
});
