import { invitationRefusals } from "#app/content/invitation.ts";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { backendAddress } from "#app/supabase/backend-address.ts";
import { staffClient } from "#app/supabase/staff-client.ts";

const refusals = Object.keys(invitationRefusals) as (keyof typeof invitationRefusals)[];

export type InvitationAnswer =
  /** Whether the session that asked goes on. */
  | { readonly ok: true; readonly isSignedIn: boolean }
  | { readonly ok: false; readonly why: keyof typeof invitationRefusals };

/**
 * Makes the signed-in account staff by the secret of an invitation. On a hosted project the password becomes the
 * account's, which ends every session; our own server has set it before.
 *
 * @throws RepositoryError
 */
export async function acceptInvitation(token: string, password: string): Promise<InvitationAnswer> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const isOwn = (await backendAddress()).url === location.origin;
  const { error, status } = await inTime(
    client.rpc("accept_invitation", isOwn ? { token } : { token, password }),
  );
  if (!error) return { ok: true, isSignedIn: isOwn };
  const why = refusals.find((reason) => reason === error.hint);
  if (status === 409 && why !== undefined) return { ok: false, why };
  throw new RepositoryError(failureOf(status), error);
}
