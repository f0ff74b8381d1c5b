import { useEffect, useRef, useState } from "react";
import type { Lead } from "./lead.ts";

/** Id of the button that opens a lead from its row. */
export function rowButtonId(leadId: string): string {
  return `lead-${leadId}`;
}

export function rowButton(leadId: string): HTMLElement | null {
  return document.getElementById(rowButtonId(leadId));
}

/**
 * The selected row. Selecting by key moves the focus along, so that Enter and assistive technology follow by
 * themselves. A row that leaves the list hands the focus to the one that takes its place.
 */
export function useSelection(leads: readonly Lead[]) {
  const [selectedId, select] = useState<string | null>(null);
  const held = useRef<{ readonly id: string; readonly index: number } | null>(null);

  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { id, index } = held.current;
    const heir =
      leads.find((lead) => lead.id === id) ?? leads.at(Math.min(index, leads.length - 1));
    if (heir) rowButton(heir.id)?.focus({ preventScroll: true });
    held.current = null;
  }, [leads]);

  /** The lead beside this one; none when it is not on the page. */
  function neighbour(step: 1 | -1, from: string | null): Lead | null {
    const index = leads.findIndex((lead) => lead.id === from);
    return (index >= 0 && leads[index + step]) || null;
  }

  function move(step: 1 | -1) {
    const isSelected = leads.some((lead) => lead.id === selectedId);
    const next = isSelected ? neighbour(step, selectedId) : leads.at(step === 1 ? 0 : -1);
    if (next) rowButton(next.id)?.focus();
  }

  /** Keeps the focus in the list when this row's own button is about to go. */
  function hold(lead: Lead) {
    held.current = { id: lead.id, index: leads.indexOf(lead) };
  }

  return { selectedId, select, neighbour, move, hold };
}
