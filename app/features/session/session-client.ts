import { inTime } from "#app/lib/in-time.ts";
import { storedSessionKeys } from "#app/browser/stored-session.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import type { AuthEvent, SessionUser } from "./session-state.ts";

export { renewAnew } from "#app/supabase/staff-client.ts";

type Listener = (event: AuthEvent, user: SessionUser | null) => void;

/** Calls back with every event of the sign-in service; rejects when the service cannot be set up. */
export async function watchSession(listener: Listener): Promise<() => void> {
  const { auth } = await staffClient();
  const { data } = auth.onAuthStateChange((event, session) => {
    const user = session && {
      userId: session.user.id,
      email: session.user.email ?? "",
      isConfirmed: isConfirmed(session.user),
    };
    listener(event, user);
  });
  return () => data.subscription.unsubscribe();
}

/** Loads the library and asks for the service's address. */
export async function prepareSession(): Promise<void> {
  await staffClient();
}

/** The service's own sentence, unchanged. `status` 0 stands for no answer. */
export type AuthRefusal = {
  readonly ok: false;
  readonly message: string;
  readonly status: number;
  readonly code: string | null;
};

export type SignInAnswer = { readonly ok: true } | AuthRefusal;

/** Asks for a session by password (specification, section 7). */
export async function signInWithPassword(email: string, password: string): Promise<SignInAnswer> {
  const { auth } = await staffClient();
  const { error } = await inTime(auth.signInWithPassword({ email, password }));
  return error ? refusal(error) : { ok: true };
}

/**
 * What became of a sign-up. Without a session the address has to be confirmed by e-mail first; with one, before the next
 * sign-in unless it is confirmed.
 */
export type SignUpAnswer =
  | { readonly ok: true; readonly isSignedIn: boolean; readonly isConfirmed: boolean }
  | (AuthRefusal & {
      /** Why a password is weak, as the service names it. */
      readonly reasons: readonly string[];
    });

export type RefusedSignUp = Extract<SignUpAnswer, { ok: false }>;

/** Makes an account (decision D32), with the secret of an invitation if there is one, and keeps its session. */
export async function signUpWithPassword(
  email: string,
  password: string,
  invitation?: string,
): Promise<SignUpAnswer> {
  const { auth } = await staffClient();
  const options = invitation === undefined ? {} : { data: { invitation } };
  const { data, error } = await inTime(auth.signUp({ email, password, options }));
  if (!error) {
    const isSignedIn = data.session !== null;
    return { ok: true, isSignedIn, isConfirmed: data.user !== null && isConfirmed(data.user) };
  }
  const reasons = "reasons" in error && Array.isArray(error.reasons) ? error.reasons : [];
  return { ...refusal(error), reasons: reasons.map(String) };
}

/** Asks once more for the e-mail that confirms an address; the same answer for addresses that wait for none. */
export async function requestConfirmation(email: string): Promise<SignInAnswer> {
  const { auth } = await staffClient();
  const { error } = await inTime(auth.resend({ type: "signup", email }));
  return error ? refusal(error) : { ok: true };
}

function isConfirmed(user: { readonly email_confirmed_at?: string }): boolean {
  return Boolean(user.email_confirmed_at);
}

type AuthFault = {
  readonly message: string;
  readonly status?: number;
  readonly code?: string | null;
};

/** What the service said, with 0 for no answer. */
export function refusal({ message, status = 0, code = null }: AuthFault): AuthRefusal {
  return { ok: false, message, status, code };
}

/**
 * Ends the session of this device. The library clears it before it calls the service, and tolerates 401, 403 and
 * 404; whatever else goes wrong, nothing of the session stays in storage.
 */
export async function endSession(): Promise<void> {
  try {
    await inTime(forgetSession(), leaveLimit);
  } catch {
    // The service could not be told; the session ends here all the same.
  } finally {
    for (const key of storedSessionKeys()) localStorage.removeItem(key);
  }
}

/** Who leaves waits no longer for the service than this many milliseconds. */
const leaveLimit = 4_000;

async function forgetSession(): Promise<void> {
  const { auth } = await staffClient();
  await auth.signOut({ scope: "local" });
}

/** Asks the service whether it still accepts the session; no answer counts as yes. */
export async function isSessionRefused(): Promise<boolean> {
  const { auth } = await staffClient();
  const { error } = await auth.getUser();
  return error !== null && [400, 401, 403, 404].includes(error.status ?? 0);
}
