import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import { recordKey } from "../inbox-queries.ts";
import { fetchTimeline, fetchWholeMessage, type TimelineCursor } from "./timeline-repository.ts";

/** Newest page first; each page has its steps the oldest first. */
export function timelineQuery(entry: string) {
  return infiniteQueryOptions({
    queryKey: [...recordKey(entry), "timeline"],
    queryFn: ({ pageParam, signal }) => fetchTimeline(entry, pageParam, signal),
    initialPageParam: null as TimelineCursor | null,
    getNextPageParam: ({ earlier }) => earlier ?? undefined,
    ...liveQuery,
  });
}

export function wholeMessageQuery(message: string) {
  return queryOptions({
    queryKey: ["message", message],
    queryFn: ({ signal }) => fetchWholeMessage(message, signal),
    staleTime: Infinity,
  });
}
