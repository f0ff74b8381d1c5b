import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import { fetchFiles } from "../conversation/file-repository.ts";
import { fetchMailState, fetchReceived, type ReceivedCursor } from "./received-repository.ts";

/** Rows do not move by themselves more often than once a minute. */
const interval = 60_000;

export function mailStateQuery() {
  return queryOptions({
    queryKey: ["mail-state"],
    queryFn: ({ signal }) => fetchMailState(signal),
    ...liveQuery,
  });
}

export function receivedQuery() {
  return infiniteQueryOptions({
    queryKey: ["received"],
    queryFn: ({ pageParam, signal }) => fetchReceived(pageParam, signal),
    initialPageParam: null as ReceivedCursor | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: interval,
  });
}

export function filesQuery(message: string) {
  return queryOptions({
    queryKey: ["message-files", message],
    queryFn: ({ signal }) => fetchFiles("message_id", message, signal),
    staleTime: Infinity,
  });
}
