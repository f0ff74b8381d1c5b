import { startTransition, useEffect, useReducer, useState, type Dispatch } from "react";
import { isOverServedPage } from "#app/browser/use-hydrated.ts";
import { servedMoment } from "./served-moment.ts";

type Restart<State> = { readonly type: "restart"; readonly state: State };

/**
 * The state of one demo, for one visit: built from the moment it is opened. The served page is built from a fixed
 * moment instead, and so is the first render over it; the visitor's own clock replaces it right after, as a transition,
 * so that the whole demo is not rendered twice in one go. An action that comes in between is applied to the new state.
 */
export function useDemoState<State, Action extends { readonly type: string }>(
  reduce: (state: State, action: Action) => State,
  build: (now: Date) => State,
): [State, Dispatch<Action>] {
  const [isServed] = useState(isOverServedPage);
  const [state, dispatch] = useReducer(
    (current: State, action: Action | Restart<State>) =>
      isRestart(action) ? action.state : reduce(current, action),
    isServed,
    () => build(isServed ? servedMoment : new Date()),
  );
  useEffect(() => {
    if (isServed) startTransition(() => dispatch({ type: "restart", state: build(new Date()) }));
  }, [isServed, build]);
  return [state, dispatch];
}

function isRestart<State>(action: { readonly type: string }): action is Restart<State> {
  return action.type === "restart";
}
