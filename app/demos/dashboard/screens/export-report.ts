import type { DemoTools, FileName } from "#app/components/demo/use-demo-tools.ts";
import { toCsv } from "#app/lib/csv.ts";
import type { DashboardState } from "../dashboard-state.ts";
import { reportTable, type ReportRecord, type ReportTable } from "../reports.ts";
import { dateOf } from "../sales.ts";

/** `halden-regional-sales-2026-11-20.csv` */
export function reportFileName(
  { slug }: Pick<ReportRecord, "slug">,
  today: number,
  extension: "csv" | "pdf",
): FileName {
  return `halden-${slug}-${dateOf(today).toISOString().slice(0, 10)}.${extension}`;
}

/** Hands a report out as a spreadsheet; what is filtered on screen is filtered in it. */
export function exportReport(report: ReportRecord, state: DashboardState, tools: DemoTools): void {
  const table = reportTable(report.id, state.ledger, state.reps, state.filters);
  exportTable(report.name, table, state, tools, report.slug);
}

/** Hands rows out under a name; its file is called after it. */
export function exportTable(
  name: string,
  { headers, rows }: ReportTable,
  { ledger }: DashboardState,
  tools: DemoTools,
  slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
): void {
  const file = reportFileName({ slug }, ledger.today, "csv");
  if (!tools.save(file, toCsv(headers, rows))) return;
  tools.tick("export");
  tools.announce(`${name} is in your downloads`);
  tools.toast({ text: `${name} exported` });
}
