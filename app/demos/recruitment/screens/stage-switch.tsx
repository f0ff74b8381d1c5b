import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { Candidate } from "../model.ts";
import { stageLabels, stages } from "../stages.ts";
import { DaysChip } from "./candidate-parts.tsx";
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
    <div className="kr-sw">
      <div className="kr-sw__s">
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
        <p className="kr-sw__u">
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
