import type { RefObject } from "react";
import type { ToastMessage } from "#app/content/messages.ts";
import { buttonClass } from "./button.ts";
import forms from "./form.module.css";
import { Icon } from "./icon.tsx";
import { Notice } from "./notice.tsx";
import { Spinner } from "./spinner.tsx";
import typography from "./typography.module.css";

export type SubmissionPhase = "idle" | "sending" | "sent" | "failed";

/** How one is reached without the form. */
export type Contact = {
  readonly email: string;
  readonly phone: { readonly label: string; readonly href: string };
};

type SendFailedProps = {
  /** What `useSubmission` gives. */
  readonly form: {
    readonly phase: SubmissionPhase;
    readonly hasFailed: boolean;
    readonly failed: ToastMessage;
    readonly reason: string;
    readonly contact: Contact | null;
    readonly isSlow: boolean;
    readonly resultRef: RefObject<HTMLDivElement | null>;
    readonly retry: () => void;
  };
};

/**
 * Stands in a form that is slow to be sent, and says so; and in one that could not be sent: the toast's words, what helps
 * further, the way to try again, and how else we are reached.
 */
export function SendFailed({ form }: SendFailedProps) {
  const { phase, hasFailed, failed, reason, contact, isSlow, resultRef, retry } = form;
  const isSending = phase === "sending";
  return (
    <>
      {hasFailed && (
        <Notice
          tone="error"
          title={failed.description ?? failed.title}
          ref={resultRef}
          action={
            <button
              className={buttonClass("line", "small")}
              type="button"
              aria-disabled={isSending || undefined}
              onClick={retry}
            >
              {isSending ? (
                <>
                  <Spinner />
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
          {contact && <OtherWays contact={contact} />}
        </Notice>
      )}
      {isSending && isSlow && (
        <p className={forms.slow} role="status">
          Still sending: our server is slow to answer. What you typed stays here until it does.
        </p>
      )}
    </>
  );
}

function OtherWays({ contact: { email, phone } }: { readonly contact: Contact }) {
  return (
    <>
      {" "}
      Or write to{" "}
      <a className={typography.link} href={`mailto:${email}`}>
        {email}
      </a>{" "}
      or call{" "}
      <a className={typography.link} href={phone.href}>
        {phone.label}
      </a>
      .
    </>
  );
}
