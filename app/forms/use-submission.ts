import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Contact, SubmissionPhase } from "#app/components/ui/send-failed.tsx";
import type { ToastMessage } from "#app/content/messages.ts";
import { dropDraft, hasDraft, restoreDraft, saveDraft } from "./form-draft.ts";
import { clearFields } from "./form-fields.ts";
import { reasonFor, type FailureReasons } from "./failure-reason.ts";
import { inTime } from "#app/lib/in-time.ts";
import { failureKind } from "#app/lib/repository-error.ts";
import { isOverServedPage } from "#app/browser/use-hydrated.ts";
import { openingOf, wordOf, type Opening, type PageWord } from "./page-word.ts";
import { newSendId } from "./send-id.ts";
import { notify, preloadToasts } from "#app/components/ui/toast-host.tsx";

/** Field names with one sentence each, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Checked<Request> =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly errors: FieldErrors };

type Work<Request, Result> = {
  readonly check: (values: FormData) => Checked<Request>;
  /**
   * Rejects with a RepositoryError. The id is the same for every try to send the same words, also after a reload, so
   * that what the database has by this id already is not stored again. The word goes to `reportAttribution`.
   */
  readonly submit: (request: Request, sendId: string, word: PageWord) => Promise<Result>;
};

/** A failure with words of its own, in place of the form's. */
export type Explanation = {
  readonly toast: ToastMessage;
  /** What helps further, inline. */
  readonly reason: string;
  /** Fields that the failure is about. */
  readonly errors?: FieldErrors;
  /** Nothing in the form is wrong, so another way to us may be better; by default as the error itself says. */
  readonly isAway?: boolean;
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
  readonly reasons: FailureReasons & { readonly contact?: Contact };
  /** For errors that `failed` and `reasons` do not fit; null leaves it to them. */
  readonly explain?: (error: unknown) => Explanation | null;
  /** Called when fields are wrong, beside the summary. */
  readonly onRefused?: (errors: FieldErrors) => void;
};

/** Milliseconds after which a send says more than its button does. */
const slowAfter = 4_000;

/** Milliseconds after which loading what the send needs shows. */
const busyAfter = 200;

/** A value that is refused can be mended in the form; a server that is away cannot. */
function isNobodysFault(error: unknown): boolean {
  return ["too-many", "unreachable"].includes(failureKind(error));
}

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
  /** Another way to us, where this one does not work at the moment. */
  const [contact, setContact] = useState<Contact | null>(null);
  /** The send has been going on for some seconds. */
  const [isSlow, setIsSlow] = useState(false);
  /** From a failure until the next success or refusal: while it is tried again the notice stays. */
  const [hasFailed, setHasFailed] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  /** Counts the refused submits, so that the summary takes the focus after each. */
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const sendId = useRef<string | null>(null);
  const [isServed] = useState(isOverServedPage);
  const opening = useRef<Opening>(null);
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
    opening.current = openingOf(isServed, draft !== undefined && hasDraft(draft));
    if (!draft || !form) return;
    sendId.current = restoreDraft(draft, form);
    // What was typed before React had started is kept from here on.
    saveDraft(draft, form, sendId.current);
  }, [draft, isServed]);
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
    const slow = setTimeout(() => setIsSlow(true), slowAfter);
    await send(event.currentTarget);
    clearTimeout(slow);
    setIsSlow(false);
    isSending.current = false;
  }

  /** What the send needs is there as a rule; a visitor who waits for it sees so. */
  async function loaded() {
    const busy = setTimeout(() => setPhase("sending"), busyAfter);
    try {
      return await inTime(work.load());
    } finally {
      clearTimeout(busy);
    }
  }

  async function send(form: HTMLFormElement) {
    try {
      const { check, submit: store } = await loaded();
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
      const answer = await store(checked.request, sendId.current, wordOf(form, opening.current));
      setResult(answer);
      sendId.current = null;
      opening.current = openingOf(false, false);
      if (draft) dropDraft(draft);
      clearFields(form);
      setHasFailed(false);
      setPhase("sent");
      void notify(typeof work.sent === "function" ? work.sent(answer) : work.sent);
    } catch (error) {
      const {
        toast,
        reason: help,
        errors: wrong = {},
        isAway = isNobodysFault(error),
      } = explained(error);
      setErrors(wrong);
      setReason(help);
      setFailed(toast);
      setContact(isAway ? (work.reasons.contact ?? null) : null);
      setHasFailed(true);
      setPhase("failed");
      // Not waited for: a toast that is slow to come must not hold up Retry.
      void notify(toast);
    }
  }

  function explained(error: unknown): Explanation {
    const own = work.explain?.(error);
    if (own) return own;
    console.error(`${work.name}: the message was not sent.`, error);
    return { toast: work.failed, reason: reasonFor(error, work.reasons) };
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
    contact,
    isSlow,
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
