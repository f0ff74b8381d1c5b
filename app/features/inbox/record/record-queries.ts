import { queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import type { Entry } from "../entry.ts";
import { recordKey } from "../inbox-queries.ts";
import { fetchOthers, fetchRecord, fetchSource } from "./record-repository.ts";

export function recordQuery({ id, kind }: Pick<Entry, "id" | "kind">) {
  return queryOptions({
    queryKey: [...recordKey(id), "row"],
    queryFn: ({ signal }) => fetchRecord({ id, kind }, signal),
    ...liveQuery,
  });
}

/** Told once, when the record came in. */
export function sourceQuery(id: string) {
  return queryOptions({
    queryKey: ["lead-source", id],
    queryFn: ({ signal }) => fetchSource(id, signal),
  });
}

export function othersQuery(entry: Entry) {
  return queryOptions({
    queryKey: [...recordKey(entry.id), "others"],
    queryFn: ({ signal }) => fetchOthers(entry, signal),
    ...liveQuery,
    enabled: entry.email !== "",
  });
}
