import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import type { Stage } from "../model.ts";
import { moveSentence } from "../moves.ts";
import { reduceRecruitment, type RecruitmentAction } from "../reducer.ts";
import { shownCandidates } from "../search.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

/** Moves at once, or asks first where a move needs an answer: a reason, or a yes. */
export function startMove(props: RecruitmentProps, ids: readonly string[], to: Stage): void {
  const { dispatch, now } = props;
  const [first] = ids;
  if (first === undefined) return;
  if (to === "rejected") dispatch({ type: "ask", question: { kind: "reject", ids } });
  else if (to === "hired") dispatch({ type: "ask", question: { kind: "hire", id: first } });
  else {
    finishMove(props, ids, to, { type: "move", ids, to, now });
  }
}

/** Does it, says it, and offers to take it back. */
export function finishMove(
  props: RecruitmentProps,
  ids: readonly string[],
  to: Stage,
  action: RecruitmentAction,
): void {
  const { state, dispatch, tools } = props;
  const next = reduceRecruitment(state, action);
  if (next === state || next.lastMove === null) return;
  const { id } = next.lastMove;
  dispatch(action);
  const sentence = moveSentence(next, ids, to);
  tools.announce(sentence);
  tools.toast({ text: sentence, onUndo: () => dispatch({ type: "undoMove", id }) });
  if (state.open === null) focusAfter(...selectorsAfter(props, ids[0] ?? ""));
  if (to === "rejected") tools.tick("reject");
  if (to === "hired" && ids.includes("c03")) tools.tick("hire");
}

/** The card in its new column; where a column is shown alone, the next one in it, or the heading. */
export function selectorsAfter({ state, now }: RecruitmentProps, id: string): readonly string[] {
  const moved = state.candidates.find((one) => one.id === id);
  const column = shownCandidates(state, now).filter(({ status }) => status === moved?.status);
  const next = neighbour(
    column.map((one) => one.id),
    id,
  );
  return [
    `[data-open="card-${id}"]`,
    ...(next === undefined ? [] : [`[data-open="card-${next}"]`]),
    "#kr-results",
  ];
}
