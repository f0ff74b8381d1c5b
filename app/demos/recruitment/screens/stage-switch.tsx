import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Candidate } from "../model.ts";
import { stageLabels, stages } from "../stages.ts";
import { DaysChip } from "./candidate-parts.tsx";
import styles from "./candidate-sheet.module.css";
import { startMove } from "./move-steps.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { StageIcon } from "./stage-badge.tsx";

type StageSwitchProps = RecruitmentProps & { readonly candidate: Candidate };

/** The stage as a choice, which is the same move as on the board, and the way back from the last one. */
export function StageSwitch({ candidate, ...props }: StageSwitchProps) {
  const { state, dispatch } = props;
  const { lastMove } = state;
  const before = lastMove?.before.find(({ id }) => id === candidate.id);
  return (
    <div className={cn(cluster(16), styles.stage)}>
      <div className={row(10)}>
        <StageIcon stage={candidate.status} />
        <FilterSelect
          name="stage"
          label={`Stage of ${candidate.name}`}
          value={candidate.status}
          options={stages.map((stage) => ({ value: stage, label: stageLabels[stage] }))}
          onChange={(to) => startMove(props, [candidate.id], to)}
        />
      </div>
      <DaysChip candidate={candidate} now={props.now} />
      {before && lastMove && (
        <p className={textClass(14)}>
          Was in {stageLabels[before.from]}.{" "}
          <button
            className={typography.link}
            type="button"
            onClick={() => dispatch({ type: "undoMove", id: lastMove.id })}
          >
            Undo move
          </button>
        </p>
      )}
    </div>
  );
}
