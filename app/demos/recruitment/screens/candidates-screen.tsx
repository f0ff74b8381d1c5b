import { useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { counted } from "#domain/counted.ts";
import { candidatesCsv, exportName } from "../exports.ts";
import { noFilters, shownCandidates } from "../search.ts";
import { stageLabels } from "../stages.ts";
import { AddCandidateDialog } from "./add-candidate-dialog.tsx";
import { Board } from "./board.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { CandidateFilters, FilterChips } from "./candidate-filters.tsx";
import { CandidateRows, CandidateTable } from "./candidate-list.tsx";
import styles from "./candidates-screen.module.css";
import type { RecruitmentProps } from "./recruitment-props.ts";
import { ScreenHead } from "./screen-head.tsx";
import { useMinWidth } from "#app/components/demo/use-min-width.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";

/** Everybody who applied: a board by stage or a list, searched and filtered. */
export function CandidatesScreen(props: RecruitmentProps) {
  const { state, dispatch, tools, now } = props;
  const [isAdding, setIsAdding] = useState(false);
  const isWide = useMinWidth(1024);
  const isTable = useMinWidth(768);
  const view = state.view ?? (isWide ? "board" : "list");
  const shown = shownCandidates(state, now);
  const query = state.filters.query.trim();

  function exportCsv() {
    const name = exportName("candidates", now);
    if (!tools.save(name, candidatesCsv(shown, now))) return;
    const sentence = `Exported ${counted(shown.length, "candidate")}.`;
    tools.announce(sentence);
    tools.toast({ text: sentence });
  }
  function clear() {
    dispatch({ type: "setFilters", filters: noFilters });
    tools.announce(counted(state.candidates.length, "candidate"));
    focusAfter("#kr-results");
  }

  return (
    <>
      <ScreenHead
        title="Candidates"
        id="kr-results"
        line={
          shown.length === state.candidates.length
            ? counted(shown.length, "candidate")
            : `${shown.length} of ${counted(state.candidates.length, "candidate")}`
        }
        className={styles.head}
      >
        <ChoiceGroup
          label="View"
          shape="segment"
          options={[
            { value: "board", label: "Board" },
            { value: "list", label: "List" },
          ]}
          value={view}
          onChange={(chosen) => dispatch({ type: "view", view: chosen })}
        />
        <button className={buttonClass("line")} type="button" onClick={exportCsv}>
          <Icon name="download" />
          Export CSV
        </button>
        <button
          className={buttonClass()}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsAdding(true)}
        >
          <Icon name="plus" />
          Add Candidate
        </button>
      </ScreenHead>
      <CandidateFilters {...props} shown={shown.length} isInline={isTable} />
      <FilterChips {...props} />
      <LastMoveLine {...props} />
      {view === "list" && <BulkBar {...props} />}
      {shown.length === 0 && (
        <EmptyState
          text={
            query === "" ? "No candidates match these filters." : `No candidates match “${query}”.`
          }
        >
          <button className={buttonClass("line")} type="button" onClick={clear}>
            Clear filters
          </button>
        </EmptyState>
      )}
      {shown.length > 0 && view === "board" && (
        <Board {...props} candidates={shown} isWide={isWide} />
      )}
      {shown.length > 0 && view === "list" && isTable && (
        <CandidateTable {...props} candidates={shown} />
      )}
      {shown.length > 0 && view === "list" && !isTable && (
        <CandidateRows {...props} candidates={shown} />
      )}
      {isAdding && <AddCandidateDialog {...props} onClose={() => setIsAdding(false)} />}
    </>
  );
}

/** The last move, which can be taken back here as long as nothing else moves. */
function LastMoveLine({ state, dispatch }: RecruitmentProps) {
  const { lastMove } = state;
  if (!lastMove) return null;
  const { before, to, id } = lastMove;
  const [one] = before;
  const who =
    before.length === 1 && one
      ? `${one.name}, ${stageLabels[one.from]} to ${stageLabels[to]}`
      : `${before.length} candidates to ${stageLabels[to]}`;
  return (
    <p className={cn(cluster(16), textClass(14), styles.lastMove)}>
      <span>
        Last move: <b>{who}</b>
      </span>
      <button
        className={typography.link}
        type="button"
        onClick={() => dispatch({ type: "undoMove", id })}
      >
        Undo move
      </button>
    </p>
  );
}
