import type { StaffRole } from "#app/content/team.ts";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";

export type InvitationAnswer =
  | { readonly ok: true; readonly role: StaffRole }
  | { readonly ok: false; readonly why: "unknown" | "expired" | "other-address" };

/**
 * Makes the signed-in account staff by the secret of an invitation.
 *
 * @throws RepositoryError
 */
export async function acceptInvitation(token: string): Promise<InvitationAnswer> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { data, error, status } = await inTime(client.rpc("accept_invitation", { token }));
  if (!error) return { ok: true, role: data === "owner" ? "owner" : "agent" };
  const { hint } = error;
  if (status === 409 && (hint === "unknown" || hint === "expired" || hint === "other-address")) {
    return { ok: false, why: hint };
  }
  throw new RepositoryError(failureOf(status), error);
}
