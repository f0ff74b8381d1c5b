import { useState } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import notices from "#app/components/ui/notice.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { resendEmail as labels } from "#app/content/resend-email.ts";
import { emailReasons } from "#app/content/resend-email.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { requestConfirmation } from "./session-client.ts";

/** Sends the e-mail that confirms an address once more, and says under the button what became of it. */
export function ResendEmail({ email }: { readonly email: () => string }) {
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState("");

  async function send() {
    if (isSending) return;
    setIsSending(true);
    setSaid(await resend(email()));
    setIsSending(false);
  }

  return (
    <>
      <span className={notices.action}>
        <button
          className={buttonClass("line", "small")}
          type="button"
          aria-disabled={isSending || undefined}
          onClick={() => void send()}
        >
          {isSending && <Spinner />}
          {isSending ? labels.submitting : labels.submit}
        </button>
      </span>
      <span role="status">{said}</span>
    </>
  );
}

/** What is said then. */
async function resend(email: string): Promise<string> {
  try {
    const answer = await requestConfirmation(email);
    if (answer.ok) return labels.sent;
    throw new RepositoryError(failureOf(answer.status), answer);
  } catch (error) {
    return `${labels.failedToast.description} ${reasonFor(error, emailReasons)}`;
  }
}
