import { useEffect, useRef, useState, type FormEvent } from "react";
import type { ToastMessage } from "#app/content/messages.ts";
import { dropDraft, restoreDraft, saveDraft } from "#app/lib/form-draft.ts";
import { clearFields } from "#app/lib/form-fields.ts";
import { failureKind, type FailureKind } from "#app/lib/repository-error.ts";
import { newSendId } from "#app/lib/send-id.ts";
import { notify, preloadToasts } from "./toast-host.tsx";

export type SubmissionPhase = "idle" | "sending" | "sent" | "failed";

/** Field names with one sentence each, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Checked<Request> =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly errors: FieldErrors };

type Work<Request, Result> = {
  readonly check: (values: FormData) => Checked<Request>;
  /**
   * Rejects with a RepositoryError. The id is the same for every try to send the same words, also after a reload, so
   * that what the database has by this id already is not stored again.
   */
  readonly submit: (request: Request, sendId: string) => Promise<Result>;
};

/** A failure with words of its own, in place of the form's. */
export type Explanation = {
  readonly toast: ToastMessage;
  /** What helps further, inline. */
  readonly reason: string;
  /** Fields that the failure is about. */
  readonly errors?: FieldErrors;
};

type Submission<Request, Result> = {
  /** For the log: "Contact form". */
  readonly name: string;
  /** Keeps what is typed under this key in the storage of the tab until it is sent; never passwords. */
  readonly draft?: string;
  /** Gives schema and repository; loaded with the first sign that the form is used. */
  readonly load: () => Promise<Work<Request, Result>>;
  readonly sent: ToastMessage | ((result: Result) => ToastMessage);
  readonly failed: ToastMessage;
  /** What helps further after a failure; stands inline beside the toast. */
  readonly reasons: Readonly<Record<FailureKind, string>>;
  /** For errors that `failed` and `reasons` do not fit; null leaves it to them. */
  readonly explain?: (error: unknown) => Explanation | null;
  /** Called when fields are wrong, beside the summary. */
  readonly onRefused?: (errors: FieldErrors) => void;
};

/**
 * A form's behaviour: a success clears it, a failure keeps every word (specification, section 4). Fields are
 * uncontrolled, so nothing typed before React has started is lost.
 */
export function useSubmission<Request, Result>(work: Submission<Request, Result>) {
  const { draft } = work;
  const [phase, setPhase] = useState<SubmissionPhase>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [reason, setReason] = useState("");
  const [failed, setFailed] = useState(work.failed);
  /** From a failure until the next success or refusal: while it is tried again the notice stays. */
  const [hasFailed, setHasFailed] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  /** Counts the refused submits, so that the summary takes the focus after each. */
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const sendId = useRef<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) summaryRef.current?.focus();
  }, [attempt]);
  useEffect(() => {
    if (phase === "sent" || phase === "failed") resultRef.current?.focus();
  }, [phase]);
  useEffect(() => {
    const form = formRef.current;
    if (!draft || !form) return;
    sendId.current = restoreDraft(draft, form);
    // What was typed before React had started is kept from here on.
    saveDraft(draft, form, sendId.current);
  }, [draft]);
  useEffect(() => {
    // The visitor was in the form before React was, so its focus event is past.
    if (formRef.current?.contains(document.activeElement)) prepare();
  });

  /** Starts loading ahead of the send, which will say so itself when something cannot be had. */
  function prepare() {
    work.load().catch(() => undefined);
    preloadToasts().catch(() => undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await send(event.currentTarget);
    isSending.current = false;
  }

  async function send(form: HTMLFormElement) {
    try {
      const { check, submit: store } = await work.load();
      const checked = check(new FormData(form));
      if (!checked.ok) {
        setErrors(checked.errors);
        setHasFailed(false);
        setPhase("idle");
        setAttempt((count) => count + 1);
        work.onRefused?.(checked.errors);
        return;
      }
      setErrors({});
      setPhase("sending");
      sendId.current ??= newSendId();
      if (draft) saveDraft(draft, form, sendId.current);
      const answer = await store(checked.request, sendId.current);
      setResult(answer);
      sendId.current = null;
      if (draft) dropDraft(draft);
      clearFields(form);
      setHasFailed(false);
      setPhase("sent");
      // The notice beside the form says it as well: a toast that cannot be had is no failed send.
      notify(typeof work.sent === "function" ? work.sent(answer) : work.sent).catch(
        () => undefined,
      );
    } catch (error) {
      const { toast, reason: help, errors: wrong = {} } = explained(error);
      setErrors(wrong);
      setReason(help);
      setFailed(toast);
      setHasFailed(true);
      setPhase("failed");
      // Not waited for: a toast that is slow to come must not hold up Retry.
      notify(toast).catch(() => undefined);
    }
  }

  function explained(error: unknown): Explanation {
    const own = work.explain?.(error);
    if (own) return own;
    console.error(`${work.name}: the message was not sent.`, error);
    const kind = error instanceof TypeError ? "unreachable" : failureKind(error);
    return { toast: work.failed, reason: work.reasons[kind] };
  }

  /** Other words are another message: they are never taken for what was sent before. */
  function change(event: FormEvent<HTMLFormElement>) {
    sendId.current = null;
    if (draft) saveDraft(draft, event.currentTarget);
    void recheck(event);
  }

  /** A field keeps its message until it is mended. */
  async function recheck(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    const values = new FormData(event.currentTarget);
    const { check } = await work.load();
    const checked = check(values);
    const wrong = checked.ok ? {} : checked.errors;
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => field in wrong)),
    );
  }

  return {
    phase,
    errors,
    /** The toast of the last failure. */
    failed,
    reason,
    hasFailed,
    result,
    summaryRef,
    resultRef,
    prepare,
    /** Sends the form again, as its own button does. */
    retry: () => formRef.current?.requestSubmit(),
    /** For the `<form>` itself. */
    formProps: {
      ref: formRef,
      method: "post",
      noValidate: true,
      "aria-busy": phase === "sending",
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: (event: FormEvent<HTMLFormElement>) => change(event),
      onFocus: prepare,
    },
  } as const;
}
