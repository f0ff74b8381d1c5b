import { BarList } from "#app/components/demo/bar-list.tsx";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import {
  applicationsPerWeek,
  funnel,
  inRange,
  medianDaysPerStage,
  medianTimeToHire,
  rejectionCounts,
  sourceStats,
} from "../analytics.ts";
import {
  daysLabel,
  funnelCaption,
  reasonCaption,
  shareLabel,
  sourceCaption,
  stageCaption,
  weekCaption,
  weekLabel,
} from "../captions.ts";
import { analyticsCsv, analyticsFigures, exportName } from "../exports.ts";
import type { AnalyticsRange } from "../model.ts";
import { stageLabels } from "../stages.ts";
import styles from "./analytics.module.css";
import { ScreenHead } from "./screen-head.tsx";
import { StageDaysChart } from "./stage-days-chart.tsx";
import { StageFunnel } from "./stage-funnel.tsx";
import { SourceTable } from "./source-table.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { WeekColumns } from "./week-columns.tsx";

const ranges = [
  { value: "all", label: "All" },
  { value: "30d", label: "Last 30 days" },
] as const satisfies readonly { value: AnalyticsRange; label: string }[];

/** How hiring goes, worked out from the candidates as they stand now. */
export function AnalyticsScreen({ state, dispatch, tools, now }: RecruitmentProps) {
  const candidates = inRange(state.candidates, state.range, now);
  const flow = funnel(candidates);
  const stays = medianDaysPerStage(candidates, now);
  const stats = sourceStats(candidates);
  // Eight weeks are more than thirty days: this course shows all of them whatever the range.
  const weeks = applicationsPerWeek(state.candidates, now);
  const reasons = rejectionCounts(candidates);
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  const steps = [
    { label: "Applied", count: flow.applied, pass: null },
    { label: "Interview", count: flow.interview, pass: flow.pass[0] },
    { label: "Offer", count: flow.offer, pass: flow.pass[1] },
    { label: "Hired", count: flow.hired, pass: flow.pass[2] },
  ] as const;

  function exportCsv() {
    const figures = analyticsFigures(candidates, state.candidates, now);
    if (!tools.save(exportName("analytics", now), analyticsCsv(figures))) return;
    const sentence = `Exported ${counted(figures.length, "figure")}.`;
    tools.announce(sentence);
    tools.toast({ text: sentence });
  }

  return (
    <>
      <ScreenHead
        title="Analytics"
        line={
          <>
            {counted(candidates.length, "applicant")}, median time to hire{" "}
            <b>{daysLabel(medianTimeToHire(candidates))}</b>
          </>
        }
      >
        <ChoiceGroup
          label="Range by day applied"
          shape="segment"
          options={ranges}
          value={state.range}
          onChange={(range) => {
            dispatch({ type: "range", range });
            const shown = inRange(state.candidates, range, now).length;
            tools.announce(counted(shown, "applicant"));
          }}
        />
        <button className={buttonClass("line")} type="button" onClick={exportCsv}>
          <Icon name="download" />
          Export CSV
        </button>
      </ScreenHead>
      <div className={cn(columns(2, 16, 768), styles.charts)}>
        <div className={cn(demoParts.panel, styles.chart, styles.wide)}>
          <ChartFigure
            title="Funnel"
            caption={funnelCaption(flow.pass[0])}
            table={{
              headers: ["Step", "Candidates", "Of the step before"],
              rows: steps.map(({ label, count, pass }) => [
                label,
                String(count),
                label === "Applied" ? "–" : shareLabel(pass),
              ]),
            }}
          >
            <StageFunnel steps={steps} />
          </ChartFigure>
        </div>
        <div className={cn(demoParts.panel, styles.chart)}>
          <ChartFigure
            title="Median days in stage"
            caption={stageCaption(stays)}
            table={{
              headers: ["Stage", "Median", "Limit"],
              rows: stays.map(({ stage, days, limit }) => [
                stageLabels[stage],
                daysLabel(days),
                daysLabel(limit),
              ]),
            }}
          >
            <StageDaysChart stays={stays} />
          </ChartFigure>
        </div>
        <div className={cn(demoParts.panel, styles.chart)}>
          <ChartFigure
            title="Applications per week, last eight weeks"
            caption={weekCaption(weeks)}
            table={{
              headers: ["Week", "Applications"],
              rows: weeks.map((week) => [weekLabel(week), String(week.count)]),
            }}
          >
            <WeekColumns weeks={weeks} />
          </ChartFigure>
        </div>
        <section className={cn(demoParts.panel, styles.chart)} aria-labelledby="kr-sources">
          <div className={demoParts.panelHead}>
            <h3 id="kr-sources">Sources</h3>
          </div>
          <SourceTable stats={stats} />
          <p className={cn(typography.quiet, styles.caption)}>{sourceCaption(stats)}</p>
        </section>
        <div className={cn(demoParts.panel, styles.chart, styles.reasons)}>
          <ChartFigure
            title="Rejection reasons"
            caption={reasonCaption(reasons)}
            table={{
              headers: ["Reason", "Candidates"],
              rows: reasons.map(({ reason, count }) => [reason, String(count)]),
            }}
          >
            <BarList
              label="Rejection reasons"
              bars={reasons.map(({ reason, count }) => ({
                id: reason,
                label: reason,
                value: String(count),
                percent: (count / most) * 100,
              }))}
            />
          </ChartFigure>
        </div>
      </div>
    </>
  );
}
