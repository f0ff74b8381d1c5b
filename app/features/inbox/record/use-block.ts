import { useMutation, useQueryClient } from "@tanstack/react-query";
import { renew } from "#app/lib/renew.ts";
import { recordKey } from "../inbox-queries.ts";
import { refuseCaller } from "./call-repository.ts";

/** Blocks the mailbox of a call, or lets it book again. */
export function useBlock(id: string, onError: (error: Error) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isRefused: boolean) => refuseCaller(id, isRefused),
    onSuccess: () => renew(queryClient, recordKey(id)),
    onError,
  });
}
