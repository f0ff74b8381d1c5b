import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { recheckSession } from "#app/features/session/session-store.ts";
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
        retry: (failures, error) => failures < 3 && failureKind(error) !== "not-allowed",
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

function recheckIfRefused(error: Error) {
  if (failureKind(error) === "not-allowed") void recheckSession();
}
