import { useEffect, type RefObject } from "react";

/** Calls back when Escape is pressed within an element; not while a word is put together from keys. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void) {
  useEffect(() => {
    const { current } = element;
    const onKey = ({ key, isComposing }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing) onEscape();
    };
    current?.addEventListener("keydown", onKey);
    return () => current?.removeEventListener("keydown", onKey);
  }, [element, onEscape]);
}
