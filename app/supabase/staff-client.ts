import type { SupabaseClient } from "@supabase/supabase-js";
import { backendAddress } from "./backend-address.ts";

/** A request that has no answer after this many milliseconds counts as failed. */
const requestTimeout = 20_000;

let pending: Promise<SupabaseClient> | null = null;

/**
 * The client with a session, for `/login`, `/admin` and `/auth`. The library and the address are loaded at the first call;
 * a failed load is tried again at the next. The session's storage and refresh are the library's defaults.
 */
export function staffClient(): Promise<SupabaseClient> {
  pending ??= createStaffClient().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function createStaffClient(): Promise<SupabaseClient> {
  const [{ createClient }, { url, key }] = await Promise.all([
    import("@supabase/supabase-js"),
    backendAddress(),
  ]);
  // The data cache repeats queries; repeating them here as well would multiply the two.
  return createClient(url, key, { db: { retry: false }, global: { fetch: fetchInTime } });
}

function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}
