import { useRef, useState, type FormEvent } from "react";
import { notify, preloadToasts } from "#app/components/ui/toast-host.tsx";
import { toasts } from "#app/content/messages.ts";
import {
  credentialErrors,
  credentialsOf,
  type CredentialErrors,
  type Credentials,
} from "./credentials.ts";
import { signInWithPassword } from "./session-client.ts";
import { failureOfAnswer, failureOfException, type SignInFailure } from "./sign-in-failure.ts";

export type SignInPhase = "idle" | "sending" | "done" | "failed";

/**
 * The sign-in form's behaviour: idle, submitting, then success or failure (specification, section 4).
 * `credentialsHelp` stands under a refusal of address and password.
 */
export function useSignIn(onSignedIn: () => void, credentialsHelp?: string) {
  const [phase, setPhase] = useState<SignInPhase>("idle");
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  /** Counts the refused submits, so that the summary takes the focus after each. */
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const credentials = credentialsOf(event.currentTarget);
    const wrong = credentialErrors(credentials);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      setPhase("idle");
      setAttempt((count) => count + 1);
      return;
    }
    isSending.current = true;
    setPhase("sending");
    const refused = await send(credentials, credentialsHelp);
    isSending.current = false;
    if (refused) fail(refused);
    else succeed();
  }

  function succeed() {
    setPhase("done");
    onSignedIn();
    void notify(toasts.signedIn);
  }

  function fail(refused: SignInFailure) {
    setFailure(refused);
    setPhase("failed");
    void notify(toasts.signInFailed(refused.message));
  }

  /** A field keeps its message until it is mended. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const wrong = credentialErrors(credentialsOf(event.currentTarget));
    setErrors((shown) =>
      Object.fromEntries(
        Object.entries(shown).flatMap(([name]) =>
          name in wrong ? [[name, wrong[name as keyof CredentialErrors]]] : [],
        ),
      ),
    );
  }

  function prepare() {
    preloadToasts().catch(() => undefined);
  }

  return { phase, errors, failure, attempt, submit, recheck, prepare };
}

async function send(
  { email, password }: Credentials,
  credentialsHelp: string | undefined,
): Promise<SignInFailure | null> {
  try {
    const answer = await signInWithPassword(email, password);
    return answer.ok ? null : failureOfAnswer(answer, credentialsHelp);
  } catch {
    return failureOfException();
  }
}
