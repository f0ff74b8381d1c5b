import { queryOptions } from "@tanstack/react-query";
import type { LeadFilter, PagePosition } from "./inbox-address.ts";
import { fetchLead, fetchLeadCount, fetchLeadCounters, fetchLeadPage } from "./inbox-repository.ts";

/** Everything that a changed status makes old lies under this key. */
export const leadsKey = ["leads"] as const;

export const markKey = ["mark-lead"] as const;

/** The counters look for new submissions by themselves, once a minute while the tab is visible. */
const countersInterval = 60_000;

export function leadPageQuery(filter: LeadFilter, position: PagePosition) {
  return queryOptions({
    queryKey: [...leadsKey, "page", filter, position],
    queryFn: ({ signal }) => fetchLeadPage(filter, position, signal),
  });
}

export function leadCountQuery(filter: LeadFilter) {
  return queryOptions({
    queryKey: [...leadsKey, "count", filter],
    queryFn: ({ signal }) => fetchLeadCount(filter, signal),
  });
}

export function leadCountersQuery() {
  return queryOptions({
    queryKey: [...leadsKey, "counters"],
    queryFn: ({ signal }) => fetchLeadCounters(signal),
    refetchInterval: countersInterval,
  });
}

export function leadQuery(id: string) {
  return queryOptions({
    queryKey: [...leadsKey, "record", id],
    queryFn: ({ signal }) => fetchLead(id, signal),
  });
}
