import { useLayoutEffect, useReducer, useState, type Dispatch } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { servedMoment } from "./served-moment.ts";

type Restart<State> = { readonly type: "restart"; readonly state: State };

/**
 * The state of one demo, for one visit: built from the moment it is opened. The served page is built from a fixed
 * moment instead, and so is the first render over it; the visitor's own clock replaces it before anything is painted.
 */
export function useDemoState<State, Action extends { readonly type: string }>(
  reduce: (state: State, action: Action) => State,
  build: (now: Date) => State,
): [State, Dispatch<Action>] {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  const [state, dispatch] = useReducer(
    (current: State, action: Action | Restart<State>) =>
      isRestart(action) ? action.state : reduce(current, action),
    isServed,
    () => build(isServed ? servedMoment : new Date()),
  );
  useLayoutEffect(() => {
    if (isServed) dispatch({ type: "restart", state: build(new Date()) });
  }, [isServed, build]);
  return [state, dispatch];
}

function isRestart<State>(action: { readonly type: string }): action is Restart<State> {
  return action.type === "restart";
}
