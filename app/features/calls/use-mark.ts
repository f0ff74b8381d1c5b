import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "#app/components/ui/toast-host.tsx";
import { markToasts } from "#app/content/inbox-calls.ts";
import { renew } from "#app/lib/renew.ts";
import { entriesKey } from "./calls-queries.ts";
import { markCall } from "./calls-repository.ts";

type Mark = { readonly id: string; readonly to: "done" | "no_show" };

/** Says what came of a call. No way leads back from there, as in the inbox. */
export function useMark() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to }: Mark) => markCall(id, to),
    onSuccess: (result, { to }) => {
      void notify(result === "marked" ? markToasts[to] : markToasts.already);
      return renew(queryClient, entriesKey);
    },
    onError: () => void notify(markToasts.failed),
  });
}
