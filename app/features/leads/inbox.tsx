import { useRef, useState } from "react";
import { inbox as words } from "#app/content/inbox.ts";
import { firstPage } from "./inbox-address.ts";
import { InboxCounters } from "./inbox-counters.tsx";
import { EmptyList, LoadFailure } from "./inbox-notices.tsx";
import { InboxPager, rangeText } from "./inbox-pager.tsx";
import { InboxRow } from "./inbox-row.tsx";
import { InboxTable, SkeletonRows } from "./inbox-table.tsx";
import { InboxToolbar } from "./inbox-toolbar.tsx";
import type { Lead } from "./lead.ts";
import { LeadDialog } from "./lead-dialog.tsx";
import { ShortcutsPanel } from "./shortcuts-panel.tsx";
import { useInboxAddress } from "./use-inbox-address.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useInboxList } from "./use-inbox-list.ts";
import { useMarkResponded } from "./use-mark-responded.ts";
import { useNow } from "./use-now.ts";
import { useSelection } from "./use-selection.ts";

const noLeads: readonly Lead[] = [];

/** The list of contact submissions with its counters, filters, pages and message dialog. */
export function Inbox() {
  const place = useInboxAddress();
  const list = useInboxList(place.filter, place.position);
  const leads = list.page?.leads ?? noLeads;
  const selection = useSelection(leads);
  const marking = useMarkResponded();
  const now = useNow();
  const searchRef = useRef<HTMLInputElement>(null);
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const keys = useInboxKeys({
    place,
    leads,
    selection,
    mark: marking.mark,
    isShowingKeys,
    focusSearch: () => searchRef.current?.focus(),
    showKeys: () => setIsShowingKeys(true),
  });

  function markRow(lead: Lead) {
    selection.hold(lead);
    marking.mark(lead);
  }

  function showArrivals() {
    if (place.position.kind === "first") list.reload();
    else place.goToPage(firstPage);
  }

  const isEmpty = list.page !== null && leads.length === 0 && !list.isStale;
  const hasTable = leads.length > 0 || (!isEmpty && list.isLoading);
  return (
    <>
      <InboxCounters counters={list.counters} />
      <InboxToolbar
        filter={place.filter}
        onFilter={place.filterBy}
        onShowShortcuts={() => setIsShowingKeys(true)}
        searchRef={searchRef}
      />
      {list.failure && (
        <LoadFailure kind={list.failure} isRetrying={list.isRetrying} onRetry={list.reload} />
      )}
      <p className="line" role="status">
        {marking.alreadyId && !place.record && words.alreadyResponded}
        {list.arrivals > 0 && (
          <button className="link" type="button" onClick={showArrivals}>
            {words.showArrivals(list.arrivals)}
          </button>
        )}
      </p>
      {isEmpty && (
        <EmptyList
          filter={place.filter}
          position={place.position}
          onClear={place.clearFilter}
          onFirstPage={() => place.goToPage(firstPage)}
        />
      )}
      {hasTable && (
        <InboxTable isBusy={list.isStale}>
          {leads.length === 0 && <SkeletonRows />}
          {leads.map((lead) => (
            <InboxRow
              key={lead.id}
              lead={lead}
              now={now}
              isSelected={lead.id === selection.selectedId}
              isMarking={marking.isMarking(lead.id)}
              onSelect={selection.select}
              onOpen={place.openRecord}
              onMark={markRow}
            />
          ))}
        </InboxTable>
      )}
      {list.page && <InboxPager page={list.page} range={list.range} onGo={place.goToPage} />}
      <p className="vh" role="status">
        {list.range && !list.isStale ? `${words.shown} ${rangeText(list.range)}` : words.loading}
      </p>
      <LeadDialog
        record={place.record}
        leads={leads}
        now={now}
        isMarking={place.record !== null && marking.isMarking(place.record)}
        isAlready={place.record !== null && marking.alreadyId === place.record}
        previous={selection.neighbour(-1, place.record)}
        next={selection.neighbour(1, place.record)}
        onMark={marking.mark}
        onStep={keys.stepTo}
        onClose={place.closeRecord}
      />
      <ShortcutsPanel
        isOpen={isShowingKeys}
        onClose={() => setIsShowingKeys(false)}
        isOn={keys.isOn}
        onTurn={keys.turn}
      />
    </>
  );
}
