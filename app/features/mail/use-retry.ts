import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "#app/components/ui/toast-host.tsx";
import { mailToasts, type MailMode } from "#app/content/mail.ts";
import { renew } from "#app/lib/renew.ts";
import { mailKey } from "./mail-queries.ts";
import { retryEmail } from "./mail-repository.ts";

/** Sends one e-mail again; afterwards the e-mails and their numbers are read anew. */
export function useRetry(mode: MailMode | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: retryEmail,
    onSuccess: (outcome) => {
      const queued = mode === "on" ? mailToasts.queued : mailToasts.queuedOff;
      void notify(outcome === "queued" ? queued : mailToasts.changed);
    },
    onError: () => void notify(mailToasts.failed),
    onSettled: () => renew(queryClient, mailKey),
  });
}
