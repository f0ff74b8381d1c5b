import type { KindName } from "#domain/registry.ts";
import { visitFacts } from "./visit.ts";
import { backendAddress } from "#app/supabase/backend-address.ts";

/**
 * Tells where a lead came from, once it is stored. Nothing waits for it, and a lead without its source is a lead all the
 * same. It arrives also when the visitor leaves the page at once.
 */
export function reportAttribution(kind: KindName, email: string): void {
  post(kind, email).catch(() => undefined);
}

async function post(kind: KindName, email: string): Promise<void> {
  const body = JSON.stringify({ kind, email, ...visitFacts() });
  const { url, key } = await backendAddress();
  await fetch(`${url}/rest/v1/lead_sources`, {
    method: "POST",
    keepalive: true,
    headers: { apikey: key, "content-type": "application/json", prefer: "return=minimal" },
    body,
  });
}
