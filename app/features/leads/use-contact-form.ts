import { useRef, useState, type FormEvent } from "react";
import { notify, preloadToasts } from "#app/components/ui/toast-host.tsx";
import { contactErrors, toasts } from "#app/content/messages.ts";
import { clearFields } from "#app/lib/form-fields.ts";
import { failureKind, type FailureKind } from "#app/lib/repository-error.ts";
import type { ContactFieldErrors } from "./contact-schema.ts";

export type SendPhase = "idle" | "sending" | "sent" | "failed";

const reasons: Record<FailureKind, string> = {
  unreachable: contactErrors.unreachable,
  "too-many": contactErrors.tooMany,
  refused: contactErrors.refused,
  "not-allowed": contactErrors.failed,
  failed: contactErrors.failed,
};

/** Schema, client and toasts come with the first sign that the form is used. */
async function loadSending() {
  const [schema, repository] = await Promise.all([
    import("./contact-schema.ts"),
    import("./contact-repository.ts"),
  ]);
  return { checkContact: schema.checkContact, submitContact: repository.submitContact };
}

/** Starts loading ahead of the send, which will say so itself when something cannot be had. */
export function prepareContactForm() {
  loadSending().catch(() => undefined);
  preloadToasts().catch(() => undefined);
}

/**
 * The contact form's behaviour: a success clears it, a failure keeps every word (specification, section 4). Fields
 * are uncontrolled, so nothing typed before React has started is lost.
 */
export function useContactForm() {
  const [phase, setPhase] = useState<SendPhase>("idle");
  const [errors, setErrors] = useState<ContactFieldErrors>({});
  const [reason, setReason] = useState("");
  /** Counts the refused submits, so that the summary takes the focus after each. */
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await send(event.currentTarget);
    isSending.current = false;
  }

  async function send(form: HTMLFormElement) {
    try {
      const { checkContact, submitContact } = await loadSending();
      const checked = checkContact(new FormData(form));
      if (!checked.ok) {
        setErrors(checked.errors);
        setPhase("idle");
        setAttempt((count) => count + 1);
        return;
      }
      setErrors({});
      setPhase("sending");
      await submitContact(checked.request);
      clearFields(form);
      setPhase("sent");
      await notify(toasts.contactSent);
    } catch (error) {
      console.error("Contact form: the message was not sent.", error);
      setReason(
        error instanceof TypeError ? contactErrors.unreachable : reasons[failureKind(error)],
      );
      setPhase("failed");
      await notify(toasts.contactFailed).catch(() => undefined);
    }
  }

  /** A field keeps its message until it is mended. */
  async function recheck(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    const values = new FormData(event.currentTarget);
    const { checkContact } = await loadSending();
    const checked = checkContact(values);
    const wrong = checked.ok ? {} : checked.errors;
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => field in wrong)),
    );
  }

  return { phase, errors, reason, attempt, submit, recheck };
}
