import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import { recordKey } from "../inbox-queries.ts";
import { stages, type DealCursor, type Stage } from "./deal.ts";
import type { DealFilter, DealSort } from "./deals-address.ts";
import {
  fetchDeal,
  fetchDeals,
  fetchOpenDeals,
  fetchTotals,
  fetchWorth,
} from "./deals-repository.ts";
import { inOneColumn } from "./one-column.ts";

/** Everything that a changed deal makes old lies under this key. */
export const dealsKey = ["deals"] as const;

/** Columns and lists are live, and hold still while somebody is in them (`useSteady`). */
export function dealPagesQuery(stage: Stage | null, filter: DealFilter, sort: DealSort) {
  const keyOf = (one: Stage | null) => [...dealsKey, "pages", one, filter, sort] as const;
  const others = stage === null ? [] : stages.filter((other) => other !== stage).map(keyOf);
  return infiniteQueryOptions({
    queryKey: keyOf(stage),
    queryFn: async ({ pageParam, signal, client }) =>
      inOneColumn(client, await fetchDeals({ stage, filter, sort }, pageParam, signal), others),
    initialPageParam: null as DealCursor | null,
    getNextPageParam: ({ next }) => next,
    ...liveQuery,
  });
}

export function dealTotalsQuery(filter: DealFilter) {
  return queryOptions({
    queryKey: [...dealsKey, "totals", filter],
    queryFn: ({ signal }) => fetchTotals(filter, signal),
    ...liveQuery,
  });
}

export function dealQuery(id: string) {
  return queryOptions({
    queryKey: [...dealsKey, "card", id],
    queryFn: ({ signal }) => fetchDeal(id, signal),
    ...liveQuery,
  });
}

/** What a record can be put into. */
export function openDealsQuery(search: string) {
  return queryOptions({
    queryKey: [...dealsKey, "open", search],
    queryFn: ({ signal }) => fetchOpenDeals(search, signal),
  });
}

/** Of which deal a record is. */
export function worthQuery(entryId: string) {
  return queryOptions({
    queryKey: [...recordKey(entryId), "worth"],
    queryFn: ({ signal }) => fetchWorth(entryId, signal),
    ...liveQuery,
  });
}
