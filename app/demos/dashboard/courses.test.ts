import { expect, test } from "vitest";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { epochDay } from "#domain/dates.ts";
import { cellsOver, salesOf, sumBy, type Dimension } from "./cells.ts";
import { sampleReps } from "./sample-reps.ts";
import { openLedger, sumOver } from "./sales.ts";
import { growthPercent, series } from "./series.ts";
import { repFigures } from "./team.ts";

/** How alike two rows of numbers rise and fall: 1 is the same curve. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (row: readonly number[]) => row.reduce((all, value) => all + value, 0) / row.length;
  const [a, b] = [one.map((value) => value - mean(one)), other.map((value) => value - mean(other))];
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((all, value, index) => all + value * (y[index] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

test.each(sampleClocks)("on %s every part has a curve of its own", (visit) => {
  const ledger = openLedger(epochDay(visit));
  const finished = series("monthly", ledger).filter(({ isPartial }) => !isPartial);
  for (const dimension of ["region", "channel", "product"] satisfies Dimension[]) {
    const months = finished.map((month) => sumBy(cellsOver(month, ledger), dimension));
    const curves = (months[0] ?? []).map((_, index) =>
      months.map((parts) => parts[index]?.sales ?? 0),
    );
    const alike = curves.flatMap((one, index) =>
      curves.slice(index + 1).map((other) => correlation(one, other)),
    );
    expect({ dimension, isOneCurve: Math.min(...alike) >= 0.3 }).toEqual({
      dimension,
      isOneCurve: false,
    });
    for (const [index, month] of finished.entries()) {
      expect(salesOf(months[index] ?? [])).toBe(sumOver(month, ledger.sales));
    }
  }
});

test.each(sampleClocks)(
  "on %s a region falls while another rises, in most of the year",
  (visit) => {
    const ledger = openLedger(epochDay(visit));
    const months = series("monthly", ledger).filter(({ isPartial }) => !isPartial);
    const parts = months.map((month) => sumBy(cellsOver(month, ledger), "region"));
    const contrary = parts.slice(1).filter((month, index) => {
      const growth = month.map(
        ({ sales }, region) => growthPercent(sales, parts[index]?.[region]?.sales ?? 0) ?? 0,
      );
      return Math.max(...growth) > 0 && Math.min(...growth) < 0;
    });
    expect(contrary.length).toBeGreaterThanOrEqual(6);
  },
);

test.each(sampleClocks)("on %s one product sold nothing for two months, and is back", (visit) => {
  const ledger = openLedger(epochDay(visit));
  const sold = series("monthly", ledger).map(
    (month) => sumBy(cellsOver(month, ledger), "product").at(-1)?.sales ?? 0,
  );
  expect(sold.filter((sales) => sales === 0)).toHaveLength(2);
  expect(sold.at(-1)).toBeGreaterThan(0);
});

test.each(sampleClocks)("on %s people have curves of their own, and add up", (visit) => {
  const ledger = openLedger(epochDay(visit));
  const months = series("monthly", ledger).filter(({ isPartial }) => !isPartial);
  const figures = months.map((month) => repFigures(sampleReps, month, ledger));
  const curveOf = (index: number) => figures.map((team) => team[index]?.sales ?? 0);
  const indexOf = (id: string) => sampleReps.findIndex((rep) => rep.id === id);
  expect(correlation(curveOf(indexOf("owen")), curveOf(indexOf("luis")))).toBeLessThan(0.3);
  for (const [index, month] of months.entries()) {
    expect(salesOf(figures[index] ?? [])).toBe(sumOver(month, ledger.sales));
  }
});
