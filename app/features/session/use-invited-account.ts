import {
  useSubmission,
  type Checked,
  type Explanation,
} from "#app/components/ui/use-submission.ts";
import { invitation as words, invitationReasons } from "#app/content/sign-in.ts";
import { createAccount, type CreatedAccount } from "./create-account.ts";
import { credentialErrors, credentialsIn, type Credentials } from "./credentials.ts";
import { passwordFault } from "./password-rule.ts";

class AccountRefused extends Error {
  readonly refusal: Extract<CreatedAccount, { ok: false }>;

  constructor(refusal: Extract<CreatedAccount, { ok: false }>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The account is made, but the invitation needs something else. */
class NotJoined extends Error {}

/** Makes an account for an invitation, and accepts it. */
export function useInvitedAccount(accept: () => Promise<boolean>) {
  async function submit(credentials: Credentials): Promise<true> {
    const answer = await createAccount(credentials, words.taken);
    if (!answer.ok) throw new AccountRefused(answer);
    if (!answer.isSignedIn) throw new NotJoined(words.unconfirmed);
    if (!(await accept())) throw new NotJoined(words.failedToast.description);
    return true;
  }

  return useSubmission({
    name: "Invitation",
    load: () => Promise.resolve({ check, submit }),
    sent: words.joinedToast,
    failed: words.failedToast,
    reasons: invitationReasons,
    explain,
  });
}

function explain(error: unknown): Explanation | null {
  if (error instanceof NotJoined) return { toast: words.failedToast, reason: error.message };
  if (!(error instanceof AccountRefused)) return null;
  const { message, help, field } = error.refusal;
  return {
    toast: words.accountToast(message),
    reason: help,
    errors: field ? { [field]: message } : {},
  };
}

function check(values: FormData): Checked<Credentials> {
  const { email, password } = credentialsIn(values);
  const emailFault = credentialErrors({ email, password: "-" }).email;
  const fault = passwordFault(password);
  const errors = {
    ...(emailFault ? { email: emailFault } : {}),
    ...(fault === null ? {} : { password: fault }),
  };
  return Object.keys(errors).length === 0
    ? { ok: true, request: { email, password } }
    : { ok: false, errors };
}
