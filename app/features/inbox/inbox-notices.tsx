import { Icon } from "#app/components/ui/icon.tsx";
import { inboxFilters, inboxStates as words } from "#app/content/inbox.ts";
import type { FailureKind } from "#app/lib/repository-error.ts";
import type { PagePosition } from "./inbox-address.ts";
import { isFiltered, type EntryFilter, type InboxView } from "./inbox-filter.ts";

type LoadFailureProps = {
  readonly kind: FailureKind;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

/** Stands over the list; rows that are loaded already stay below it (decision D54). */
export function LoadFailure({ kind, isRetrying, onRetry }: LoadFailureProps) {
  const { loadFailedHelp: help } = words;
  const reason = kind === "unreachable" || kind === "too-many" ? help[kind] : help.other;
  return (
    <div className="alert inbox__alert" role="alert">
      <Icon name="warning" />
      <span>
        <b>{words.loadFailed}</b> <span>{reason}</span>
      </span>
      <button
        className="btn btn--xs btn--line"
        type="button"
        aria-disabled={isRetrying || undefined}
        onClick={onRetry}
      >
        {isRetrying ? words.retrying : words.retry}
      </button>
    </div>
  );
}

type EmptyListProps = {
  readonly view: InboxView;
  readonly filter: EntryFilter;
  readonly position: PagePosition;
  readonly onClear: () => void;
  readonly onFirstPage: () => void;
};

/** Why the list is empty, and the way out of it. */
export function EmptyList({ view, filter, position, onClear, onFirstPage }: EmptyListProps) {
  if (position.kind !== "first") {
    return (
      <div className="empty">
        <h2 className="h">{words.endPassed}</h2>
        <p>{words.endPassedHelp}</p>
        <button className="btn btn--s btn--line" type="button" onClick={onFirstPage}>
          {words.firstPage}
        </button>
      </div>
    );
  }
  if (isFiltered(filter)) {
    return (
      <div className="empty">
        <h2 className="h">{words.noMatch}</h2>
        <p>{words.noMatchHelp}</p>
        <button className="btn btn--s btn--line" type="button" onClick={onClear}>
          {inboxFilters.clear}
        </button>
      </div>
    );
  }
  return (
    <div className="empty">
      <h2 className="h">{view === "contact" ? words.none : words.noneOfKind}</h2>
      <p>{view === "contact" ? words.noneHelp : words.noneOfKindHelp}</p>
    </div>
  );
}
