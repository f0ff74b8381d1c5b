import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  firstPage,
  formatInboxAddress,
  openedHere,
  parseInboxAddress,
  type InboxAddress,
  type PagePosition,
} from "../inbox-address.ts";
import { noFilter, type EntryFilter, type Sort } from "../inbox-filter.ts";

/** What the address says, and the ways to change it. Every step but typing is an entry of its own in the history. */
export function useInboxAddress() {
  const location = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const address = useMemo(() => parseInboxAddress(search), [search]);
  const leftEntry = useRef<unknown>(null);
  /** What the address is about to say: two keys can come before the router has followed the first. */
  const asked = useRef(address);

  useEffect(() => {
    asked.current = address;
  }, [address]);

  function go(next: InboxAddress, options?: { replace?: boolean; state?: unknown }) {
    const query = formatInboxAddress(next);
    if (query === formatInboxAddress(asked.current)) return;
    asked.current = next;
    void navigate({ search: query }, { ...options, flushSync: true });
  }

  /** Typing, which replaces the entry, can come to rest after a record was opened, and must not close it. */
  function filterBy(change: Partial<EntryFilter>, options?: { replace: boolean }) {
    const filter = { ...asked.current.filter, ...change };
    const record = options?.replace ? asked.current.record : null;
    const keptState: unknown = record === null ? undefined : state;
    go({ ...asked.current, filter, position: firstPage, record }, { ...options, state: keptState });
  }

  function sortBy(sort: Sort) {
    go({ ...asked.current, sort, position: firstPage, record: null });
  }

  function goToPage(position: PagePosition) {
    go({ ...address, position, record: null });
    scrollTo({ top: 0 });
  }

  /** A second close of the same entry must not leave the page. */
  function closeRecord() {
    if (leftEntry.current === location) return;
    leftEntry.current = location;
    if (isOpenedHere(state)) void navigate(-1);
    else go({ ...asked.current, record: null }, { replace: true });
  }

  return {
    ...address,
    /** The list without its page and its open record, as a saved view keeps it. */
    listAddress: formatInboxAddress({ ...address, position: firstPage, record: null }),
    filterBy,
    sortBy,
    goToPage,
    clearFilter: () => filterBy(noFilter),
    openRecord: (record: string) => go({ ...asked.current, record }, { state: openedHere }),
    /** To a neighbour of the open record; closing still leads back to the list. */
    stepTo: (record: string) => go({ ...asked.current, record }, { replace: true, state }),
    closeRecord,
    /** The open record, the one just asked for included. For event handlers. */
    recordNow: () => asked.current.record,
  };
}

export type InboxPlace = ReturnType<typeof useInboxAddress>;

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedHere" in state;
}
