import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";

/**
 * Whether this user works here (decision D49). The policies of the `staff` table show a row to staff only, and a
 * disabled row to nobody.
 *
 * @throws RepositoryError
 */
export async function isStaff(userId: string, signal: AbortSignal): Promise<boolean> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { data, error, status } = await client
    .from("staff")
    .select("role")
    .eq("user_id", userId)
    .is("disabled_at", null)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw new RepositoryError(failureOf(status), error);
  return data !== null;
}
