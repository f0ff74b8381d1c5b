import { queryOptions } from "@tanstack/react-query";
import type { PagePosition } from "./inbox-address.ts";
import type { ListQuery } from "./inbox-filter.ts";
import {
  fetchCount,
  fetchEntry,
  fetchKindCounts,
  fetchLeadCounters,
  fetchPage,
} from "./inbox-repository.ts";

/** Everything that a changed record makes old lies under this key. */
export const entriesKey = ["entries"] as const;

export const pagesKey = [...entriesKey, "page"] as const;

/** The counters look for new records by themselves, once a minute while the tab is visible. */
const countersInterval = 60_000;

/** A list never moves under the cursor by itself: what has come in since is offered instead. */
const onlyWhenAsked = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export function pageQuery(list: ListQuery, position: PagePosition) {
  return queryOptions({
    queryKey: [...pagesKey, list, position],
    queryFn: ({ signal }) => fetchPage(list, position, signal),
    ...onlyWhenAsked,
  });
}

export function countQuery(list: ListQuery) {
  return queryOptions({
    queryKey: [...entriesKey, "count", { ...list, sort: list.sort === "due" ? "due" : "newest" }],
    queryFn: ({ signal }) => fetchCount(list, signal),
    ...onlyWhenAsked,
  });
}

export function leadCountersQuery() {
  return queryOptions({
    queryKey: [...entriesKey, "counters"],
    queryFn: ({ signal }) => fetchLeadCounters(signal),
    refetchInterval: countersInterval,
  });
}

export function kindCountsQuery() {
  return queryOptions({
    queryKey: [...entriesKey, "kinds"],
    queryFn: ({ signal }) => fetchKindCounts(signal),
    refetchInterval: countersInterval,
  });
}

/** What a change of this record makes old, beside the lists. */
export function recordKey(id: string) {
  return [...entriesKey, "record", id] as const;
}

export function entryQuery(id: string) {
  return queryOptions({
    queryKey: [...recordKey(id), "entry"],
    queryFn: ({ signal }) => fetchEntry(id, signal),
  });
}
