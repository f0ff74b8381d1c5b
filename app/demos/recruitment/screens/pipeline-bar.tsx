import { focusAfter } from "#app/components/demo/focus-after.ts";
import typography from "#app/components/ui/typography.module.css";
import type { Stage } from "../model.ts";
import { groupByStatus, stageLabels, stages } from "../stages.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { StageIcon } from "./stage-badge.tsx";

/** Everybody by stage, in one bar; a stage leads to its candidates. */
export function PipelineBar({ state, dispatch }: RecruitmentProps) {
  const groups = groupByStatus(state.candidates);
  const total = Math.max(1, state.candidates.length);
  const before = (index: number) =>
    stages.slice(0, index).reduce((sum, stage) => sum + groups[stage].length, 0);
  function show(stage: Stage) {
    dispatch({ type: "showStage", stage });
    focusAfter("#kr-results");
  }
  return (
    <div className="kr-pipe">
      <h3>Pipeline at a glance</h3>
      <svg className="kr-pipe__bar" width="100%" height="14" aria-hidden="true">
        {stages.map((stage, index) => (
          <rect
            key={stage}
            className={`kr-fill--${stage}`}
            x={`${(before(index) / total) * 100}%`}
            width={`${(groups[stage].length / total) * 100}%`}
            height="14"
          />
        ))}
      </svg>
      <ul>
        {stages.map((stage) => (
          <li key={stage}>
            <button type="button" onClick={() => show(stage)}>
              <StageIcon stage={stage} />
              {stageLabels[stage]} <b className={typography.number}>{groups[stage].length}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
