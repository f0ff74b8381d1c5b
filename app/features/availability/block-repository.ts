import * as z from "zod/mini";
import { backendAddress } from "#app/supabase/backend-address.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { database, nothing, read } from "#app/supabase/staff-database.ts";

const blockRows = z.array(
  z.object({
    id: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    reason: z.string(),
  }),
);

/** A time that is taken out of what a calendar offers; ISO moments. */
export type Block = {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly reason: string;
};

/** What is not over yet, the next first. @throws RepositoryError, as every function here */
export async function fetchBlocks(host: number, signal: AbortSignal): Promise<Block[]> {
  const db = await database();
  const query = db
    .from("call_blocks")
    .select("id,starts_at,ends_at,reason")
    .eq("host", host)
    .gt("ends_at", new Date().toISOString())
    .order("starts_at")
    .limit(100);
  const rows = await read(query.abortSignal(signal), (data) => blockRows.parse(data));
  return rows.map(({ id, starts_at: startsAt, ends_at: endsAt, reason }) => ({
    id,
    startsAt,
    endsAt,
    reason,
  }));
}

export async function blockTime(host: number, block: Omit<Block, "id">): Promise<void> {
  const { startsAt: starts_at, endsAt: ends_at, reason } = block;
  const db = await database();
  await read(db.rpc("block_time", { host: String(host), starts_at, ends_at, reason }), nothing);
}

export async function unblockTime(id: string): Promise<void> {
  await read((await database()).rpc("unblock_time", { id }), nothing);
}

export type Feed = {
  /** Whether this server has such addresses. */
  readonly isOffered: boolean;
  /** ISO moment; null while there is none. */
  readonly since: string | null;
};

export async function fetchFeed(host: number, signal: AbortSignal): Promise<Feed> {
  const { url } = await backendAddress().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  if (url !== location.origin) return { isOffered: false, since: null };
  const query = (await database()).rpc("feed_since", { host: String(host) });
  const since = await read(query.abortSignal(signal), (data) => z.nullable(z.string()).parse(data));
  return { isOffered: true, since };
}

/** Answers the address, this once; the one before ends. */
export async function makeFeed(host: number): Promise<string> {
  const query = (await database()).rpc("new_feed", { host: String(host) });
  const secret = await read(query, (data) => z.string().parse(data));
  return `${location.origin}/calls/feed/${secret}.ics`;
}

export async function endFeed(host: number): Promise<void> {
  await read((await database()).rpc("end_feed", { host: String(host) }), nothing);
}
