import { useQueryClient } from "@tanstack/react-query";
import { notify } from "#app/components/ui/toast-host.tsx";
import { replyLabels as labels } from "#app/content/conversation.ts";
import { renew } from "#app/lib/renew.ts";
import { entriesKey } from "../inbox-queries.ts";
import { draftsQuery } from "./draft-queries.ts";
import { unsend } from "./reply-repository.ts";

export type TakeBack = (message: string) => Promise<void>;

/**
 * Takes a reply of this record back while it has not left, and says what came of it. `onBack` hears that it is a draft
 * again, when the draft has been read. @throws RepositoryError
 */
export function useTakeBack(entry: string, onBack: () => void): TakeBack {
  const queryClient = useQueryClient();
  return async (message) => {
    const outcome = await unsend(message);
    const told = { done: labels.undone, gone: labels.tooLate, draft: labels.otherDraft }[outcome];
    void notify({
      title: labels.title,
      description: told,
      tone: outcome === "done" ? "neutral" : "error",
    });
    if (outcome === "done") {
      await renew(queryClient, draftsQuery(entry).queryKey);
      onBack();
    }
    void renew(queryClient, entriesKey);
  };
}
