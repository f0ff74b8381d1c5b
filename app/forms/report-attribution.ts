import type { KindName } from "#domain/registry.ts";
import type { PageWord } from "./page-word.ts";
import { wantsPrivacy } from "./tab-memory.ts";
import { visitFacts } from "./visit.ts";
import { backendAddress } from "#app/supabase/backend-address.ts";

/**
 * Tells where a lead came from, and what its page says of how it was written, once it is stored. Nothing waits for it,
 * and a lead without its source is a lead all the same. It arrives also when the visitor leaves the page at once. Of who
 * asks not to be followed it tells the page's word alone; that is null for kinds that are not judged as advertising.
 */
export function reportAttribution(kind: KindName, email: string, word: PageWord | null): void {
  const isPrivate = wantsPrivacy();
  if (isPrivate && !word) return;
  const facts = isPrivate ? { path: "" } : visitFacts();
  post({ kind, email, ...facts, ...word }).catch(() => undefined);
}

async function post(row: Readonly<Record<string, unknown>>): Promise<void> {
  const { url, key } = await backendAddress();
  await fetch(`${url}/rest/v1/lead_sources`, {
    method: "POST",
    keepalive: true,
    headers: { apikey: key, "content-type": "application/json", prefer: "return=minimal" },
    body: JSON.stringify(row),
  });
}
