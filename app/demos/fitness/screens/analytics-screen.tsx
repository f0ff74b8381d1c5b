import { memo } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { counted } from "#domain/counted.ts";
import { isoDay } from "#domain/dates.ts";
import { heatTable } from "../cell-details.ts";
import { heatmap } from "../heat.ts";
import { coaches, shortHours } from "../staffing.ts";
import { Band } from "./band.tsx";
import { Charts } from "./charts.tsx";
import type { FitnessProps } from "./fitness-props.ts";
import { HeatFigure } from "./heat-figure.tsx";
import { saveTable } from "./save-file.ts";

const heat = heatmap();

function shortText(evenings: number): string {
  if (evenings === 0) return "Every hour of the week has coaches enough";
  return `${counted(evenings, "evening")} a week ${evenings === 1 ? "needs" : "need"} a second coach`;
}

/** When the club is full, and what its members are worth. */
export const AnalyticsScreen = memo(function AnalyticsScreen(props: FitnessProps) {
  const { state, tools, now } = props;
  const short = shortHours(heat, coaches(heat, state.coachesAdded));
  function exportHeat() {
    const table = heatTable(state.coachesAdded);
    const done = `Exported ${counted(table.rows.length, "hour")}.`;
    saveTable(tools, `tidal-heatmap-${isoDay(now)}.csv`, table, done);
  }
  return (
    <>
      <Band
        title="Analytics"
        line={shortText(short.length)}
        actions={
          <button className={buttonClass("line")} type="button" onClick={exportHeat}>
            <Icon name="download" />
            Export heatmap CSV
          </button>
        }
      />
      <HeatFigure {...props} />
      <Charts {...props} />
    </>
  );
});
