import { queryOptions } from "@tanstack/react-query";
import { entriesKey, recordKey } from "../inbox-queries.ts";
import { fetchDraftedRecords, fetchDrafts } from "./draft-repository.ts";
import { fetchFiles } from "./file-repository.ts";

/** Asked once when a record is opened: the form keeps what is typed from then on. */
export function draftsQuery(entry: string) {
  return queryOptions({
    queryKey: [...recordKey(entry), "drafts"],
    queryFn: async ({ signal }) => {
      const [drafts, files] = await Promise.all([
        fetchDrafts(entry, signal),
        fetchFiles("draft_entry", entry, signal),
      ]);
      return { ...drafts, files };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Records in which the reader has begun to write. */
export function draftedRecordsQuery() {
  return queryOptions({
    queryKey: [...entriesKey, "drafted"],
    queryFn: async ({ signal }) => new Set(await fetchDraftedRecords(signal)),
  });
}
