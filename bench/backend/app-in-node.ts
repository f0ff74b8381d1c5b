import { staffClient } from "#app/supabase/staff-client.ts";
import type { StaffMember } from "./inbox-data.ts";

/**
 * Lets the app's own repositories run here against a server, signed in as staff. They ask the place they were loaded
 * from for addresses without an origin, as pages do.
 */
export async function signInFromNode(origin: string, member: StaffMember): Promise<void> {
  const { fetch: nodeFetch } = globalThis;
  const fetchFromOrigin: typeof fetch = (input, init) =>
    nodeFetch(typeof input === "string" ? new URL(input, origin) : input, init);
  Object.assign(globalThis, { location: new URL(origin), fetch: fetchFromOrigin });
  const { auth } = await staffClient();
  const { email, password } = member;
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  await auth.stopAutoRefresh();
}
