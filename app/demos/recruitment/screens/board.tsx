import { useState, type DragEvent } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import type { Candidate, Stage } from "../model.ts";
import { cn } from "#app/lib/cn.ts";
import { groupByStatus, stageLabels, stages } from "../stages.ts";
import styles from "./board.module.css";
import { CandidateCard } from "./candidate-card.tsx";
import { startMove } from "./move-steps.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { StageIcon } from "./stage-badge.tsx";

type BoardProps = RecruitmentProps & {
  readonly candidates: readonly Candidate[];
  /** All columns side by side; otherwise one at a time. */
  readonly isWide: boolean;
};

/** Five columns in the order of the stages. Beside Move, a card can be dragged from one column to another. */
export function Board({ candidates, isWide, ...props }: BoardProps) {
  const { state, dispatch } = props;
  const [dragged, setDragged] = useState<Candidate | null>(null);
  const groups = groupByStatus(candidates);
  const ids = stages.flatMap((stage) => groups[stage].map(({ id }) => id));
  const column = (stage: Stage) => (
    <Column
      key={stage}
      {...props}
      stage={stage}
      candidates={groups[stage]}
      ids={ids}
      dragged={dragged}
      onDrag={isWide ? setDragged : null}
    />
  );
  if (isWide) {
    return (
      <>
        <p className={cn(textClass(14, "quiet"), styles.above)}>
          Drag a card to its next stage, or use Move on the card.
        </p>
        <div className={cn(stack(12), styles.board)}>{stages.map(column)}</div>
      </>
    );
  }
  return (
    <>
      <div className={styles.above}>
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
      <div className={cn(stack(12), styles.board)}>{column(state.boardStage)}</div>
    </>
  );
}

type ColumnProps = RecruitmentProps & {
  readonly stage: Stage;
  readonly candidates: readonly Candidate[];
  readonly ids: readonly string[];
  readonly dragged: Candidate | null;
  /** Null where no other column is in sight to drag to. */
  readonly onDrag: ((candidate: Candidate | null) => void) | null;
};

function Column({ stage, candidates, ids, dragged, onDrag, ...props }: ColumnProps) {
  const [isOver, setIsOver] = useState(false);
  const isTarget = dragged !== null && dragged.status !== stage;
  function over(event: DragEvent) {
    if (!isTarget) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    setIsOver(true);
  }
  function leave(event: DragEvent) {
    const to = event.relatedTarget;
    if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
  }
  function drop(event: DragEvent) {
    setIsOver(false);
    if (!isTarget) return;
    event.preventDefault();
    onDrag?.(null);
    startMove(props, [dragged.id], stage);
  }
  return (
    <section
      className={styles.column}
      data-stage={stage}
      data-target={isTarget || undefined}
      data-over={(isTarget && isOver) || undefined}
      aria-labelledby={`kr-col-${stage}`}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <h3 id={`kr-col-${stage}`} className={cn(row(8), styles.heading)}>
        <StageIcon stage={stage} />
        {stageLabels[stage]}{" "}
        <span className={textClass(16, "quiet", 600)}>{candidates.length}</span>
      </h3>
      {candidates.length === 0 && (
        <p className={cn(textClass(14, "quiet"), styles.empty)}>Nobody here right now</p>
      )}
      <ul className={cn(stack(10), styles.cards)}>
        {candidates.map((candidate) => (
          <CandidateCard
            key={candidate.id}
            {...props}
            candidate={candidate}
            ids={ids}
            isDragged={candidate.id === dragged?.id}
            onDrag={onDrag}
          />
        ))}
      </ul>
    </section>
  );
}
