import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import { replyLabels as labels } from "#app/content/conversation.ts";
import { renew } from "#app/lib/renew.ts";
import type { Entry } from "../entry.ts";
import { entriesKey } from "../inbox-queries.ts";
import { sendReply, unsend, type Sending } from "./reply-repository.ts";

/** A reply that leaves in a moment. */
export type Leaving = {
  readonly message: string;
  /** Milliseconds of this computer's clock. */
  readonly at: number;
};

/** How long after that the page looks whether it has left. */
const afterwards = 1_500;
/** As long as the server waits; its clock is not asked, a reader's may be wrong. */
const undoTime = 10_000;

/** Sends a reply and takes it back while it has not left. */
export function useSending(entry: Entry, onSent: () => void, onBack: () => void) {
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  /** Of the reply that is being written: tried again it is the same. */
  const message = useRef(crypto.randomUUID());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = () => renew(queryClient, entriesKey);

  const send = useMutation({
    mutationFn: (sending: Omit<Sending, "entry" | "message">) =>
      sendReply({ ...sending, entry: entry.id, message: message.current }),
    onSuccess: () => {
      setLeaving({ message: message.current, at: Date.now() + undoTime });
      message.current = crypto.randomUUID();
      timer.current = setTimeout(() => {
        setLeaving(null);
        void look();
      }, undoTime + afterwards);
      onSent();
      void look();
    },
  });

  const undo = useMutation({
    mutationFn: (sent: Leaving) => unsend(sent.message),
    onSuccess: (outcome) => {
      clearTimeout(timer.current);
      setLeaving(null);
      const told = { done: labels.undone, gone: labels.tooLate, draft: labels.otherDraft }[outcome];
      void notify({ title: labels.title, description: told, tone: outcome === "done" ? "neutral" : "error" });
      void look();
      if (outcome === "done") onBack();
    },
    onError: () => void notify({ title: labels.title, description: labels.errors.failed, tone: "error" }),
  });

  return {
    leaving,
    send,
    takeBack: () => leaving && !undo.isPending && undo.mutate(leaving),
  };
}
