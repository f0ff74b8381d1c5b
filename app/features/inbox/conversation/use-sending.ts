import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { replyLabels as labels } from "#app/content/conversation.ts";
import { renew } from "#app/lib/renew.ts";
import type { Entry } from "../entry.ts";
import { entriesKey } from "../inbox-queries.ts";
import { undoTime, type Undo } from "../work/use-undo.ts";
import { sendReply, type Sending } from "./reply-repository.ts";
import type { TakeBack } from "./use-take-back.ts";

/** How long after a reply has left the page looks what came of it, in milliseconds. */
const afterwards = 1_500;

export type SendingOptions = {
  readonly undo: Undo;
  readonly takeBack: TakeBack;
  /** It is on its way: nothing of it stands in the form any more. */
  readonly onSent: () => void;
};

/** Sends a reply, which can be taken back for ten seconds: from wherever its writer is by then. */
export function useSending(entry: Entry, { undo, takeBack, onSent }: SendingOptions) {
  const queryClient = useQueryClient();
  /** Of the reply that is being written: tried again it is the same. */
  const message = useRef(crypto.randomUUID());
  const look = () => renew(queryClient, entriesKey);

  return useMutation({
    mutationFn: (sending: Omit<Sending, "entry" | "message">) =>
      sendReply({ ...sending, entry: entry.id, message: message.current }),
    onSuccess: () => {
      const sent = message.current;
      message.current = crypto.randomUUID();
      undo.offer({
        text: labels.leaving,
        until: Date.now() + undoTime,
        takeBack: () => takeBack(sent),
      });
      setTimeout(() => void look(), undoTime + afterwards);
      onSent();
      void look();
    },
  });
}

export type SendReply = ReturnType<typeof useSending>;
