import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import { entriesKey } from "../inbox-queries.ts";
import type { Whose } from "./card.ts";
import { fetchCompany, fetchPerson, fetchSteps } from "./card-repository.ts";
import type { StepCursor } from "./step-rows.ts";

/** Everything that a changed person makes old lies under this key; a changed record makes it old as well. */
export const cardsKey = [...entriesKey, "cards"] as const;

export function personQuery(whom: string) {
  return queryOptions({
    queryKey: [...cardsKey, "person", whom],
    queryFn: ({ signal }) => fetchPerson(whom, signal),
    ...liveQuery,
  });
}

export function companyQuery(domain: string) {
  return queryOptions({
    queryKey: [...cardsKey, "company", domain],
    queryFn: ({ signal }) => fetchCompany(domain, signal),
    ...liveQuery,
  });
}

/** Newest page first. */
export function stepsQuery(whose: Whose) {
  return infiniteQueryOptions({
    queryKey: [...cardsKey, "steps", whose],
    queryFn: ({ pageParam, signal }) => fetchSteps(whose, pageParam, signal),
    initialPageParam: null as StepCursor | null,
    getNextPageParam: ({ older }) => older ?? undefined,
    ...liveQuery,
  });
}
