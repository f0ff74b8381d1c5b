import type { StaffRole } from "#app/content/team.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";

/**
 * The role of who is signed in (decision D49), null for who does not work here or does no longer. Asking also notes
 * that this person was here.
 *
 * @throws RepositoryError
 */
export async function fetchStaffRole(signal?: AbortSignal): Promise<StaffRole | null> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const query = client.rpc("staff_seen");
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query);
  if (error) throw new RepositoryError(failureOf(status), error);
  return data === "owner" || data === "agent" ? data : null;
}
