import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { Stage } from "../model.ts";
import { groupByStatus, stageLabels, stages } from "../stages.ts";
import styles from "./dashboard.module.css";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { StageIcon } from "./stage-badge.tsx";
import { StageShares } from "./stage-shares.tsx";

/** Everybody by stage, in one bar; a stage leads to its candidates. */
export function PipelineBar({ state, dispatch }: RecruitmentProps) {
  const groups = groupByStatus(state.candidates);
  function show(stage: Stage) {
    dispatch({ type: "showStage", stage });
    focusAfter("#kr-results");
  }
  return (
    <div className={styles.pipeline}>
      <h3>Pipeline at a glance</h3>
      <StageShares candidates={state.candidates} height={14} />
      <ul className={cn(cluster(10), styles.stages)}>
        {stages.map((stage) => (
          <li key={stage}>
            <button className={cn(row(8), textClass(15))} type="button" onClick={() => show(stage)}>
              <StageIcon stage={stage} />
              {stageLabels[stage]} <b className={textClass(15, 650)}>{groups[stage].length}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
