import { Icon } from "#app/components/ui/icon.tsx";
import { relativeTime } from "#app/lib/local-dates.ts";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { reports, type ReportRecord } from "../reports.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import { exportReport } from "./export-report.ts";
import { ReportDialog } from "./report-dialog.tsx";

/** The library: six reports, each to be read, taken along or starred. */
export function Reports(props: DashboardProps) {
  const { state } = props;
  return (
    <>
      <h2>Reports</h2>
      <ul className="reps">
        {reports.map((report) => (
          <ReportRow
            key={report.id}
            {...props}
            report={report}
            isStarred={state.reports.find(({ id }) => id === report.id)?.isStarred ?? false}
          />
        ))}
      </ul>
      <ReportDialog {...props} />
    </>
  );
}

type ReportRowProps = DashboardProps & {
  readonly report: ReportRecord;
  readonly isStarred: boolean;
};

function ReportRow({ report, isStarred, ...props }: ReportRowProps) {
  const { state, dispatch, tools } = props;
  const now = useDemoClock(60_000);
  const { id, name, owner, hoursSinceRun, schedule } = report;
  const ran = new Date(now.getTime() - hoursSinceRun * 3_600_000);
  return (
    <li className="pan reps__r">
      <button
        className="x"
        type="button"
        aria-pressed={isStarred}
        aria-label={`Star ${name}`}
        onClick={() => dispatch({ type: "star", id })}
      >
        <Icon name="star" />
      </button>
      <div>
        <h3 id={`report-${id}`}>{name}</h3>
        <p className="muted">
          {owner} · last run {relativeTime(ran, now)} ago · {schedule}
        </p>
      </div>
      <div className="rows__b">
        <button
          className="btn btn--line"
          type="button"
          aria-describedby={`report-${id}`}
          onClick={() => dispatch({ type: "openReport", id })}
        >
          Open
        </button>
        <button
          className="btn btn--line"
          type="button"
          aria-describedby={`report-${id}`}
          onClick={() => exportReport(report, state, tools)}
        >
          Export CSV
        </button>
      </div>
    </li>
  );
}
