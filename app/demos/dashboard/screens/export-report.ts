import type { DemoTools, FileName } from "#app/components/demo/use-demo-tools.ts";
import { toCsv } from "#app/lib/csv.ts";
import type { DashboardState } from "../dashboard-state.ts";
import { reportTable, type ReportRecord } from "../reports.ts";
import { dateOf } from "../sales.ts";

/** `halden-regional-sales-2026-11-20.csv` */
export function reportFileName(
  { slug }: ReportRecord,
  today: number,
  extension: "csv" | "pdf",
): FileName {
  return `halden-${slug}-${dateOf(today).toISOString().slice(0, 10)}.${extension}`;
}

/** Hands a report out as a spreadsheet; what is filtered on screen is filtered in it. */
export function exportReport(report: ReportRecord, state: DashboardState, tools: DemoTools): void {
  const { headers, rows } = reportTable(report.id, state.ledger, state.reps, state.filters);
  const name = reportFileName(report, state.ledger.today, "csv");
  if (!tools.save(name, toCsv(headers, rows))) return;
  tools.tick("export");
  tools.announce(`${report.name} is in your downloads`);
  tools.toast({ text: `${report.name} exported` });
}
