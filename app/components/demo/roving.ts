import { useRef, type KeyboardEvent } from "react";

/** Where a key leads to in a row of things; null when it means nothing there. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(index + 1, count - 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

type Roving = {
  /** For the element around them. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly ref: (element: Element | null) => void;
};

/**
 * One stop of the Tab key for a group whose members carry `data-roving` with their index; the arrow keys move inside.
 *
 * @param active the member that Tab reaches
 */
export function useRoving(active: number, onMove: (index: number) => void): Roving {
  const group = useRef<Element | null>(null);
  return {
    ref: (element) => {
      group.current = element;
    },
    onKeyDown: (event) => {
      const members = [...(group.current?.querySelectorAll<HTMLElement>("[data-roving]") ?? [])];
      const next = indexAfterKey(event.key, active, members.length);
      if (next === null) return;
      event.preventDefault();
      onMove(next);
      members[next]?.focus();
    },
  };
}
