import { queryOptions } from "@tanstack/react-query";
import { typeIds } from "./availability.ts";
import {
  fetchAvailability,
  fetchCalls,
  fetchOffsets,
  fetchOpenTimes,
  saveAvailability,
} from "./availability-repository.ts";
import { fetchBlocks, fetchFeed } from "./block-repository.ts";
import { firstOtherDay } from "#app/lib/time-zones.ts";

/** Everything that a change of the availability makes old lies under this key. */
export const availabilityKey = ["availability"] as const;

const minute = 60_000;

export function availabilityQuery() {
  return queryOptions({
    queryKey: [...availabilityKey, "settings"],
    queryFn: ({ signal }) => fetchAvailability(signal),
  });
}

/** What visitors can book, by the kind of call. */
export function openTimesQuery() {
  return queryOptions({
    queryKey: [...availabilityKey, "open"],
    queryFn: ({ signal }) => Promise.all(typeIds.map((type) => fetchOpenTimes(type, signal))),
    refetchInterval: minute,
  });
}

/** Booked calls outside the hours as they are: a trial that changes nothing says so. */
export function outsideQuery(host: number) {
  return queryOptions({
    queryKey: [...availabilityKey, "outside", host],
    queryFn: () => saveAvailability(host, {}, true),
    staleTime: minute,
    select: ({ outside }) => outside,
  });
}

/** On which day from today on the database has other clocks than this browser; `null` where they agree. */
export function otherClocksQuery(zone: string) {
  return queryOptions({
    queryKey: [...availabilityKey, "clocks", zone],
    queryFn: async ({ signal }) => firstOtherDay(zone, await fetchOffsets(zone, signal)),
    staleTime: Infinity,
  });
}

export function callsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...availabilityKey, "calls", ids],
    queryFn: ({ signal }) => fetchCalls(ids, signal),
  });
}

export function blocksQuery(host: number) {
  return queryOptions({
    queryKey: [...availabilityKey, "blocks", host],
    queryFn: ({ signal }) => fetchBlocks(host, signal),
    refetchInterval: minute,
  });
}

export function feedQuery(host: number) {
  return queryOptions({
    queryKey: [...availabilityKey, "feed", host],
    queryFn: ({ signal }) => fetchFeed(host, signal),
  });
}
