import { queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import { fetchImports, fetchKnown } from "./intake-repository.ts";
import { chunksOf } from "./import-packs.ts";

const day = 24 * 60 * 60_000;

/** So many addresses are asked for at once. */
const addressesAtOnce = 400;

/** What can still be undone. */
export function importsQuery() {
  return queryOptions({
    queryKey: ["imports"],
    queryFn: ({ signal }) => fetchImports(new Date(Date.now() - day), signal),
    ...liveQuery,
  });
}

/** Which of these addresses have a record here. */
export function knownQuery(addresses: readonly string[]) {
  return queryOptions({
    queryKey: ["known-addresses", addresses],
    queryFn: async ({ signal }) => {
      const known = new Set<string>();
      for (const some of chunksOf(addresses, addressesAtOnce)) {
        for (const address of await fetchKnown(some, signal)) known.add(address);
      }
      return known;
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
