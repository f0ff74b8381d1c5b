import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  formatDealsAddress,
  noDealFilter,
  parseDealsAddress,
  type DealFilter,
  type DealsAddress,
} from "./deals-address.ts";

/** Marks a history entry that opened a deal, so that closing it can go back instead of forward. */
const openedHere = { openedHere: true };

/** What the address says, and the ways to change it. Every step but typing is an entry of its own in the history. */
export function useDealsAddress() {
  const location = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const address = useMemo(() => parseDealsAddress(search), [search]);
  const leftEntry = useRef<unknown>(null);
  /** What the address is about to say: two changes can come before the router has followed the first. */
  const asked = useRef(address);

  useEffect(() => {
    asked.current = address;
  }, [address]);

  function go(change: Partial<DealsAddress>, options?: { replace?: boolean; state?: unknown }) {
    const next = { ...asked.current, ...change };
    if (formatDealsAddress(next) === formatDealsAddress(asked.current)) return;
    asked.current = next;
    void navigate({ search: formatDealsAddress(next) }, { ...options, flushSync: true });
  }

  function filterBy(change: Partial<DealFilter>, options?: { replace: boolean }) {
    const filter = { ...asked.current.filter, ...change };
    go({ filter }, { ...options, state: options?.replace ? state : undefined });
  }

  /** A second close of the same entry must not leave the page. */
  function closeDeal() {
    if (leftEntry.current === location) return;
    leftEntry.current = location;
    if (isOpenedHere(state)) void navigate(-1);
    else go({ deal: null }, { replace: true });
  }

  return {
    ...address,
    go,
    filterBy,
    clearFilter: () => go({ filter: noDealFilter }),
    openDeal: (deal: string) => go({ deal }, { state: openedHere }),
    closeDeal,
    /** The open deal, the one just asked for included. For event handlers. */
    dealNow: () => asked.current.deal,
  };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedHere" in state;
}
