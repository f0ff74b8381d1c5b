import { RowMenu } from "#app/components/demo/row-menu.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Candidate } from "../model.ts";
import { otherStages, stageLabels } from "../stages.ts";
import { startMove } from "./move-steps.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

type MoveMenuProps = RecruitmentProps & { readonly candidate: Candidate };

/** The four other stages; the way to move for pointer, keyboard and screen reader alike. */
export function MoveMenu({ candidate, ...props }: MoveMenuProps) {
  const { id, name, status } = candidate;
  return (
    <RowMenu
      app="app--recruitment kr-menu"
      label={`Move ${name}, in ${stageLabels[status]}`}
      button={
        <span className="kr-move">
          Move
          <Icon name="down" />
        </span>
      }
      items={otherStages(status).map((stage) => ({
        label: stageLabels[stage],
        onChoose: () => startMove(props, [id], stage),
      }))}
    />
  );
}
