import { recordLabels } from "#app/content/inbox-record.ts";
import { workDone } from "#app/content/inbox-work.ts";
import { focusWhenThere, isOnTheWay } from "../conversation/focus-when-there.ts";
import { noteFieldId, snoozeFieldId } from "../conversation/field-ids.ts";
import { startReply } from "../conversation/start-reply.ts";
import { canMarkResponded, type Entry } from "../entry.ts";
import { nameOf, type Team } from "../entry/team.ts";
import type { Checked } from "../use-checked.ts";
import type { InboxPlace } from "./use-inbox-address.ts";
import type { DeferredRespond } from "../work/use-deferred-respond.ts";
import type { Selection } from "../use-selection.ts";
import { useShortcuts, type Shortcut } from "./use-shortcuts.ts";
import type { Undo } from "../work/use-undo.ts";
import type { Judge } from "../work/use-judging.ts";
import type { Work } from "../work/use-work.ts";

type InboxKeys = {
  readonly place: InboxPlace;
  readonly entries: readonly Entry[];
  /** The open record as it is now, in the list or not. */
  readonly opened: Entry | null;
  readonly selection: Selection;
  readonly checked: Checked;
  readonly marks: DeferredRespond;
  readonly work: Work;
  readonly judging: Judge;
  readonly undo: Undo;
  readonly team: Team;
  readonly isCovered: boolean;
  readonly focusSearch: () => void;
  readonly showKeys: () => void;
  readonly unfold: () => void;
};

/** What each key does in the list and in the open record. Escape is the panel's own. */
export function useInboxKeys(inbox: InboxKeys) {
  const { place, entries, selection, work, team } = inbox;

  function entryOf(id: string | null): Entry | undefined {
    const { opened } = inbox;
    return opened !== null && opened.id === id ? opened : entries.find((entry) => entry.id === id);
  }

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

  /** Does something with the open record, with what is checked, or with the selected row. */
  function withCurrent(task: (current: readonly Entry[]) => void) {
    const record = place.recordNow();
    const checked = entries.filter(({ id }) => inbox.checked.ids.has(id));
    const one = entryOf(record ?? selection.selectedId);
    const current = record === null && checked.length > 0 ? checked : one ? [one] : [];
    const [first] = current;
    if (!first) return false;
    if (record === null) selection.hold(one ?? first);
    else selection.leave(first);
    task(current);
    return true;
  }

  function withSelected(task: (entry: Entry) => void) {
    const entry = entries.find(({ id }) => id === selection.selectedId);
    if (!entry) return false;
    selection.hold(entry);
    task(entry);
    return true;
  }

  function archive(current: readonly Entry[]) {
    const isBack = current.every((entry) => entry.work.archivedAt !== null);
    const { length } = current;
    void work.change(
      current,
      () => ({ archivedAt: isBack ? null : new Date().toISOString() }),
      isBack ? workDone.restored(length) : workDone.archived(length),
    );
  }

  function assignToMe(current: readonly Entry[]) {
    const name = nameOf(team, team.myId) ?? recordLabels.assignToMe;
    const done = workDone.assigned(current.length, name);
    void work.change(current, () => ({ assigneeId: team.myId }), done);
  }

  /** No way leads back from responded: it waits ten seconds, as for many. */
  function mark(current: readonly Entry[]) {
    const fresh = current.filter(canMarkResponded);
    if (fresh.length > 0) inbox.marks.markRows(fresh.map(({ id }) => id));
  }

  /** What stays in the list although it was judged hands the focus on, so that the next can be. */
  async function judge(current: readonly Entry[], isSpam: boolean) {
    const isOfList = place.recordNow() === null;
    const isDone = await inbox.judging.judge(current, isSpam);
    if (!isDone || !isOfList) return;
    if (inbox.checked.ids.size > 0) inbox.checked.clear();
    else if (isSpam && place.view === "quarantine") selection.move(1);
  }

  function openSelected() {
    if (place.recordNow() !== null || selection.selectedId === null) return false;
    if (!entries.some(({ id }) => id === selection.selectedId)) return false;
    place.openRecord(selection.selectedId);
    return true;
  }

  /** Opens the record when it is not, and leads to a field of it. */
  function leadTo(fieldId: string) {
    if (place.recordNow() === null && !openSelected()) return false;
    focusWhenThere(fieldId);
    return true;
  }

  function reply(isForAll: boolean) {
    const entry = place.recordNow() ?? selection.selectedId;
    if (entry === null || (place.recordNow() === null && !openSelected())) return false;
    startReply({ entry, letter: null, isForAll });
    return true;
  }

  function inList(action: () => void) {
    if (place.recordNow() !== null) return false;
    action();
    return true;
  }

  function press(key: Shortcut): boolean {
    if (inbox.isCovered) return false;
    if (isOnTheWay()) return true;
    switch (key) {
      case "j":
        return move(1);
      case "k":
        return move(-1);
      case "r":
        return reply(false);
      case "R":
        return reply(true);
      case "m":
        return withCurrent(mark);
      case "b":
        return leadTo(snoozeFieldId);
      case ";":
        inbox.unfold();
        return true;
      case "x":
        return place.recordNow() === null && withSelected(({ id }) => inbox.checked.toggle(id));
      case "e":
        return withCurrent(archive);
      case "a":
        return withCurrent(assignToMe);
      case "s":
        return withCurrent((current) => void judge(current, true));
      case "u":
        return withCurrent((current) => void judge(current, false));
      case "n":
        return leadTo(noteFieldId);
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
