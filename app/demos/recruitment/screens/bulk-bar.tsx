import { RowMenu } from "#app/components/demo/row-menu.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { bulkLimit } from "../moves.ts";
import { stageLabels, stagesInPlay } from "../stages.ts";
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
    <div className="kr-bulk" role="group" aria-label="Selected candidates">
      <p>
        <b className={typography.number}>{selected.length} selected</b>
        {selected.length === bulkLimit && <small> {bulkLimit} is the most at a time</small>}
      </p>
      <RowMenu
        app="app--recruitment kr-menu"
        label="Move to…"
        button={
          <span className="kr-move">
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
