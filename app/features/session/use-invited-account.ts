import { useNavigate } from "react-router";
import { useSubmission, type Checked, type Explanation } from "#app/forms/use-submission.ts";
import {
  invitation as labels,
  invitationReasons,
  invitationRefusals,
} from "#app/content/invitation.ts";
import { createAccount, type CreatedAccount } from "./create-account.ts";
import { credentialErrors, credentialsIn, type Credentials } from "./credentials.ts";
import { acceptInvitation } from "./invitation-repository.ts";
import { passwordFault } from "./password-rule.ts";
import { signInWithPassword } from "./session-client.ts";

class AccountRefused extends Error {
  readonly refusal: Extract<CreatedAccount, { ok: false }>;

  constructor(refusal: Extract<CreatedAccount, { ok: false }>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The account is there, but the invitation needs something else. */
class NotJoined extends Error {}

/**
 * Gives the invited person a password and a session, accepts the invitation, and leads to the admin panel. A password
 * that the account had before stops working.
 */
export function useInvitedAccount(token: string) {
  const navigate = useNavigate();

  async function submit(credentials: Credentials): Promise<true> {
    await enter(credentials, token);
    const answer = await acceptInvitation(token, credentials.password);
    if (!answer.ok) throw new NotJoined(invitationRefusals[answer.why]);
    // A hosted project has ended every session with the old password, this one too.
    if (!answer.isSignedIn) await signInWithPassword(credentials.email, credentials.password);
    await navigate("/admin", { replace: true, viewTransition: true });
    return true;
  }

  return useSubmission({
    name: "Invitation",
    load: () => Promise.resolve({ check, submit }),
    sent: labels.joinedToast,
    failed: labels.failedToast,
    reasons: invitationReasons,
    explain,
  });
}

/** Our own server takes the secret for the old password; a hosted project has to be shown that one. */
async function enter(credentials: Credentials, token: string): Promise<void> {
  const made = await createAccount(credentials, { invitation: token, taken: labels.taken });
  if (made.ok && made.isSignedIn) return;
  if (!made.ok && made.field !== "email") throw new AccountRefused(made);
  const { email, password } = credentials;
  const known = await signInWithPassword(email, password);
  if (known.ok) return;
  throw made.ok ? new NotJoined(labels.unconfirmed) : new AccountRefused(made);
}

function explain(error: unknown): Explanation | null {
  if (error instanceof NotJoined) return { toast: labels.failedToast, reason: error.message };
  if (!(error instanceof AccountRefused)) return null;
  const { message, help, field } = error.refusal;
  return {
    toast: labels.accountToast(message),
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
