import { queryOptions } from "@tanstack/react-query";
import type { KindName } from "#domain/registry.ts";
import { fetchRecordsOf } from "./template-repository.ts";

/** Records to look at a template with; what has come in since is no matter. */
export function previewRecordsQuery(kind: KindName, search: string) {
  return queryOptions({
    queryKey: ["preview-records", kind, search],
    queryFn: ({ signal }) => fetchRecordsOf(kind, search, signal),
    staleTime: 30_000,
  });
}
