import { BarList } from "#app/components/demo/bar-list.tsx";
import { formatPercent } from "#app/lib/percent.ts";
import type { ReportTable } from "../reports.ts";
import { dollars, number } from "../labels.ts";

type ReportChartProps = { readonly name: string; readonly table: ReportTable };

/** The column of a report that says most, as bars. */
export function ReportChart({ name, table: { headers, rows, chart } }: ReportChartProps) {
  if (chart === undefined) return null;
  const header = headers[chart] ?? "";
  const values = rows.map((row) => (typeof row[chart] === "number" ? row[chart] : 0));
  const most = Math.max(1, ...values);
  const format = header.includes("%") ? formatPercent : /count/i.test(header) ? number : dollars;
  return (
    <BarList
      label={`${name}: ${header}`}
      bars={rows.map(([label], index) => ({
        id: String(label),
        label: String(label),
        value: format(values[index] ?? 0),
        percent: ((values[index] ?? 0) / most) * 100,
      }))}
    />
  );
}
