import { useEffect, useRef } from "react";
import { useSubmission, type Explanation } from "#app/forms/use-submission.ts";
import { callToasts } from "#app/content/calls.ts";
import { sendErrors } from "#app/content/messages.ts";
import type { CallOrder, CallStart } from "./call-order.ts";
import type { BookedCall } from "./call-repository.ts";
import type { CallRequest } from "./call-schema.ts";
import { dayAndTime } from "./call-labels.ts";
import { rememberHeld } from "./held-call.ts";
import type { IsoMoment } from "./open-times.ts";
import { TimeRefused, type Refusal } from "./time-refused.ts";
import type { CallTimes } from "./use-call-times.ts";

export type SentCall = { readonly booked: BookedCall; readonly request: CallRequest };

type CallForm = {
  readonly order: CallOrder;
  readonly start: CallStart;
  readonly times: CallTimes;
  /** Null for a failure that has nothing to do with the time. */
  readonly onFailed: (refusal: Refusal | null) => void;
};

/** The booking's behaviour: a draft in this tab until it is booked, a refused time given back, then what came of it. */
export function useCallForm({ order, start, times, onFailed }: CallForm) {
  const { days, chosen, choose } = times;
  /** Carries the chosen time: the picker stands outside the form, and shows one day at a time. */
  const timeRef = useRef<HTMLInputElement>(null);

  const submission = useSubmission({
    name: "Call",
    // An application is not there any more after a reload, so neither is its call.
    ...(order.consultation ? {} : { draft: "draft-call" }),
    load: () => loadWork(order, start),
    sent: ({ booked, request }: SentCall) =>
      booked.state === "held"
        ? callToasts.held(request.email)
        : callToasts.booked(dayAndTime(booked.startsAt, order.zone)),
    failed: callToasts.failed,
    reasons: sendErrors,
    explain: (error) => {
      const refusal = error instanceof TimeRefused ? error.refusal : null;
      onFailed(refusal);
      if (!refusal) return null;
      chooseTime(null);
      return refused(refusal);
    },
  });

  function chooseTime(time: IsoMoment | null) {
    choose(time);
    const field = timeRef.current;
    if (!field || field.value === (time ?? "")) return;
    field.value = time ?? "";
    // As if it had been typed: kept in the draft, and no longer missing.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  // After the draft has been put back.
  useEffect(() => {
    if (timeRef.current?.value) choose(timeRef.current.value);
  }, [choose]);
  const areKnown = days !== null;
  useEffect(() => {
    // A draft may remember a time that went to somebody else, and a wish finds one by itself.
    if (areKnown && timeRef.current) timeRef.current.value = chosen ?? "";
  }, [areKnown, chosen]);

  return { ...submission, timeRef, chooseTime } as const;
}

async function loadWork({ type, zone, consultation }: CallOrder, { ready }: CallStart) {
  const [{ checkCall }, { bookCall }] = await Promise.all([
    import("./call-schema.ts"),
    import("./call-repository.ts"),
  ]);
  return {
    check: checkCall,
    submit: async (request: CallRequest, sendId: string): Promise<SentCall> => {
      await ready;
      const booked = await bookCall(type, request, zone, sendId, consultation?.id);
      const sent = { booked, request };
      // Also when the dialog has been closed meanwhile.
      if (booked.state === "held") rememberHeld(type, sent);
      return sent;
    },
  };
}

function refused(refusal: Refusal): Explanation {
  return { toast: refusal === "taken" ? callToasts.taken : callToasts.notOpen, reason: "" };
}
