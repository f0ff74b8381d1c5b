import { queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import { spanOf } from "./agenda.ts";
import { daysOf, type IsoWeek } from "./iso-week.ts";
import { fetchAgenda, fetchCalls, fetchHosts, type ListName } from "./calls-repository.ts";

/** Under the key of the inbox's entries: what makes an entry old makes its call old. */
export const entriesKey = ["entries"] as const;

const callsKey = [...entriesKey, "calls"] as const;

const minute = 60_000;

export const pageSize = 50;

export function agendaQuery(week: IsoWeek, host: number | null, zone: string) {
  return queryOptions({
    queryKey: [...callsKey, "agenda", week, host, zone],
    queryFn: ({ signal }) => fetchAgenda(spanOf(daysOf(week), zone), host, signal),
    ...liveQuery,
  });
}

export function callsQuery(list: ListName, count: number) {
  return queryOptions({
    queryKey: [...callsKey, list, count],
    queryFn: ({ signal }) => fetchCalls(list, count, signal),
    refetchInterval: minute,
  });
}

export function hostsQuery(myId: string) {
  return queryOptions({
    queryKey: ["call-hosts", myId],
    queryFn: ({ signal }) => fetchHosts(myId, signal),
    staleTime: minute,
  });
}
