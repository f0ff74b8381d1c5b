import { useRef, useState } from "react";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { inbox as words, inboxStates } from "#app/content/inbox.ts";
import { ActionFailure, reasonOf } from "./action-failure.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkProgress } from "./bulk-progress.tsx";
import type { Entry } from "./entry.ts";
import { firstPage } from "./inbox-address.ts";
import { InboxList } from "./inbox-list.tsx";
import { rangeText } from "./inbox-pager.tsx";
import { InboxTools } from "./inbox-tools.tsx";
import { RecordPanel } from "./record-panel.tsx";
import { SavedViewsPanel } from "./saved-views-panel.tsx";
import { ShortcutsPanel } from "./shortcuts-panel.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useBulk } from "./use-bulk.ts";
import { useChecked } from "./use-checked.ts";
import { useFailedAction } from "./use-failed-action.ts";
import { useInboxAddress } from "./use-inbox-address.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useInboxList } from "./use-inbox-list.ts";
import { useLateMarks } from "./use-late-marks.ts";
import { useMoves } from "./use-moves.ts";
import { useNoticePlace } from "./use-notice-place.ts";
import { useNow } from "./use-now.ts";
import { useSelection } from "./use-selection.ts";
import { useTeam } from "./use-team.ts";
import { useUndo } from "./use-undo.ts";
import { useWork } from "./use-work.ts";

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
  const moves = useMoves(action);
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
    moves,
    work,
    undo,
    team,
    isCovered: cover !== null,
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
        {moves.alreadyId && !place.record && words.alreadyResponded}
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
        moves={moves}
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
        moves={moves}
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
