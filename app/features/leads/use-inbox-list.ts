import { useQuery, useQueryClient } from "@tanstack/react-query";
import { failureKind } from "#app/lib/repository-error.ts";
import { useLastKnown } from "#app/lib/use-last-known.ts";
import type { LeadFilter, PagePosition } from "./inbox-address.ts";
import { rangeOf } from "./inbox-page.ts";
import { useArrivals } from "./use-arrivals.ts";
import { leadCountersQuery, leadCountQuery, leadPageQuery, leadsKey } from "./inbox-queries.ts";

/** The page at an address with its counts. While another page loads, or cannot be loaded, the last one stays. */
export function useInboxList(filter: LeadFilter, position: PagePosition) {
  const queryClient = useQueryClient();
  const pageQuery = useQuery(leadPageQuery(filter, position));
  const countQuery = useQuery(leadCountQuery(filter));
  const countersQuery = useQuery(leadCountersQuery());
  const page = useLastKnown(pageQuery.data);
  const total = useLastKnown(countQuery.data);
  const counters = countersQuery.data ?? null;
  const arrivals = useArrivals(
    { value: counters?.total ?? null, at: countersQuery.dataUpdatedAt },
    pageQuery.dataUpdatedAt,
  );
  const queries = [pageQuery, countQuery, countersQuery];
  const failed = queries.find((query) => query.error !== null);

  return {
    page,
    range: page && total !== null ? rangeOf(page, total) : null,
    counters,
    arrivals,
    /** The page on show belongs to the address before this one. */
    isStale: pageQuery.data === undefined,
    isLoading: pageQuery.isFetching,
    failure: failed ? failureKind(failed.error) : null,
    isRetrying: queries.some((query) => query.error !== null && query.isFetching),
    reload: () => void queryClient.refetchQueries({ queryKey: leadsKey, type: "active" }),
  };
}
