import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Reads again what is on show and live. What is being asked for goes on, so that one that hangs still ends in its time; when
 * it is there it is asked for once more, since it may be older than the change.
 */
export async function lookAgain(queryClient: QueryClient): Promise<void> {
  const asked = queryClient.getQueryCache().findAll({
    type: "active",
    predicate: (query) => isLive(query) && query.state.fetchStatus === "fetching",
  });
  for (const { queryKey, promise } of asked) {
    const askOnce = () =>
      queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    void promise?.then(askOnce, () => undefined);
  }
  await queryClient.invalidateQueries({
    predicate: (query) => isLive(query) && !asked.includes(query),
  });
}

function isLive({ meta }: Query): boolean {
  return meta?.isLive === true;
}
