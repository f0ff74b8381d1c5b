import { useEffect, type RefObject } from "react";

/** Hears the keys that are pressed anywhere inside an element, which need not be a control itself. */
export function useKeyListener(
  element: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => void,
): void {
  useEffect(() => {
    const heard = element.current;
    heard?.addEventListener("keydown", onKey);
    return () => heard?.removeEventListener("keydown", onKey);
  });
}
