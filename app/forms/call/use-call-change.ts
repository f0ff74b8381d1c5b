import { useState } from "react";
import { useSubmission, type Checked } from "#app/forms/use-submission.ts";
import { callRefusals } from "#app/content/calls.ts";
import type { ToastMessage } from "#app/content/messages.ts";
import { myCallReasons } from "#app/content/my-call.ts";
import type { MyCall } from "./my-call-repository.ts";
import { TimeRefused, type Refusal } from "./time-refused.ts";
import type { MyCallPage } from "./use-my-call.ts";

type Change<Request> = {
  /** For the log. */
  readonly name: string;
  readonly page: MyCallPage;
  readonly draft?: string;
  readonly check: (values: FormData) => Checked<Request>;
  readonly submit: (secret: string, request: Request) => Promise<MyCall>;
  readonly sent: ToastMessage | ((call: MyCall) => ToastMessage);
  readonly failed: ToastMessage;
  readonly onDone: (call: MyCall) => void;
  readonly onRefused?: (refusal: Refusal) => void;
  /** When fields are wrong. */
  readonly onMistake?: () => void;
};

/** These say that the call is not what the page shows. */
const outdated: readonly Refusal[] = ["past", "cancelled", "unknown"];

/** A form that changes the call: sent once however often it is pressed, and a second try does nothing twice. */
export function useCallChange<Request>(change: Change<Request>) {
  const { page, onDone } = change;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const submission = useSubmission({
    name: change.name,
    ...(change.draft === undefined ? {} : { draft: change.draft }),
    load: async () => {
      await import("./my-call-repository.ts");
      return {
        check: change.check,
        submit: async (request: Request) => {
          const call = await change.submit(page.secret, request);
          setRefusal(null);
          // Told from here: the form may have been closed meanwhile.
          onDone(call);
          return call;
        },
      };
    },
    sent: change.sent,
    failed: change.failed,
    reasons: myCallReasons,
    explain: (error) => {
      const why = error instanceof TimeRefused ? error.refusal : null;
      setRefusal(why);
      if (!why) return null;
      if (outdated.includes(why)) page.renew();
      change.onRefused?.(why);
      const { title, text } = callRefusals[why];
      return { toast: { title, tone: "error" }, reason: text, isAway: false };
    },
    onRefused: () => change.onMistake?.(),
  });
  return { ...submission, refusal } as const;
}

/** For a form without fields. */
export function nothingToCheck(): Checked<null> {
  return { ok: true, request: null };
}
