import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the served HTML and in the first render over it, true from then on and on pages reached by a link. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

let isTakenOver = false;

/** Called once, when React has taken the served page over. */
export function noteTakenOver() {
  isTakenOver = true;
}

/**
 * What `useHydrated` says in the first render, for whoever changes over by himself: a subscription would render the whole
 * of what it stands in once more, in one go, right after React has taken over.
 */
export function isOverServedPage(): boolean {
  return !isTakenOver;
}
