import { queryOptions } from "@tanstack/react-query";
import { recordKey } from "../inbox-queries.ts";
import { fetchHasMail, fetchIsRefused, fetchOpenTimes, fetchTakers } from "./call-repository.ts";

export function openTimesQuery(id: string) {
  return queryOptions({
    queryKey: [...recordKey(id), "open-times"],
    queryFn: ({ signal }) => fetchOpenTimes(id, signal),
  });
}

export function takersQuery(id: string) {
  return queryOptions({
    queryKey: [...recordKey(id), "takers"],
    queryFn: ({ signal }) => fetchTakers(id, signal),
  });
}

export function isRefusedQuery(id: string) {
  return queryOptions({
    queryKey: [...recordKey(id), "is-refused"],
    queryFn: ({ signal }) => fetchIsRefused(id, signal),
  });
}

export function hasMailQuery() {
  return queryOptions({ queryKey: ["has-mail"], queryFn: fetchHasMail, staleTime: Infinity });
}
