import type { SupabaseClient } from "@supabase/supabase-js";
import { inTime, timeLimit, waitLimit } from "#app/lib/in-time.ts";
import { backendAddress } from "./backend-address.ts";

/** What is sent to be stored may be stored although its answer is late, so it is waited for longer, in milliseconds. */
const sendLimit = 20_000;

let pending: Promise<SupabaseClient> | null = null;
let client: SupabaseClient | null = null;
/** Ends the renewals of the session that are on their way. */
let renewals = new AbortController();
/** What the server told staff with its last answer to `staff_seen`. */
let notice: string | null = null;

/**
 * The client with a session, for `/login`, `/admin` and `/auth`. The library and the address are loaded at the first call;
 * a failed load is tried again at the next. The session's storage and refresh are the library's defaults. Rejects when
 * it cannot be had in time.
 */
export function staffClient(): Promise<SupabaseClient> {
  pending ??= createStaffClient().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return inTime(pending);
}

/** What the server has to tell staff at the moment: `disk-low`, or nothing. */
export function lastNotice(): string | null {
  return notice;
}

/** Gives up a renewal of the session that has no answer, and lets a failed one be tried again at once. */
export function renewAnew(): void {
  renewals.abort();
  renewals = new AbortController();
  forgetFailedRenewal();
}

async function createStaffClient(): Promise<SupabaseClient> {
  const [{ createClient }, { url, key }] = await Promise.all([
    import("@supabase/supabase-js"),
    backendAddress(),
  ]);
  // The data cache repeats queries; repeating them here as well would multiply the two.
  client = createClient(url, key, { db: { retry: false }, global: { fetch: fetchInTime } });
  return client;
}

async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const isRenewal = url.includes("grant_type=refresh_token");
  const isInsert = init?.method === "POST" && /\/rest\/v1\/(?!rpc\/)/.test(url);
  const signals = [timeLimit(isInsert ? sendLimit : waitLimit)];
  if (isRenewal) signals.push(renewals.signal);
  if (init?.signal) signals.push(init.signal);
  const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
  if (!isRenewal) forgetFailedRenewal();
  if (url.endsWith("/rpc/staff_seen")) notice = response.headers.get("x-perilune-notice");
  return response;
}

/** For a minute the library answers from memory that a renewal has failed; a server that answers is asked again. */
function forgetFailedRenewal(): void {
  if (client) client.auth["lastRefreshFailure"] = null;
}
