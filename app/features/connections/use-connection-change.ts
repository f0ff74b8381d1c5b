import { useMutation, useQueryClient } from "@tanstack/react-query";
import { renew } from "#app/lib/renew.ts";
import { connectionsKey } from "./connections-queries.ts";

type After<Variables, Result> = {
  readonly onSuccess?: (result: Result, given: Variables) => void;
  readonly onError?: (cause: unknown) => void;
};

/**
 * One kind of change of a connection; afterwards everything about connections is read again. What comes after is told here
 * and not with the call, because the reading may take the part of the page away that has called.
 */
export function useConnectionChange<Variables, Result>(
  change: (given: Variables) => Promise<Result>,
  { onSuccess, onError }: After<Variables, Result> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (result, given) => onSuccess?.(result, given),
    onError: (cause) => onError?.(cause),
    onSettled: () => renew(queryClient, connectionsKey),
  });
}
