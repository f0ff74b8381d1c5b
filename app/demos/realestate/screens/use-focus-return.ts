import { useRef } from "react";

/**
 * Where the focus goes when a dialog closes: back to what opened it, or, once the dialog has done its work, to the first
 * of some selectors that is there, since the opener may be gone with it.
 */
export function useFocusReturn(...selectors: readonly string[]) {
  const isDone = useRef(false);
  return {
    finish: () => {
      isDone.current = true;
    },
    returnFocus: () => {
      if (!isDone.current) return null;
      const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
      return found.find((element) => element !== null) ?? null;
    },
  };
}
