import { useEffect, useRef } from "react";
import { useSubmission, type Explanation } from "#app/forms/use-submission.ts";
import { callToasts } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { sendErrors } from "#app/content/messages.ts";
import type { BookedCall } from "./call-repository.ts";
import type { CallRequest } from "./call-schema.ts";
import { dayAndTime } from "./call-labels.ts";
import type { IsoMoment } from "./available-slots.ts";
import { TimeRefused, type Refusal } from "./time-refused.ts";
import type { CallTimes } from "./use-call-times.ts";

export type SentCall = { readonly booked: BookedCall; readonly request: CallRequest };

type CallForm = {
  readonly type: CallTypeId;
  readonly times: CallTimes;
  /** Null for a failure that has nothing to do with the time. */
  readonly onFailed: (refusal: Refusal | null) => void;
};

/** The booking's behaviour: a draft in this tab until it is booked, a refused time given back, then the confirmation. */
export function useCallForm({ type, times, onFailed }: CallForm) {
  const { days, chosen, own, choose } = times;
  /** Carries the chosen time: the picker stands outside the form, and shows one day at a time. */
  const timeRef = useRef<HTMLInputElement>(null);

  const submission = useSubmission({
    name: "Call",
    draft: "draft-call",
    load: () => loadWork(type, own),
    sent: callToasts.booked(chosen ? dayAndTime(chosen, own) : ""),
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
  const isGone = days !== null && chosen === null;
  useEffect(() => {
    // A draft may remember a time that went to somebody else.
    if (isGone && timeRef.current) timeRef.current.value = "";
  }, [isGone]);

  return { ...submission, timeRef, chooseTime } as const;
}

async function loadWork(type: CallTypeId, zone: string) {
  const [{ checkCall }, { bookCall }] = await Promise.all([
    import("./call-schema.ts"),
    import("./call-repository.ts"),
  ]);
  return {
    check: checkCall,
    submit: async (request: CallRequest, sendId: string): Promise<SentCall> => ({
      booked: await bookCall(type, request, zone, sendId),
      request,
    }),
  };
}

function refused(refusal: Refusal): Explanation {
  return { toast: refusal === "taken" ? callToasts.taken : callToasts.notOpen, reason: "" };
}
