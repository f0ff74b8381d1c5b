import type { StaffRole } from "#app/content/team.ts";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { lastNotice, staffClient } from "#app/supabase/staff-client.ts";

export type StaffAccess = {
  /** Null for who does not work here or does no longer. */
  readonly role: StaffRole | null;
  /** The server tells that it is running out of space. */
  readonly isDiskLow: boolean;
};

/**
 * What the server says of who is signed in and of itself.
 *
 * @throws RepositoryError
 */
export async function fetchStaffAccess(signal: AbortSignal): Promise<StaffAccess> {
  const role = await fetchStaffRole(signal);
  return { role, isDiskLow: lastNotice() === "disk-low" };
}

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
  const { data, error, status } = await inTime(signal ? query.abortSignal(signal) : query);
  if (error) throw new RepositoryError(failureOf(status), error);
  return data === "owner" || data === "agent" ? data : null;
}
