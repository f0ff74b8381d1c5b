import { useEffect } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { failureKind } from "#app/lib/repository-error.ts";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import type { PagePosition } from "../inbox-address.ts";
import { isFiltered, type ListQuery } from "../inbox-filter.ts";
import { rangeOf } from "../inbox-page.ts";
import {
  countQuery,
  entriesKey,
  kindCountsQuery,
  leadCountersQuery,
  pageQuery,
} from "../inbox-queries.ts";
import { useArrivals } from "./use-arrivals.ts";
import { useNewlyApart } from "./use-newly-apart.ts";
import { viewCounts, viewTotal } from "./view-counts.ts";

/** A count this much older than the list, in milliseconds, still belongs to the same load. */
const sameLoad = 5_000;

/** The page at an address with its counts. While another page loads, or cannot be loaded, the last one stays. */
export function useInboxList(list: ListQuery, position: PagePosition) {
  const queryClient = useQueryClient();
  const { view } = list;
  const isContact = view === "contact";
  // The database counts everything once for all views; only a filter needs a count of its own.
  const needsCount = isFiltered(list.filter) || list.sort === "due";
  const listQuery = useQuery(pageQuery(list, position));
  const foundQuery = useQuery({ ...countQuery(list), enabled: needsCount });
  const kindsQuery = useQuery(kindCountsQuery());
  const { refetch: countKinds } = kindsQuery;
  const isCounted = kindsQuery.dataUpdatedAt >= listQuery.dataUpdatedAt - sameLoad;
  useEffect(() => {
    if (!isCounted) void countKinds({ cancelRefetch: false });
  }, [isCounted, countKinds]);
  const countersQuery = useQuery({ ...leadCountersQuery(), enabled: isContact });
  const counts = kindsQuery.data ? viewCounts(kindsQuery.data, view) : null;
  const page = useLastKnown(listQuery.data);
  const total = useLastKnown(needsCount ? foundQuery.data : counts && viewTotal(counts, view));
  const counters = countersQuery.data ?? null;
  const arrivals = useArrivals(view, {
    rows: listQuery.data?.entries.map(({ id }) => id),
    at: listQuery.dataUpdatedAt,
    isLoading: listQuery.isFetching,
  });
  const isWhole = page?.number === 1 && !page.hasNext && !needsCount;
  const newlyApart = useNewlyApart({
    total: counts?.quarantined,
    countedAt: kindsQuery.dataUpdatedAt,
    rows: isWhole ? page.entries.length : null,
    loadedAt: listQuery.isFetching ? 0 : listQuery.dataUpdatedAt,
  });
  const queries = [listQuery, foundQuery, kindsQuery, countersQuery];
  const failed = queries.find((query) => query.error !== null);

  return {
    page,
    total,
    range: page && total !== null ? rangeOf(page, total) : null,
    counts,
    counters,
    /** What has come into the view since it was loaded. */
    arrivals: view === "quarantine" ? newlyApart : arrivals,
    /** The page on show belongs to the address before this one. */
    isStale: listQuery.data === undefined,
    /** The page on show and all counts are those of this address and of the same load. */
    isCurrent:
      listQuery.data !== undefined && isCounted && (!needsCount || foundQuery.data !== undefined),
    isLoading: listQuery.isFetching,
    /** When the page on show was loaded, in milliseconds since 1970. */
    loadedAt: listQuery.dataUpdatedAt,
    failure: failed ? failureKind(failed.error) : null,
    isRetrying: queries.some((query) => query.error !== null && query.isFetching),
    /** The list with its counts, and all else on the page that could not be loaded. */
    reload: () =>
      void queryClient.refetchQueries({
        type: "active",
        predicate: ({ queryKey, state }) => queryKey[0] === entriesKey[0] || state.error !== null,
      }),
  };
}

export type InboxList = ReturnType<typeof useInboxList>;
