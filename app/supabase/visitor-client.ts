import { PostgrestClient } from "@supabase/postgrest-js";
import { backendAddress } from "./backend-address.ts";

let client: PostgrestClient | null = null;

/** The small client of the public forms: inserts with the publishable key, no session. */
export async function visitorClient(): Promise<PostgrestClient> {
  if (client) return client;
  const { url, key } = await backendAddress();
  client = new PostgrestClient(`${url}/rest/v1`, { headers: { apikey: key } });
  return client;
}
