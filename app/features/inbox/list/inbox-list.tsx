import { useQuery } from "@tanstack/react-query";
import { draftedRecordsQuery } from "../conversation/draft-queries.ts";
import type { Entry } from "../entry.ts";
import type { InboxModel } from "../inbox-model.ts";
import { firstPage } from "../inbox-address.ts";
import { EmptyList } from "./inbox-notices.tsx";
import { InboxPager } from "./inbox-pager.tsx";
import { InboxRow } from "./inbox-row.tsx";
import { InboxTable, SkeletonRows } from "./inbox-table.tsx";

const noDrafts: ReadonlySet<string> = new Set();

/** The rows of the page on show, or why there are none, and the way to the pages beside. */
export function InboxList({ inbox }: { readonly inbox: InboxModel }) {
  const { place, list, selection, team, now } = inbox;
  const { entries } = list;
  const { checked } = selection;
  const { transitions } = inbox.work;
  const isEmpty = list.page !== null && entries.length === 0 && !list.isStale;
  const isAssigned = entries.some(({ work }) => work.assigneeId !== null);
  const hasTable = entries.length > 0 || (!isEmpty && list.isLoading);

  const { data: drafted = noDrafts } = useQuery(draftedRecordsQuery());

  function markRow(entry: Entry) {
    selection.hold(entry);
    transitions.mark(entry);
  }

  return (
    <>
      {isEmpty && (
        <EmptyList
          view={place.view}
          filter={place.filter}
          position={place.position}
          onClear={place.clearFilter}
          onFirstPage={() => place.goToPage(firstPage)}
        />
      )}
      {hasTable && (
        <InboxTable
          view={place.view}
          sort={place.sort}
          isAssigned={isAssigned}
          isBusy={list.isStale && list.isLoading}
          check={checked.page}
        >
          {entries.length === 0 && <SkeletonRows view={place.view} />}
          {entries.map((entry) => (
            <InboxRow
              key={entry.id}
              entry={entry}
              page={{ view: place.view, isAssigned, team, drafted, now }}
              state={{
                isSelected: entry.id === (place.record ?? selection.selectedId),
                isChecked: checked.ids.has(entry.id),
                isMarking: transitions.isMoving(entry.id),
              }}
              on={{
                select: selection.select,
                check: checked.toggle,
                open: place.openRecord,
                mark: markRow,
              }}
            />
          ))}
        </InboxTable>
      )}
      {list.page && <InboxPager page={list.page} range={list.range} onGo={place.goToPage} />}
    </>
  );
}
