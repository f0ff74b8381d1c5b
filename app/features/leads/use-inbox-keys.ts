import type { Lead } from "./lead.ts";
import type { useInboxAddress } from "./use-inbox-address.ts";
import type { useSelection } from "./use-selection.ts";
import { useShortcuts, type Shortcut } from "./use-shortcuts.ts";

type InboxKeys = {
  readonly place: ReturnType<typeof useInboxAddress>;
  readonly leads: readonly Lead[];
  readonly selection: ReturnType<typeof useSelection>;
  readonly mark: (lead: Lead) => void;
  readonly isShowingKeys: boolean;
  readonly focusSearch: () => void;
  readonly showKeys: () => void;
};

/** What each key does in the list and in the open message. Escape is the dialog's own. */
export function useInboxKeys(inbox: InboxKeys) {
  const { place, leads, selection } = inbox;

  function stepTo(lead: Lead) {
    selection.select(lead.id);
    place.stepTo(lead.id);
  }

  function move(step: 1 | -1) {
    const record = place.recordNow();
    const neighbour = selection.neighbour(step, record);
    if (record === null) selection.move(step);
    else if (neighbour) stepTo(neighbour);
    return true;
  }

  function markCurrent() {
    const record = place.recordNow();
    const id = record ?? selection.selectedId;
    const lead = leads.find((candidate) => candidate.id === id);
    if (!lead) return false;
    if (record === null) selection.hold(lead);
    inbox.mark(lead);
    return true;
  }

  function openSelected() {
    if (place.recordNow() !== null || selection.selectedId === null) return false;
    if (!leads.some(({ id }) => id === selection.selectedId)) return false;
    place.openRecord(selection.selectedId);
    return true;
  }

  function inList(action: () => void) {
    if (place.recordNow() !== null) return false;
    action();
    return true;
  }

  function press(key: Shortcut): boolean {
    if (inbox.isShowingKeys) return false;
    switch (key) {
      case "j":
        return move(1);
      case "k":
        return move(-1);
      case "r":
        return markCurrent();
      case "Enter":
        return openSelected();
      case "/":
        return inList(inbox.focusSearch);
      case "?":
        return inList(inbox.showKeys);
    }
  }

  return { stepTo, ...useShortcuts(press) };
}
