import { recordLabels } from "#app/content/inbox-record.ts";
import { workDone } from "#app/content/inbox-work.ts";
import type { Entry } from "../entry.ts";
import { nameOf, type Team } from "../entry/team.ts";
import type { Checked } from "../use-checked.ts";
import type { InboxPlace } from "./use-inbox-address.ts";
import type { Transitions } from "../work/use-transitions.ts";
import type { Selection } from "../use-selection.ts";
import { useShortcuts, type Shortcut } from "./use-shortcuts.ts";
import type { Undo } from "../work/use-undo.ts";
import type { Work } from "../work/use-work.ts";

type InboxKeys = {
  readonly place: InboxPlace;
  readonly entries: readonly Entry[];
  readonly selection: Selection;
  readonly checked: Checked;
  readonly transitions: Transitions;
  readonly work: Work;
  readonly undo: Undo;
  readonly team: Team;
  readonly isCovered: boolean;
  /** Id of the open record's field for a note. */
  readonly noteFieldId: string;
  readonly focusSearch: () => void;
  readonly showKeys: () => void;
};

/** What each key does in the list and in the open record. Escape is the panel's own. */
export function useInboxKeys(inbox: InboxKeys) {
  const { place, entries, selection, work, team } = inbox;

  function stepTo(id: string) {
    if (entries.some((entry) => entry.id === id)) selection.select(id);
    place.stepTo(id);
  }

  function move(step: 1 | -1) {
    const record = place.recordNow();
    const neighbour = selection.neighbour(step, record);
    if (record === null) selection.move(step);
    else if (neighbour) stepTo(neighbour.id);
    return true;
  }

  /** Does something with the open record, or with the selected row. */
  function withCurrent(task: (entry: Entry) => void) {
    const id = place.recordNow() ?? selection.selectedId;
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) return false;
    if (place.recordNow() === null) selection.hold(entry);
    task(entry);
    return true;
  }

  function archive(entry: Entry) {
    const isBack = entry.work.archivedAt !== null;
    void work.change(
      [entry],
      () => ({ archivedAt: isBack ? null : new Date().toISOString() }),
      isBack ? workDone.restored(1) : workDone.archived(1),
    );
  }

  function assignToMe(entry: Entry) {
    const name = nameOf(team, team.myId) ?? recordLabels.assignToMe;
    void work.change([entry], () => ({ assigneeId: team.myId }), workDone.assigned(1, name));
  }

  function openSelected() {
    if (place.recordNow() !== null || selection.selectedId === null) return false;
    if (!entries.some(({ id }) => id === selection.selectedId)) return false;
    place.openRecord(selection.selectedId);
    return true;
  }

  /** Opens the record when it is not, and leads to the field for a note. */
  function startNote() {
    if (place.recordNow() === null && !openSelected()) return false;
    focusWhenThere(inbox.noteFieldId);
    return true;
  }

  function inList(action: () => void) {
    if (place.recordNow() !== null) return false;
    action();
    return true;
  }

  function press(key: Shortcut): boolean {
    if (inbox.isCovered) return false;
    switch (key) {
      case "j":
        return move(1);
      case "k":
        return move(-1);
      case "r":
        return withCurrent(inbox.transitions.mark);
      case "x":
        return place.recordNow() === null && withCurrent(({ id }) => inbox.checked.toggle(id));
      case "e":
        return withCurrent(archive);
      case "a":
        return withCurrent(assignToMe);
      case "n":
        return startNote();
      case "z":
        if (!inbox.undo.offered) return false;
        void inbox.undo.takeBack();
        return true;
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

/** The panel opens a few frames later. */
function focusWhenThere(id: string, framesLeft = 120) {
  const field = document.getElementById(id);
  if (field) {
    field.focus();
    field.scrollIntoView({ block: "center" });
  } else if (framesLeft > 0) requestAnimationFrame(() => focusWhenThere(id, framesLeft - 1));
}
