import { MutationCache, QueryCache, QueryClient, type QueryPersister } from "@tanstack/react-query";
import { recheckSession } from "#app/features/session/session-store.ts";
import { inTime, waitLimit } from "#app/lib/in-time.ts";
import { failureKind } from "#app/lib/repository-error.ts";

/** The data cache of the admin panel (specification, section 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: recheckIfRefused }),
    mutationCache: new MutationCache({ onError: recheckIfRefused }),
    defaultOptions: {
      // Without "always" the cache would wait in silence while the browser says it is offline.
      queries: {
        networkMode: "always",
        gcTime: 5 * 60_000,
        persister: withinLimit,
        retry: (failures, error) =>
          failures < 3 && failureKind(error) !== "not-allowed" && hasTimeFor(failures, error),
        retryDelay: pauseAfter,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

function pauseAfter(failures: number): number {
  return Math.min(500 * 2 ** failures, 30_000);
}

/** When what is asked has to be answered, repetitions included; every try has the signal of the first. */
const ends = new WeakMap<AbortSignal, number>();

/** How many milliseconds were left when a try failed. */
const timeLeft = new WeakMap<Error, number>();

/** Stands around every reading of the cache: no question, however often it is repeated, outlasts the limit. */
const withinLimit: QueryPersister = async (queryFn, context) => {
  const { signal } = context;
  const end = ends.get(signal) ?? Date.now() + waitLimit;
  ends.set(signal, end);
  try {
    return await inTime(Promise.resolve(queryFn(context)), end - Date.now());
  } catch (error) {
    if (error instanceof Error) timeLeft.set(error, end - Date.now());
    throw error;
  }
};

function hasTimeFor(failures: number, error: Error): boolean {
  return (timeLeft.get(error) ?? 0) > pauseAfter(failures);
}

function recheckIfRefused(error: Error) {
  if (failureKind(error) === "not-allowed") void recheckSession();
}
