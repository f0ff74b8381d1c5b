import type { RefObject } from "react";
import type { ToastMessage } from "#app/content/messages.ts";
import { Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";
import type { SubmissionPhase } from "./use-submission.ts";

type SendFailedProps = {
  /** What `useSubmission` gives. */
  readonly form: {
    readonly phase: SubmissionPhase;
    readonly hasFailed: boolean;
    readonly failed: ToastMessage;
    readonly reason: string;
    readonly resultRef: RefObject<HTMLDivElement | null>;
    readonly retry: () => void;
  };
};

/** Stands in a form that could not be sent: the toast's words, what helps further, and the way to try again. */
export function SendFailed({ form }: SendFailedProps) {
  const { phase, hasFailed, failed, reason, resultRef, retry } = form;
  if (!hasFailed) return null;
  const isSending = phase === "sending";
  return (
    <Notice
      tone="error"
      title={failed.description ?? failed.title}
      ref={resultRef}
      action={
        <button
          className="btn btn--s btn--line"
          type="button"
          aria-disabled={isSending || undefined}
          onClick={retry}
        >
          {isSending ? (
            <>
              <span className="spin" />
              Sending…
            </>
          ) : (
            <>
              <Icon name="reset" />
              Retry
            </>
          )}
        </button>
      }
    >
      {reason}
    </Notice>
  );
}
