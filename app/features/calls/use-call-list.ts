import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import type { ListName } from "./calls-repository.ts";
import { callsQuery, pageSize } from "./calls-queries.ts";

/** A list that grows by a page at a time. One call more than is shown says whether there are more. */
export function useCallList(name: ListName) {
  const [pages, setPages] = useState(1);
  const shown = pages * pageSize;
  const query = useQuery(callsQuery(name, shown + 1));
  const found = useLastKnown(query.data);
  return {
    query,
    /** `null` until they are known; while more load, those from before. */
    calls: found && found.slice(0, shown),
    hasMore: found !== null && found.length > (query.data ? shown : shown - pageSize),
    isGrowing: pages > 1 && query.isPending,
    showMore: () => setPages(pages + 1),
  };
}

export type CallList = ReturnType<typeof useCallList>;
