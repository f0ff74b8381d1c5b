import { useState, type ReactNode } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { builtReport, specText, type SavedReport } from "../builder.ts";
import { reports, type ReportRecord } from "../reports.ts";
import { sampleSchedules } from "../sample-schedules.ts";
import { lastRun, nextText, rhythmText } from "../schedule.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import { exportReport, exportTable } from "./export-report.ts";
import { ReportBuilder } from "./report-builder.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import styles from "./reports-screen.module.css";
import rowActions from "./row-actions.module.css";
import { ScheduleDialog } from "./schedule-dialog.tsx";

type Planned = { readonly id: string; readonly name: string };

type RowProps = DashboardProps & {
  readonly now: Date;
  readonly onSchedule: (report: Planned) => void;
};

/** The library, each report to be read, taken along, starred or sent out; and the means to build one. */
export function Reports(props: DashboardProps) {
  const { state } = props;
  const now = useDemoClock(60_000);
  const [planned, setPlanned] = useState<Planned | null>(null);
  const shared = { ...props, now, onSchedule: setPlanned };
  return (
    <>
      <h2>Reports</h2>
      <ul className={cn(stack(10), styles.reports)} aria-label="Reports">
        {reports.map((report) => (
          <LibraryRow key={report.id} {...shared} report={report} />
        ))}
        {state.savedReports.map((report) => (
          <SavedRow key={report.id} {...shared} report={report} />
        ))}
      </ul>
      <ReportBuilder {...props} />
      <ReportDialog {...props} />
      {planned && (
        <ScheduleDialog
          {...props}
          key={planned.id}
          report={planned}
          now={now}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  );
}

function LibraryRow({ report, ...props }: RowProps & { readonly report: ReportRecord }) {
  const { state, dispatch, tools } = props;
  const { id, name, owner } = report;
  const isStarred = state.reports.find((one) => one.id === id)?.isStarred ?? false;
  const ran = lastRun(sampleSchedules[id], state.openedAt);
  return (
    <Row
      {...props}
      report={report}
      note={`${owner} · last run ${formatLocal(ran, "weekday")}`}
      star={
        <button
          className={demoParts.iconButton}
          type="button"
          aria-pressed={isStarred}
          aria-label={`Star ${name}`}
          onClick={() => dispatch({ type: "star", id })}
        >
          <Icon name="star" />
        </button>
      }
      onOpen={() => dispatch({ type: "openReport", id })}
      onExport={() => exportReport(report, state, tools)}
    />
  );
}

/** A report that was built in this visit; opened, it stands in the builder again. */
function SavedRow({ report, ...props }: RowProps & { readonly report: SavedReport }) {
  const { state, dispatch, tools } = props;
  const { id, name, spec } = report;
  return (
    <Row
      {...props}
      report={report}
      note={`${specText(spec)} · yours, for this visit`}
      onOpen={() => {
        dispatch({ type: "spec", change: spec });
        focusAfter("#build");
      }}
      onExport={() =>
        exportTable(name, builtReport(spec, state.ledger, state.reps, state.filters), state, tools)
      }
    >
      <button
        className={typography.link}
        type="button"
        aria-describedby={`report-${id}`}
        onClick={() => {
          dispatch({ type: "removeReport", id });
          tools.announce(`${name} is deleted`);
          focusAfter("#build");
        }}
      >
        Delete
      </button>
    </Row>
  );
}

type ReportRowProps = RowProps & {
  readonly report: Planned;
  readonly note: string;
  readonly star?: ReactNode;
  readonly onOpen: () => void;
  readonly onExport: () => void;
  readonly children?: ReactNode;
};

function Row({ state, report, note, star, onOpen, onExport, children, ...props }: ReportRowProps) {
  const nameId = `report-${report.id}`;
  const schedule = state.schedules[report.id];
  const button = {
    className: buttonClass("line"),
    type: "button",
    "aria-describedby": nameId,
  } as const;
  return (
    <li className={cn(demoParts.panel, styles.report)}>
      {star ?? <Icon name="check" />}
      <div>
        <h3 id={nameId}>{report.name}</h3>
        <p className={typography.quiet}>{note}</p>
        {schedule && (
          <p className={cn(textClass(14), cluster(0), styles.schedule)}>
            {rhythmText(schedule)} · <b>{nextText(schedule, props.now)}</b> · to{" "}
            {schedule.recipients.join(", ")}
            <Stop {...props} state={state} report={report} />
          </p>
        )}
      </div>
      <div className={cn(row(8), rowActions.actions)}>
        <button {...button} onClick={onOpen}>
          Open
        </button>
        <button {...button} onClick={onExport}>
          Export CSV
        </button>
        <button {...button} aria-haspopup="dialog" onClick={() => props.onSchedule(report)}>
          Schedule
        </button>
        {children}
      </div>
    </li>
  );
}

function Stop({ state, dispatch, tools, report }: DashboardProps & { readonly report: Planned }) {
  const { id, name } = report;
  const schedule = state.schedules[id];
  if (!schedule) return null;
  const { isPaused } = schedule;
  return (
    <>
      <button
        className={typography.link}
        type="button"
        aria-describedby={`report-${id}`}
        onClick={() => {
          dispatch({ type: "schedule", id, schedule: { ...schedule, isPaused: !isPaused } });
          tools.announce(`${name} is ${isPaused ? "sent again" : "paused"}`);
        }}
      >
        {isPaused ? "Resume" : "Pause"}
      </button>
      <button
        className={typography.link}
        type="button"
        aria-describedby={`report-${id}`}
        onClick={() => {
          dispatch({ type: "schedule", id, schedule: null });
          tools.announce(`${name} is not sent any more`);
          focusAfter(`[aria-describedby="report-${id}"]`);
        }}
      >
        Stop
      </button>
    </>
  );
}
