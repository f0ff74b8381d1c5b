import type { DragEvent } from "react";
import { Avatar } from "#app/components/demo/avatar.tsx";
import { cluster, row, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { formatMoney } from "#domain/money.ts";
import type { Candidate } from "../model.ts";
import styles from "./candidate-card.module.css";
import { DaysChip, Rating } from "./candidate-parts.tsx";
import { MoveMenu } from "./move-menu.tsx";
import type { RecruitmentProps } from "./recruitment-props.ts";

type CandidateCardProps = RecruitmentProps & {
  readonly candidate: Candidate;
  /** What Previous and Next go through. */
  readonly ids: readonly string[];
  readonly isDragged: boolean;
  readonly onDrag: ((candidate: Candidate | null) => void) | null;
};

/** How many skills a card names before it counts. */
const namedSkills = 3;

export function CandidateCard(card: CandidateCardProps) {
  const { candidate, ids, isDragged, onDrag, ...props } = card;
  const { position, skills, salary } = candidate;
  const more = skills.length - namedSkills;
  function start(event: DragEvent) {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", candidate.name);
    onDrag?.(candidate);
  }
  return (
    <li
      className={cn(surface(), stack(8, "start"), styles.card)}
      data-dragged={isDragged || undefined}
      draggable={onDrag !== null}
      onDragStart={start}
      onDragEnd={() => onDrag?.(null)}
    >
      <div className={cn(stack(10), styles.head)}>
        <Avatar name={candidate.avatar} size={34} />
        <div>
          <OpenCandidate {...props} candidate={candidate} ids={ids} />
          <p className={textClass(13, "quiet")}>{position}</p>
        </div>
        <Rating rating={candidate.rating} />
      </div>
      {skills.length > 0 && (
        <ul className={cn(cluster(4), styles.skills)} aria-label="Skills">
          {skills.slice(0, namedSkills).map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
          {more > 0 && <li>+{more}</li>}
        </ul>
      )}
      <DaysChip candidate={candidate} now={props.now} />
      <div className={cn(row(0), textClass(14, 600), styles.foot)}>
        <span>{formatMoney(salary)}</span>
        <MoveMenu {...props} candidate={candidate} />
      </div>
    </li>
  );
}

type OpenCandidateProps = Pick<RecruitmentProps, "dispatch"> & {
  readonly candidate: Candidate;
  readonly ids: readonly string[];
};

/** The name opens the sheet. */
export function OpenCandidate({ candidate: { id, name }, ids, dispatch }: OpenCandidateProps) {
  return (
    <button
      className={cn(textClass(15, 650), styles.name)}
      type="button"
      aria-haspopup="dialog"
      data-open={`card-${id}`}
      onClick={() => dispatch({ type: "open", id, from: "card", ids })}
    >
      {name}
    </button>
  );
}
