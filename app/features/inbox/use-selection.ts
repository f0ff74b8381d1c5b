import { useEffect, useRef, useState } from "react";
import type { Entry } from "./entry.ts";

/** Id of the button that opens an entry from its row. */
export function rowButtonId(entryId: string): string {
  return `entry-${entryId}`;
}

export function rowButton(entryId: string): HTMLElement | null {
  return document.getElementById(rowButtonId(entryId));
}

type Place = { readonly id: string; readonly index: number };

/**
 * The selected row. Selecting by key moves the focus along, so that Enter and assistive technology follow by
 * themselves. A row that leaves the list hands the focus to the one that takes its place.
 */
export function useSelection(entries: readonly Entry[]) {
  const [selectedId, select] = useState<string | null>(null);
  const held = useRef<Place | null>(null);
  /** Where the row stood that something was done with last: it may be gone by now. */
  const [left, setLeft] = useState<Place | null>(null);

  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { id, index } = held.current;
    const heir =
      entries.find((entry) => entry.id === id) ?? entries.at(Math.min(index, entries.length - 1));
    if (heir) rowButton(heir.id)?.focus({ preventScroll: true });
    held.current = null;
  }, [entries]);

  /** The entry beside this one, or beside the place that it has left; none when it was not on the page. */
  function neighbour(step: 1 | -1, from: string | null): Entry | null {
    const index = entries.findIndex((entry) => entry.id === from);
    if (index >= 0) return entries[index + step] ?? null;
    if (from === null || left?.id !== from) return null;
    return entries[step === 1 ? left.index : left.index - 1] ?? null;
  }

  function move(step: 1 | -1) {
    const isSelected = entries.some((entry) => entry.id === selectedId);
    const next = isSelected ? neighbour(step, selectedId) : entries.at(step === 1 ? 0 : -1);
    if (next) rowButton(next.id)?.focus();
  }

  /** Keeps the focus in the list when this row, or its own button, is about to go. */
  function hold(entry: Entry) {
    held.current = placeOf(entry);
  }

  /** Remembers where the open record's row stood, so that its neighbours are found when it has gone. */
  function leave(entry: Entry) {
    if (entries.some(({ id }) => id === entry.id)) setLeft(placeOf(entry));
  }

  function placeOf({ id }: Entry): Place {
    return { id, index: entries.findIndex((entry) => entry.id === id) };
  }

  return { selectedId, select, neighbour, move, hold, leave };
}

export type Selection = ReturnType<typeof useSelection>;
