import type { Entry } from "../entry.ts";
import { firstPage } from "../inbox-address.ts";
import { EmptyList } from "./inbox-notices.tsx";
import { InboxPager } from "./inbox-pager.tsx";
import { InboxRow } from "./inbox-row.tsx";
import { InboxTable, SkeletonRows } from "./inbox-table.tsx";
import type { Team } from "../entry/team.ts";
import type { Checked } from "../use-checked.ts";
import type { InboxPlace } from "./use-inbox-address.ts";
import type { InboxList as Loaded } from "./use-inbox-list.ts";
import type { Transitions } from "../work/use-transitions.ts";
import type { Selection } from "../use-selection.ts";

type InboxListProps = {
  readonly place: InboxPlace;
  readonly list: Loaded;
  readonly entries: readonly Entry[];
  readonly team: Team;
  readonly now: Date;
  readonly selection: Selection;
  readonly checked: Checked;
  readonly transitions: Transitions;
};

/** The rows of the page on show, or why there are none, and the way to the pages beside. */
export function InboxList({ place, list, entries, team, now, ...props }: InboxListProps) {
  const { selection, checked, transitions } = props;
  const isEmpty = list.page !== null && entries.length === 0 && !list.isStale;
  const isAssigned = entries.some(({ work }) => work.assigneeId !== null);
  const hasTable = entries.length > 0 || (!isEmpty && list.isLoading);

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
              view={place.view}
              team={team}
              isAssigned={isAssigned}
              now={now}
              isSelected={entry.id === selection.selectedId}
              isChecked={checked.ids.has(entry.id)}
              isMarking={transitions.isMoving(entry.id)}
              onSelect={selection.select}
              onCheck={checked.toggle}
              onOpen={place.openRecord}
              onMark={markRow}
            />
          ))}
        </InboxTable>
      )}
      {list.page && <InboxPager page={list.page} range={list.range} onGo={place.goToPage} />}
    </>
  );
}
