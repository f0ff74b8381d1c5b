import { useId, useState } from "react";
import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import {
  colTotals,
  dayNames,
  heatCaption,
  heatmap,
  hourLabel,
  peak,
  rowTotals,
  type Heat,
} from "../heat.ts";
import type { HeatCell } from "../model.ts";
import { coaches, perCoach, staffMark, staffMarkLabels } from "../staffing.ts";
import { CellPanel } from "./cell-panel.tsx";
import type { FitnessProps } from "./fitness-props.ts";
import { HeatDays } from "./heat-days.tsx";
import { HeatTable } from "./heat-table.tsx";
import styles from "./heat.module.css";

const visits = heatmap();

/** The week by the hour: a table of 168 buttons, on a telephone a day at a time. */
export function HeatFigure(props: FitnessProps) {
  const { state, dispatch } = props;
  const [isWeekShown, setIsWeekShown] = useState(false);
  const weekId = useId();
  const isShared = state.metric === "perCoach";
  const staff = coaches(visits, state.coachesAdded);
  const heat = isShared ? perCoach(visits, staff) : visits;
  const unit = isShared ? "check-ins per coach" : "check-ins";
  const caption = heatCaption(heat);
  const max = peak(heat).value;
  const grid = {
    heat,
    max,
    unit,
    caption: `Average ${unit} by hour. ${caption}`,
    cell: state.cell,
    markOf: (cell: HeatCell) => staffMark(visits, state.coachesAdded, cell),
    onCell: (cell: HeatCell) => dispatch({ type: "selectCell", cell }),
  };
  return (
    <div className={cn(stack(16), styles.week)}>
      <div className={demoParts.panel}>
        <ChartFigure
          title="The week by the hour"
          caption={caption}
          table={tableOf(heat, isShared)}
          tools={
            <ChoiceGroup
              label="Metric"
              shape="segment"
              options={[
                { value: "checkIns", label: "Check-ins" },
                { value: "perCoach", label: "Per coach" },
              ]}
              value={state.metric}
              onChange={(metric) => dispatch({ type: "metric", metric })}
            />
          }
        >
          <Legend max={max} />
          <HeatDays {...grid} />
          <button
            className={cn(buttonClass("line"), styles.open)}
            type="button"
            aria-expanded={isWeekShown}
            aria-controls={weekId}
            onClick={() => setIsWeekShown(!isWeekShown)}
          >
            {isWeekShown ? "Hide whole week" : "See whole week"}
          </button>
          <HeatTable {...grid} id={weekId} isOpen={isWeekShown} isTotalled={!isShared} />
        </ChartFigure>
      </div>
      <CellPanel {...props} heat={visits} staff={staff} />
    </div>
  );
}

/** The six steps, from nothing to the busiest hour, and the two marks. */
function Legend({ max }: { readonly max: number }) {
  return (
    <p className={cn(textClass(13), row(4), typography.quiet, styles.legend)} aria-hidden="true">
      <span>0</span>
      {[0, 1, 2, 3, 4, 5].map((level) => (
        <i key={level} className={styles.level} data-level={level} />
      ))}
      <span className={typography.number}>{max}</span>
      {(["short", "added"] as const).map((mark) => (
        <span key={mark} className={cn(row(6), styles.sign)}>
          <i className={styles.level} data-level="5" data-mark={mark} /> {staffMarkLabels[mark]}
        </span>
      ))}
    </p>
  );
}

function tableOf(heat: Heat, isShared: boolean) {
  const rows = Array.from({ length: 24 }, (_, hour) => [
    hourLabel(hour),
    ...heat.map((day) => String(day[hour] ?? 0)),
    ...(isShared ? [] : [String(colTotals(heat)[hour] ?? 0)]),
  ]);
  const totals = rowTotals(heat);
  const week = totals.reduce((sum, value) => sum + value, 0);
  return {
    headers: ["Hour", ...dayNames.map((name) => name.slice(0, 3)), ...(isShared ? [] : ["Week"])],
    rows,
    ...(!isShared && { total: ["Day", ...totals.map(String), week.toLocaleString("en-US")] }),
  };
}
