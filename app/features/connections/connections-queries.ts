import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { liveQuery } from "#app/lib/live-query.ts";
import { isMoving } from "./connection.ts";
import {
  fetchDeliveries,
  fetchIsHosted,
  fetchTokens,
  fetchWebhooks,
  type DeliveryCursor,
} from "./connections-repository.ts";

/** Everything that a change of a connection makes old lies under this key. */
export const connectionsKey = ["connections"] as const;

/** While a delivery is about to be another one. */
const movingInterval = 2_000;

export function hostedQuery() {
  return queryOptions({ queryKey: ["hosted"], queryFn: fetchIsHosted, staleTime: Infinity });
}

export function webhooksQuery() {
  return queryOptions({
    queryKey: [...connectionsKey, "webhooks"],
    queryFn: ({ signal }) => fetchWebhooks(signal),
    ...liveQuery,
    // What fails waits for long: only what may go at once is watched.
    refetchInterval: ({ state: { data } }) =>
      data?.some((webhook) => webhook.waiting > 0 && webhook.failingSince === null) === true &&
      movingInterval,
  });
}

export function deliveriesQuery(webhook: string) {
  return infiniteQueryOptions({
    queryKey: [...connectionsKey, "log", webhook],
    queryFn: ({ pageParam, signal }) => fetchDeliveries(webhook, pageParam, signal),
    initialPageParam: null as DeliveryCursor | null,
    getNextPageParam: ({ next }) => next,
    ...liveQuery,
    refetchInterval: ({ state: { data } }) => {
      const now = new Date();
      const isAny = data?.pages.some((page) => page.deliveries.some((one) => isMoving(one, now)));
      return isAny === true && movingInterval;
    },
  });
}

export function tokensQuery() {
  return queryOptions({
    queryKey: [...connectionsKey, "tokens"],
    queryFn: ({ signal }) => fetchTokens(signal),
    ...liveQuery,
  });
}
