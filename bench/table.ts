import type { Figure } from "./figure.ts";

const headings = ["area", "figure", "value", "limit", "", "ratio", "target", "met"] as const;
const rightAligned = new Set([2, 4, 5]);

/** All figures as one table in plain text, and below it what is known about those that miss. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(cellsOf)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return rightAligned.has(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  "),
  );
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  const notes = figures
    .filter(({ pass, note }) => pass === false && note)
    .map(({ name, note }) => `${name}: ${note}`);
  return [lines[0], rule, ...lines.slice(1), ...(notes.length > 0 ? ["", ...notes] : [])]
    .map((line) => line?.trimEnd())
    .join("\n");
}

function cellsOf(figure: Figure): readonly string[] {
  const { area, name, value, unit, limit, limitValue, ratio, target, pass } = figure;
  return [
    area,
    name,
    quantity(value, unit),
    limit ?? "",
    limitValue === null ? "" : quantity(limitValue, unit),
    ratio === null ? "" : ratio.toFixed(2),
    target ?? "",
    pass === null ? "" : pass ? "yes" : "NO",
  ];
}

function quantity(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : value < 1 ? 3 : 1;
  const number = value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit ? `${number} ${unit}` : number;
}
