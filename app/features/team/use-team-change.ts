import { useMutation, useQueryClient } from "@tanstack/react-query";
import { renew } from "#app/lib/renew.ts";
import { teamKey } from "./team-queries.ts";

type After<Variables> = {
  readonly onSuccess?: (given: Variables) => void;
  readonly onError?: (cause: unknown) => void;
};

/**
 * One kind of change of the team; afterwards everything about the team is read again. What comes after is told here
 * and not with the call, because the reading may take the part of the page away that has called.
 */
export function useTeamChange<Variables, Result>(
  change: (given: Variables) => Promise<Result>,
  { onSuccess, onError }: After<Variables> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_result, given) => onSuccess?.(given),
    onError: (cause) => onError?.(cause),
    onSettled: () => renew(queryClient, teamKey),
  });
}
