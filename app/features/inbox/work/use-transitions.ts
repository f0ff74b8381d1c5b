import { queryOptions, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import { moveToasts } from "#app/content/inbox-work.ts";
import { statusOf } from "#domain/registry.ts";
import { toasts, type ToastMessage } from "#app/content/messages.ts";
import { renew } from "#app/lib/renew.ts";
import { canMarkResponded, type Entry } from "../entry.ts";
import { entriesKey } from "../inbox-queries.ts";
import { fetchTransitions, moveRecord } from "./transition-repository.ts";
import type { FailedAction } from "../use-failed-action.ts";

const moveKey = ["move-record"] as const;

/** They change with a migration only. */
export function transitionsQuery() {
  return queryOptions({
    queryKey: ["transitions"],
    queryFn: ({ signal }) => fetchTransitions(signal),
    staleTime: Infinity,
  });
}

type Transition = { readonly entry: Pick<Entry, "id" | "kind" | "status">; readonly to: string };

/** Transitions records on: toast, then the list and the counters load again (specification, sections 4 and 8). */
export function useTransitions(action: FailedAction) {
  const queryClient = useQueryClient();
  /** The record that somebody else had moved before. */
  const [alreadyId, setAlreadyId] = useState<string | null>(null);
  const pending = useMutationState({
    filters: { mutationKey: moveKey, status: "pending" },
    select: ({ state }) => idOf(state.variables),
  });
  const { mutate } = useMutation({
    mutationKey: moveKey,
    mutationFn: ({ entry, to }: Transition) => moveRecord(entry, entry.status, to),
    onMutate: () => setAlreadyId(null),
    onSuccess: (result, { entry, to }) => {
      action.clear();
      if (result === "already") setAlreadyId(entry.id);
      else void notify(movedToast(entry, to));
      return renew(queryClient, entriesKey);
    },
    onError: (error, wanted) => {
      const { statusFailed } = toasts;
      const message = wanted.entry.kind === "contact" ? statusFailed : moveToasts.failed;
      action.tell(message, error, () => mutate(wanted));
    },
  });

  function isMoving(id: string): boolean {
    return pending.includes(id);
  }

  function move(entry: Entry, to: string) {
    if (!isMoving(entry.id)) mutate({ entry, to });
  }

  return {
    move,
    mark: (entry: Entry) => canMarkResponded(entry) && move(entry, "responded"),
    isMoving,
    alreadyId,
  };
}

export type Transitions = ReturnType<typeof useTransitions>;

function movedToast({ kind }: Transition["entry"], to: string): ToastMessage {
  if (kind === "contact") return toasts.statusChanged(to);
  return moveToasts.moved(statusOf(kind, to)?.label ?? to);
}

function idOf(variables: unknown): unknown {
  if (typeof variables !== "object" || variables === null) return undefined;
  const entry: unknown = Reflect.get(variables, "entry");
  return typeof entry === "object" && entry !== null ? Reflect.get(entry, "id") : undefined;
}
