import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "#app/components/ui/toast-host.tsx";
import { templateLabels as labels } from "#app/content/templates.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { renew } from "#app/lib/renew.ts";
import { templatesKey } from "../conversation/template-queries.ts";
import { archiveTemplate, TemplateRefused } from "./template-repository.ts";

type Order = { readonly id: string; readonly isArchived: boolean };

/** Takes a template out of use and brings it back. `onDone` hears of it before the list is read again. */
export function useArchiving(onDone: (order: Order) => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, isArchived }: Order) => archiveTemplate(id, isArchived),
    onSuccess: (_done, order) => {
      onDone(order);
      void notify(order.isArchived ? labels.archivedDone : labels.restoredDone);
    },
    onError: (cause) => {
      const isTaken = cause instanceof TemplateRefused && cause.reason.kind === "name";
      const description = isTaken
        ? labels.errors.takenMeanwhile
        : reasonFor(cause, labels.failures);
      void notify({ title: labels.failures.title, description, tone: "error" });
    },
    onSettled: () => renew(queryClient, templatesKey),
  });
  const order = (isArchived: boolean) => (id: string) => {
    if (!isPending) mutate({ id, isArchived });
  };
  return { isPending, archive: order(true), restore: order(false) };
}

export type Archiving = ReturnType<typeof useArchiving>;
