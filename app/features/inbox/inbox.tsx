import { useRef, useState } from "react";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { inbox as words, inboxStates } from "#app/content/inbox.ts";
import { ActionFailure, reasonOf } from "./action-failure.tsx";
import { BulkBar } from "./work/bulk-bar.tsx";
import { BulkProgress } from "./work/bulk-progress.tsx";
import type { Entry } from "./entry.ts";
import { firstPage } from "./inbox-address.ts";
import { InboxList } from "./list/inbox-list.tsx";
import { rangeText } from "./list/inbox-pager.tsx";
import { InboxTools } from "./list/inbox-tools.tsx";
import { RecordPanel } from "./record/record-panel.tsx";
import { noteFieldId } from "./record/record-notes.tsx";
import { SavedViewsPanel } from "./list/saved-views-panel.tsx";
import { ShortcutsPanel } from "./list/shortcuts-panel.tsx";
import { UndoBar } from "./work/undo-bar.tsx";
import { useBulk } from "./work/use-bulk.ts";
import { useChecked } from "./use-checked.ts";
import { useFailedAction } from "./use-failed-action.ts";
import { useInboxAddress } from "./list/use-inbox-address.ts";
import { useInboxKeys } from "./list/use-inbox-keys.ts";
import { useInboxList } from "./list/use-inbox-list.ts";
import { useLateMarks } from "./work/use-late-marks.ts";
import { useTransitions } from "./work/use-transitions.ts";
import { useNoticePlace } from "./list/use-notice-place.ts";
import { useNow } from "./list/use-now.ts";
import { useSelection } from "./use-selection.ts";
import { useTeam } from "./work/use-team.ts";
import { useUndo } from "./work/use-undo.ts";
import { useWork } from "./work/use-work.ts";

const noEntries: readonly Entry[] = [];

/** One list of the inbox with its counters, filters and pages, and the panel of the open record. */
export function Inbox({ userId }: { readonly userId: string }) {
  const place = useInboxAddress();
  const { view, filter, sort } = place;
  const query = { view, filter, sort };
  const list = useInboxList(query, place.position);
  const entries = list.page?.entries ?? noEntries;
  const team = useTeam(userId);
  const now = useNow();
  useNoticePlace();
  const selection = useSelection(entries);
  const checked = useChecked(entries, place.listAddress);
  const action = useFailedAction();
  const undo = useUndo(action);
  const transitions = useTransitions(action);
  const work = useWork(undo, action);
  const bulk = useBulk(undo, action);
  const marks = useLateMarks(bulk, undo, action);
  const searchRef = useRef<HTMLInputElement>(null);
  const [cover, setCover] = useState<"keys" | "views" | null>(null);
  const keys = useInboxKeys({
    place,
    entries,
    selection,
    checked,
    transitions,
    work,
    undo,
    team,
    isCovered: cover !== null,
    noteFieldId,
    focusSearch: () => searchRef.current?.focus(),
    showKeys: () => setCover("keys"),
  });

  function showArrivals() {
    if (place.position.kind === "first") list.reload();
    else place.goToPage(firstPage);
  }

  return (
    <>
      <InboxTools
        place={place}
        list={list}
        team={team}
        action={action}
        searchRef={searchRef}
        onShowShortcuts={() => setCover("keys")}
        onShowViews={() => setCover("views")}
      />
      {list.failure && (
        <LoadFailure
          title={inboxStates.loadFailed}
          reason={reasonOf(list.failure)}
          isRetrying={list.isRetrying}
          onRetry={list.reload}
        />
      )}
      {!place.record && <ActionFailure action={action} />}
      <p className="line" role="status">
        {transitions.alreadyId && !place.record && words.alreadyResponded}
        {list.arrivals > 0 && (
          <button className="link arrivals" type="button" onClick={showArrivals}>
            {view === "contact" ? words.showArrivals(list.arrivals) : words.showNew(list.arrivals)}
          </button>
        )}
      </p>
      <BulkProgress bulk={bulk} />
      {checked.ids.size > 0 && (
        <BulkBar
          list={query}
          entries={entries}
          total={list.total}
          checked={checked}
          team={team}
          work={work}
          bulk={bulk}
          marks={marks}
        />
      )}
      <InboxList
        place={place}
        list={list}
        entries={entries}
        team={team}
        now={now}
        selection={selection}
        checked={checked}
        transitions={transitions}
      />
      <p className="vh" role="status">
        {list.range && list.isCurrent
          ? words.shown(rangeText(list.range), filter.search)
          : words.loading}
      </p>
      {!place.record && <UndoBar undo={undo} />}
      <RecordPanel
        record={place.record}
        entries={entries}
        team={team}
        now={now}
        transitions={transitions}
        work={work}
        undo={undo}
        action={action}
        previous={selection.neighbour(-1, place.record)}
        next={selection.neighbour(1, place.record)}
        onStep={keys.stepTo}
        onClose={place.closeRecord}
      />
      <ShortcutsPanel
        isOpen={cover === "keys"}
        onClose={() => setCover(null)}
        isOn={keys.isOn}
        onTurn={keys.turn}
      />
      <SavedViewsPanel
        isOpen={cover === "views"}
        onClose={() => setCover(null)}
        address={place.listAddress}
      />
    </>
  );
}
