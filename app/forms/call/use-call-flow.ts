import { useState } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import { callDialogLabels, callTypes, callToasts } from "#app/content/calls.ts";
import { dayAndTime } from "./call-labels.ts";
import { emptyStart, type CallOrder, type CallStart } from "./call-order.ts";
import type { CallProgress } from "./call-repository.ts";
import { forgetHeld, heldCall } from "./held-call.ts";
import type { SentCall } from "./use-call-form.ts";

type Stage =
  | { readonly name: "form"; readonly start: CallStart }
  /** Lapsed: its time is not kept any more. */
  | { readonly name: "held" | "lapsed" | "booked"; readonly sent: SentCall };

/** A booking from its form to its confirmation, and back to the form for another address or time. */
export function useCallFlow(order: CallOrder, start: CallStart = emptyStart) {
  const [stage, setStage] = useState<Stage>(() => {
    const sent = order.consultation ? null : heldCall(order.type);
    return sent ? { name: stateNow(sent), sent } : { name: "form", start };
  });

  function confirm({ booked, request }: SentCall, startsAt: string) {
    forgetHeld(order.type);
    const endsAt = new Date(
      Date.parse(startsAt) + callTypes[order.type].minutes * 60_000,
    ).toISOString();
    setStage({
      name: "booked",
      sent: { booked: { ...booked, state: "confirmed", startsAt, endsAt }, request },
    });
    void notify(callToasts.booked(dayAndTime(startsAt, order.zone)));
  }

  return {
    stage,
    /** What the form got for an answer. */
    receive: (sent: SentCall) => {
      setStage({ name: sent.booked.state === "held" ? "held" : "booked", sent });
    },
    /** What the database says of a call that was asked for. */
    follow: (sent: SentCall, progress: CallProgress | null) => {
      if (progress?.state === "confirmed") return confirm(sent, progress.startsAt);
      const name = progress?.state === "held" ? "held" : "lapsed";
      setStage((known) => (known.name === name ? known : { name, sent }));
    },
    /** Back to the form with every word; what was kept is given back. */
    leave: (sent: SentCall, to: "email" | "times") => {
      forgetHeld(order.type);
      const { request, booked } = sent;
      const wasHeld = stage.name === "held";
      setStage({
        name: "form",
        start: {
          request: wasHeld && to === "times" ? { ...request, startsAt: "" } : request,
          near: booked.startsAt,
          focus: to,
          ready: wasHeld ? giveBack(booked.id) : Promise.resolve(),
        },
      });
    },
  } as const;
}

/** Names how far a booking has come. */
export function callTitle(stage: Stage["name"], form: string, booked: string): string {
  const { held } = callDialogLabels;
  return { form, held: held.title, lapsed: held.lapsed.title, booked }[stage];
}

export type CallFlow = ReturnType<typeof useCallFlow>;

function stateNow({ booked }: SentCall): "held" | "lapsed" {
  return Date.parse(booked.keepsUntil ?? "") > Date.now() ? "held" : "lapsed";
}

/** Nobody hears of a failure: what is not given back lapses by itself. */
async function giveBack(id: string): Promise<void> {
  try {
    const { releaseCall } = await import("./call-repository.ts");
    await releaseCall(id);
  } catch {
    // See above.
  }
}
