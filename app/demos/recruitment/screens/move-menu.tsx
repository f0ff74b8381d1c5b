import { RowMenu } from "#app/components/demo/row-menu.tsx";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { Candidate } from "../model.ts";
import { otherStages, stageLabels } from "../stages.ts";
import styles from "./move-menu.module.css";
import { startMove } from "./move-steps.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

type MoveMenuProps = RecruitmentProps & { readonly candidate: Candidate };

/** The four other stages; the way to move for pointer, keyboard and screen reader alike. */
export function MoveMenu({ candidate, ...props }: MoveMenuProps) {
  const { id, name, status } = candidate;
  return (
    <RowMenu
      app={cn("app--recruitment", styles.popup)}
      className={cn(textClass(14, 600), styles.button)}
      label={`Move ${name}, in ${stageLabels[status]}`}
      button={
        <span className={cn(row(6), styles.word)}>
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
