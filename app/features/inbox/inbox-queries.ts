import { queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import type { PagePosition } from "./inbox-address.ts";
import type { ListQuery } from "./inbox-filter.ts";
import {
  fetchCount,
  fetchEntry,
  fetchKindCounts,
  fetchLeadCounters,
  fetchNewest,
  fetchPage,
} from "./inbox-repository.ts";

/** Everything that a changed record makes old lies under this key. */
export const entriesKey = ["entries"] as const;

export const pagesKey = [...entriesKey, "page"] as const;

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
    ...liveQuery,
  });
}

export function kindCountsQuery() {
  return queryOptions({
    queryKey: [...entriesKey, "kinds"],
    queryFn: ({ signal }) => fetchKindCounts(signal),
    ...liveQuery,
  });
}

/** The records of all kinds that came in last. */
export function newestQuery() {
  return queryOptions({
    queryKey: ["newest"],
    queryFn: ({ signal }) => fetchNewest(signal),
    ...liveQuery,
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
    ...liveQuery,
  });
}
