import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "#app/components/ui/toast-host.tsx";
import { callFailures } from "#app/content/inbox-calls.ts";
import { renew } from "#app/lib/renew.ts";
import { entriesKey } from "../inbox-queries.ts";
import type { Undo } from "../work/use-undo.ts";
import { CallRefused, sentenceOf } from "./call-refused.ts";

type CallChange = {
  readonly make: () => Promise<void>;
  readonly takeBack: () => Promise<void>;
  /** What has happened then. */
  readonly done: string;
};

/** Changes a call, and offers to take it back while its letters wait. */
export function useCallChange(undo: Undo, onDone: () => void) {
  const queryClient = useQueryClient();
  const loadAgain = () => renew(queryClient, entriesKey);

  /** The guard is asked again: what it refuses is told, and trying again would not help. */
  async function takeBack(change: CallChange): Promise<void> {
    try {
      await change.takeBack();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const { title } = callFailures;
      void notify({ title, description: sentenceOf(error), tone: "error" });
    } finally {
      void loadAgain();
    }
  }

  return useMutation({
    mutationFn: async (change: CallChange) => {
      await undo.settle();
      await change.make();
    },
    onSuccess: (_nothing, change) => {
      onDone();
      undo.offer({ text: change.done, takeBack: () => takeBack(change) });
    },
    onSettled: () => void loadAgain(),
  });
}
