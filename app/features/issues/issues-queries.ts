import { queryOptions } from "@tanstack/react-query";
import type { ReaderList } from "#app/content/issues.ts";
import { liveQuery } from "#app/lib/live-query.ts";
import {
  fetchIssue,
  fetchIssues,
  fetchMailMode,
  fetchMissedReaders,
  fetchReaderCount,
} from "./issues-repository.ts";

/** Everything that a change of an issue makes old lies under this key. */
export const issuesKey = ["issues"] as const;

/** While an issue goes out. */
const sendingInterval = 2_000;

export function issuesQuery() {
  return queryOptions({
    queryKey: [...issuesKey, "list"],
    queryFn: ({ signal }) => fetchIssues(signal),
    ...liveQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === "sending") === true && sendingInterval,
  });
}

/** Its words and version. */
export function issueQuery(id: string) {
  return queryOptions({
    queryKey: [...issuesKey, "words", id],
    queryFn: ({ signal }) => fetchIssue(id, signal),
    ...liveQuery,
  });
}

export function readerCountQuery() {
  return queryOptions({
    queryKey: [...issuesKey, "readers"],
    queryFn: ({ signal }) => fetchReaderCount(signal),
    ...liveQuery,
  });
}

/** Those who did not get it; read anew when their number has changed. */
export function missedReadersQuery(id: string, wanted: ReaderList, count: number) {
  return queryOptions({
    queryKey: [...issuesKey, "missed", id, wanted, count],
    queryFn: ({ signal }) => fetchMissedReaders(id, wanted, signal),
  });
}

export function issuesModeQuery() {
  return queryOptions({ queryKey: ["mail-mode"], queryFn: fetchMailMode, staleTime: Infinity });
}
