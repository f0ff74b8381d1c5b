import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import type { Candidate, Stage } from "../model.ts";
import { groupByStatus, stageLabels, stages } from "../stages.ts";
import { CandidateCard } from "./candidate-card.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { StageIcon } from "./stage-badge.tsx";

type BoardProps = RecruitmentProps & {
  readonly candidates: readonly Candidate[];
  /** All columns side by side; otherwise one at a time. */
  readonly isWide: boolean;
};

/** Five columns in the order of the stages. */
export function Board({ candidates, isWide, ...props }: BoardProps) {
  const { state, dispatch } = props;
  const groups = groupByStatus(candidates);
  const ids = stages.flatMap((stage) => groups[stage].map(({ id }) => id));
  const column = (stage: Stage) => (
    <Column key={stage} {...props} stage={stage} candidates={groups[stage]} ids={ids} />
  );
  if (isWide) return <div className="kr-board">{stages.map(column)}</div>;
  return (
    <>
      <div className="kr-colpick">
        <ChoiceGroup
          label="Column"
          shape="pills"
          options={stages.map((stage) => ({
            value: stage,
            label: stageLabels[stage],
            count: groups[stage].length,
          }))}
          value={state.boardStage}
          onChange={(stage) => dispatch({ type: "boardStage", stage })}
        />
      </div>
      <div className="kr-board kr-board--one">{column(state.boardStage)}</div>
    </>
  );
}

type ColumnProps = RecruitmentProps & {
  readonly stage: Stage;
  readonly candidates: readonly Candidate[];
  readonly ids: readonly string[];
};

function Column({ stage, candidates, ids, ...props }: ColumnProps) {
  return (
    <section className={`kr-col kr-col--${stage}`} aria-labelledby={`kr-col-${stage}`}>
      <h3 id={`kr-col-${stage}`}>
        <StageIcon stage={stage} />
        {stageLabels[stage]} <span className="num">{candidates.length}</span>
      </h3>
      {candidates.length === 0 && <p className="kr-col__e muted">Nobody here right now</p>}
      <ul>
        {candidates.map((candidate) => (
          <CandidateCard key={candidate.id} {...props} candidate={candidate} ids={ids} />
        ))}
      </ul>
    </section>
  );
}
