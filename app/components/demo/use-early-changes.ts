import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { isOverServedPage } from "#app/browser/use-hydrated.ts";
import { earlyChanges, replayChanges, type EarlyChange } from "./early-changes.ts";

/** Keeps what a visitor has ticked, chosen or typed within an element of the served page before React was there. */
export function useEarlyChanges<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const changes = useRef<readonly EarlyChange[]>([]);
  useLayoutEffect(() => {
    if (root.current && isOverServedPage()) changes.current = earlyChanges(root.current);
  }, []);
  useEffect(() => {
    // After the effect in which `useDemoState` builds the demo anew, so that this is done to the new one.
    queueMicrotask(() => {
      replayChanges(changes.current);
      changes.current = [];
    });
  }, []);
  return root;
}
