import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import { toasts } from "#app/content/messages.ts";
import { leadsKey, markKey } from "./inbox-queries.ts";
import { markLeadResponded } from "./inbox-repository.ts";
import { canMarkResponded, type Lead } from "./lead.ts";

/** Marks leads as responded: toast, then the list and the counters load again (specification, sections 4 and 8). */
export function useMarkResponded() {
  const queryClient = useQueryClient();
  /** The lead that somebody else had marked before. */
  const [alreadyId, setAlreadyId] = useState<string | null>(null);
  const pending = useMutationState({
    filters: { mutationKey: markKey, status: "pending" },
    select: (mutation) => mutation.state.variables,
  });
  const { mutate } = useMutation({
    mutationKey: markKey,
    mutationFn: (id: string) => markLeadResponded(id),
    onMutate: () => setAlreadyId(null),
    onSuccess: (result, id) => {
      if (result === "already") setAlreadyId(id);
      else notify(toasts.statusChanged("responded")).catch(() => undefined);
      return queryClient.invalidateQueries({ queryKey: leadsKey });
    },
    onError: () => {
      notify(toasts.statusFailed).catch(() => undefined);
    },
  });

  function isMarking(id: string): boolean {
    return pending.includes(id);
  }

  function mark(lead: Lead) {
    if (canMarkResponded(lead) && !isMarking(lead.id)) mutate(lead.id);
  }

  return { mark, isMarking, alreadyId };
}
