import { RowMenu } from "#app/components/demo/row-menu.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { bulkLimit } from "../moves.ts";
import { stageLabels, stagesInPlay } from "../stages.ts";
import styles from "./candidates-screen.module.css";
import menu from "./move-menu.module.css";
import { startMove } from "./move-steps.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

/** What can be done with the selected ones. A hire is asked for one by one. */
export function BulkBar(props: RecruitmentProps) {
  const { state, dispatch } = props;
  const { selected } = state;
  if (selected.length === 0) return null;
  function clear() {
    dispatch({ type: "clearSelection" });
    focusAfter("#kr-results");
  }
  return (
    <div className={cn(cluster(14), styles.bulk)} role="group" aria-label="Selected candidates">
      <p>
        <b>{selected.length} selected</b>
        {selected.length === bulkLimit && <small> {bulkLimit} is the most at a time</small>}
      </p>
      <RowMenu
        app={cn("app--recruitment", menu.popup)}
        className={cn(textClass(14, 600), menu.button)}
        label="Move to…"
        button={
          <span className={cn(row(6), menu.word)}>
            Move to…
            <Icon name="down" />
          </span>
        }
        items={stagesInPlay.map((stage) => ({
          label: stageLabels[stage],
          onChoose: () => startMove(props, selected, stage),
        }))}
      />
      <button
        className={buttonClass("line")}
        type="button"
        aria-haspopup="dialog"
        onClick={() => startMove(props, selected, "rejected")}
      >
        Reject…
      </button>
      <button className={typography.link} type="button" onClick={clear}>
        Clear selection
      </button>
    </div>
  );
}
