import { useId, useState, type RefObject } from "react";
import { inboxFilters } from "#app/content/inbox.ts";
import { exportWords, savedViewWords } from "#app/content/inbox-work.ts";
import { ActiveFilters, activeFilters } from "./active-filters.tsx";
import { InboxToolbar } from "./inbox-toolbar.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { isOwner, type Team } from "../entry/team.ts";
import type { FailedAction } from "../use-failed-action.ts";
import type { InboxPlace } from "./use-inbox-address.ts";
import type { InboxList } from "./use-inbox-list.ts";
import { useExport } from "../work/use-export.ts";

type InboxToolsProps = {
  readonly place: InboxPlace;
  readonly list: InboxList;
  readonly team: Team;
  readonly action: FailedAction;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onShowShortcuts: () => void;
  readonly onShowViews: () => void;
};

/** Everything above the list: counters, search and filters, saved views, and the file for owners. */
export function InboxTools({ place, list, team, action, searchRef, ...on }: InboxToolsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const taking = useExport(team, action);
  const active = activeFilters(place.filter, team).length;

  return (
    <>
      <InboxToolbar
        place={place}
        list={list}
        onShowShortcuts={on.onShowShortcuts}
        searchRef={searchRef}
      >
        <button
          className="btn btn--xs btn--line tools__b"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {inboxFilters.more}
          {active > 0 && (
            <span className="tools__n">
              {active} <span className="vh">{inboxFilters.active}</span>
            </span>
          )}
        </button>
        <button
          className="btn btn--xs btn--line tools__b"
          type="button"
          aria-haspopup="dialog"
          onClick={on.onShowViews}
        >
          {savedViewWords.open}
        </button>
        {isOwner(team) && (
          <button
            className="btn btn--xs btn--line tools__b"
            type="button"
            aria-disabled={taking.taken !== null || undefined}
            onClick={() => taking.taken === null && taking.start(place)}
          >
            {exportWords.start}
          </button>
        )}
      </InboxToolbar>
      {isOpen && <MoreFilters id={id} place={place} team={team} />}
      <ActiveFilters place={place} team={team} />
      {taking.taken !== null && (
        <p className="line" role="status">
          {exportWords.taken(taking.taken)}{" "}
          <button className="link" type="button" onClick={taking.cancel}>
            {exportWords.cancel}
          </button>
        </p>
      )}
    </>
  );
}
