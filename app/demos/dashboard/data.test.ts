import { describe, expect, test } from "vitest";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { buildDashboard } from "./data.ts";
import { monthFigures, monthToDate } from "./figures.ts";
import { insights } from "./insights.ts";
import { series } from "./series.ts";
import { repFigures } from "./team.ts";

describe.each(sampleClocks)("the dashboard on %s", (now) => {
  const { ledger, orders, reps, tasks, reports } = buildDashboard(now);

  test("shows the running month to date, without a gap in any figure", () => {
    const last = series("monthly", ledger).at(-1);
    expect(last?.to).toBe(ledger.today);
    const figures = monthFigures(ledger, {});
    expect(figures.revenue).toBe(last?.sales);
    for (const value of [figures.revenue, figures.orders, figures.averageOrder, figures.margin]) {
      expect(value).toBeGreaterThan(0);
    }
    for (const { text } of insights(ledger, {})) expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("splits the revenue over the people without a remainder", () => {
    const team = repFigures(reps, monthToDate(ledger.today), ledger);
    expect(team.reduce((all, { sales }) => all + sales, 0)).toBe(monthFigures(ledger, {}).revenue);
  });

  test("has no id twice and no order from tomorrow", () => {
    const ids = [...orders, ...reps, ...tasks, ...reports].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { day } of orders) {
      expect(day).toBeLessThanOrEqual(ledger.today);
      expect(day).toBeGreaterThan(ledger.today - 31);
    }
  });
});
