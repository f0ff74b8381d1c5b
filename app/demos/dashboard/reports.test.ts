import { describe, expect, test } from "vitest";
import { buildDashboard } from "./data.ts";
import { reports, reportTable } from "./reports.ts";

const { ledger, reps } = buildDashboard(new Date(2026, 10, 20, 9, 0));
const total = (id: Parameters<typeof reportTable>[0], column: number) =>
  reportTable(id, ledger, reps, {}).rows.reduce((all, row) => all + Number(row[column]), 0);

test("regions, products and people all add up to the same revenue", () => {
  expect(total("regional", 1)).toBe(308_517);
  expect(total("margins", 2)).toBe(308_517);
  expect(total("quota", 1)).toBe(308_517);
});

test("a filter cuts the report down and is in its total", () => {
  const table = reportTable("regional", ledger, reps, { region: "North" });
  expect(table.rows).toHaveLength(1);
  expect(table.total?.[1]).toBe(95_639);
});

describe.each(reports)("$name", ({ id }) => {
  const { headers, rows, total: sum, summary } = reportTable(id, ledger, reps, {});

  test("has a cell under every header and a sentence", () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(headers.length);
    expect(sum ?? headers).toHaveLength(headers.length);
    expect(summary).toMatch(/\.$/);
  });
});
