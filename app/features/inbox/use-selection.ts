import { useEffect, useRef, useState } from "react";
import type { Entry } from "./entry.ts";

/** Id of the button that opens an entry from its row. */
export function rowButtonId(entryId: string): string {
  return `entry-${entryId}`;
}

export function rowButton(entryId: string): HTMLElement | null {
  return document.getElementById(rowButtonId(entryId));
}

/**
 * The selected row. Selecting by key moves the focus along, so that Enter and assistive technology follow by
 * themselves. A row that leaves the list hands the focus to the one that takes its place.
 */
export function useSelection(entries: readonly Entry[]) {
  const [selectedId, select] = useState<string | null>(null);
  const held = useRef<{ readonly id: string; readonly index: number } | null>(null);

  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { id, index } = held.current;
    const heir =
      entries.find((entry) => entry.id === id) ?? entries.at(Math.min(index, entries.length - 1));
    if (heir) rowButton(heir.id)?.focus({ preventScroll: true });
    held.current = null;
  }, [entries]);

  /** The entry beside this one; none when it is not on the page. */
  function neighbour(step: 1 | -1, from: string | null): Entry | null {
    const index = entries.findIndex((entry) => entry.id === from);
    return (index >= 0 && entries[index + step]) || null;
  }

  function move(step: 1 | -1) {
    const isSelected = entries.some((entry) => entry.id === selectedId);
    const next = isSelected ? neighbour(step, selectedId) : entries.at(step === 1 ? 0 : -1);
    if (next) rowButton(next.id)?.focus();
  }

  /** Keeps the focus in the list when this row, or its own button, is about to go. */
  function hold(entry: Entry) {
    held.current = { id: entry.id, index: entries.indexOf(entry) };
  }

  return { selectedId, select, neighbour, move, hold };
}

export type Selection = ReturnType<typeof useSelection>;
