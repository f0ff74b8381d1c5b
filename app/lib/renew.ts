import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads again what a change has made old, under each of these keys. What is on its way is given up before, because it
 * may have been read before the change: a first reading would otherwise be kept as the answer.
 */
export async function renew(queryClient: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  const renewed = keys.map(async (queryKey) => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  });
  await Promise.all(renewed);
}
