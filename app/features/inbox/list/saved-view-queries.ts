import { queryOptions } from "@tanstack/react-query";
import { fetchSavedViews } from "./saved-views-repository.ts";

export const savedViewsKey = ["saved-views"] as const;

export function savedViewsQuery() {
  return queryOptions({
    queryKey: savedViewsKey,
    queryFn: ({ signal }) => fetchSavedViews(signal),
    staleTime: 60_000,
  });
}
