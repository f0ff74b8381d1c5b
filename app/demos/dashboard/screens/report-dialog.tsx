import { useRef } from "react";
import { DataTable } from "#app/components/demo/data-table.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { makePdf } from "#app/lib/pdf.ts";
import { selectTextOf } from "#app/browser/select-text.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { filtersOf, reports, reportTable, type ReportTable } from "../reports.ts";
import { number } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import { ReportChart } from "./report-chart.tsx";
import { exportReport, reportFileName } from "./export-report.ts";
import styles from "./report-dialog.module.css";

/** One report in full: what it was filtered by, its rows, and the ways to take it along. */
export function ReportDialog({ state, dispatch, tools }: DashboardProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const report = reports.find(({ id }) => id === state.openReport);
  if (!report) return null;
  const table = reportTable(report.id, state.ledger, state.reps, state.filters);
  const used = Object.values(filtersOf(report.id, state.filters)).flatMap((value) =>
    value === undefined ? [] : [typeof value === "string" ? value : value.label],
  );

  async function copy() {
    if (!summary.current) return;
    try {
      await navigator.clipboard.writeText(summary.current.textContent);
      tools.announce("Summary copied");
      tools.toast({ text: "Summary copied" });
    } catch {
      selectTextOf(summary.current);
      tools.announce("Your browser does not let us copy; the summary is selected instead");
      tools.toast({ text: "The summary is selected: copy it with your keyboard" });
    }
  }

  function savePdf() {
    if (!report) return;
    tools.save(
      reportFileName(report, state.ledger.today, "pdf"),
      makePdf(`Halden Supply Co., ${report.name}`, pdfLines(table)),
    );
  }

  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "openReport", id: null })}
      app={cn("app--dashboard", styles.report)}
      title={report.name}
      kicker={used.length > 0 ? `Filters used: ${used.join(", ")}` : "No filters used"}
      footer={
        <>
          <button
            className={buttonClass()}
            type="button"
            onClick={() => exportReport(report, state, tools)}
          >
            <Icon name="download" />
            Export CSV
          </button>
          <button className={buttonClass("line")} type="button" onClick={savePdf}>
            Save PDF
          </button>
          <button className={buttonClass("line")} type="button" onClick={() => window.print()}>
            Print
          </button>
          <button className={buttonClass("line")} type="button" onClick={() => void copy()}>
            Copy summary
          </button>
        </>
      }
    >
      <p className={styles.summary} ref={summary}>
        {report.name}: {table.summary}
      </p>
      <ReportChart name={report.name} table={table} />
      <DataTable
        caption={report.name}
        table={{
          headers: table.headers,
          rows: table.rows.map((row) => row.map(cellText)),
          total: table.total?.map(cellText),
        }}
      />
    </DemoDialog>
  );
}

function cellText(cell: string | number): string {
  return typeof cell === "number" ? number(cell) : cell;
}

function pdfLines({ headers, rows, total, summary }: ReportTable): string[] {
  const table = [headers, ...rows, ...(total ? [total] : [])].map((row) => row.map(cellText));
  return [summary, "", ...table.map((row) => row.join("   "))];
}
