import * as z from "zod/mini";
import { inTime } from "#app/lib/in-time.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { backendAddress } from "#app/supabase/backend-address.ts";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import type { ListQuery } from "../inbox-filter.ts";
import { searchArguments } from "../inbox-repository.ts";

type BulkAction = "assign" | "archive" | "tag" | "untag" | "respond";

/** `value` is an id or nothing, `yes` or `no`, a tag, or nothing. */
export type BulkChange = { readonly action: BulkAction; readonly value: string };

const started = z.array(z.object({ batch: z.string() }));

/**
 * Names a change to everything that matches.
 *
 * @throws RepositoryError as every function here; `isChanged` tells when another number matches by now
 */
export async function startBulk(
  { action, value }: BulkChange,
  expected: number,
  list: ListQuery,
): Promise<string> {
  const asked = { action, value, expected, ...searchArguments(list) };
  const batches = await read((await database()).rpc("start_bulk", asked), (data) =>
    started.parse(data),
  );
  const [first] = batches;
  if (!first) throw new RepositoryError("failed", "The answer named no change.");
  return first.batch;
}

/** Changes the next thousand; answers how many are left. */
export async function runBulk(batch: string): Promise<number> {
  return read((await database()).rpc("run_bulk", { batch }), (left) => z.number().parse(left));
}

/** Takes the next thousand back; answers how many are left. */
export async function undoBulk(batch: string): Promise<number> {
  return read((await database()).rpc("undo_bulk", { batch }), (left) => z.number().parse(left));
}

export function isChanged(error: unknown): boolean {
  if (!(error instanceof RepositoryError)) return false;
  const { cause } = error;
  return typeof cause === "object" && cause !== null && Reflect.get(cause, "hint") === "changed";
}

/** Marks those of some contact submissions that are new. */
export async function markResponded(ids: readonly string[]): Promise<void> {
  const query = (await database())
    .from("contact_submissions")
    .update({ status: "responded" })
    .in("id", [...ids])
    .eq("status", "new");
  await read(query, nothing);
}

/** A request that outlives the page. Made ready beforehand, because a page that goes away waits for nothing. */
export type LastRequest = (path: string, method: string, body: unknown) => void;

export async function lastRequest(): Promise<LastRequest> {
  const [db, { url, key }] = await Promise.all([database(), backendAddress()]);
  const { data } = await inTime(db.auth.getSession());
  const headers = {
    apikey: key,
    authorization: `Bearer ${data.session?.access_token ?? key}`,
    "content-type": "application/json",
    prefer: "return=minimal",
  };
  return (path, method, body) =>
    void fetch(`${url}/rest/v1/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => undefined);
}
