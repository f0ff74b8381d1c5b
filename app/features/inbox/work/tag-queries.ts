import { queryOptions } from "@tanstack/react-query";
import { fetchTags } from "./tags-repository.ts";

export const tagsKey = ["tags"] as const;

export function tagsQuery() {
  return queryOptions({
    queryKey: tagsKey,
    queryFn: ({ signal }) => fetchTags(signal),
    staleTime: 30_000,
  });
}
