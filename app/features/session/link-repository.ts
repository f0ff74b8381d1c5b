import { inTime } from "#app/lib/in-time.ts";
import { backendAddress } from "#app/supabase/backend-address.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import { endSession, refusal, type AuthRefusal, type SignInAnswer } from "./session-client.ts";

/** Whether this site can send an e-mail with a link for a new password. */
export async function canSendMail(): Promise<boolean> {
  return (await backendAddress()).hasMail;
}

/** Asks for such an e-mail. The service answers the same for addresses that have no account. */
export async function requestNewPassword(email: string): Promise<SignInAnswer> {
  const { auth } = await staffClient();
  const redirectTo = `${location.origin}/login?view=reset`;
  const { error } = await inTime(auth.resetPasswordForEmail(email, { redirectTo }));
  return error ? refusal(error) : { ok: true };
}

/** `other` when the address had an account already, to which the applications have gone. */
export type Confirmation = { readonly ok: true; readonly account: "own" | "other" } | AuthRefusal;

/** Uses up the link of an e-mail to a new account, proved by its password or, without one, by the session here. */
export async function confirmByLink(
  tokenHash: string,
  password: string | null,
): Promise<Confirmation> {
  const { auth } = await staffClient();
  const { data: here } = await auth.getSession();
  const proof = password === null ? { access_token: here.session?.access_token } : { password };
  const link = { type: "signup" as const, token_hash: tokenHash, ...proof };
  const { data, error } = await inTime(auth.verifyOtp(link));
  if (error) return refusal(error);
  const isOwn = Boolean(data.user?.id);
  if (isOwn && password === null) await inTime(auth.refreshSession());
  // The account of this session has ended.
  if (!isOwn && password === null) await endSession();
  return { ok: true, account: isOwn ? "own" : "other" };
}

/** Uses up the link of the e-mail, and signs in. */
export async function redeemLink(tokenHash: string): Promise<SignInAnswer> {
  const { auth } = await staffClient();
  const link = { type: "recovery", token_hash: tokenHash } as const;
  const { error } = await inTime(auth.verifyOtp(link));
  return error ? refusal(error) : { ok: true };
}

/** Gives the signed-in account another password. */
export async function changePassword(password: string): Promise<SignInAnswer> {
  const { auth } = await staffClient();
  const { error } = await inTime(auth.updateUser({ password }));
  return error ? refusal(error) : { ok: true };
}
