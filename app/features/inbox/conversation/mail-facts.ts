import { queryOptions } from "@tanstack/react-query";
import { fetchMailFacts } from "./mail-repository.ts";

export type { MailFacts } from "./mail-repository.ts";

/** It changes when the server starts with other settings. */
export function mailFactsQuery() {
  return queryOptions({
    queryKey: ["mail-facts"],
    queryFn: ({ signal }) => fetchMailFacts(signal),
    staleTime: 300_000,
  });
}
