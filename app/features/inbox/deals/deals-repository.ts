import * as z from "zod/mini";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import type { RecordRow } from "../entry/record.ts";
import { openStages, type DealCard, type DealChange, type DealCursor } from "./deal.ts";
import type { DealPage, DealStart, DealTotals, ListedDeal, Stage } from "./deal.ts";
import {
  dealCardOf,
  dealsOf,
  totalsOf,
  versionOf,
  worthOf,
  type RecordWorth,
} from "./deal-records.ts";
import { pageSize, type DealFilter, type DealSort } from "./deals-address.ts";

type Asked = {
  /** All of them where it is `null`. */
  readonly stage: Stage | null;
  readonly filter: DealFilter;
  readonly sort: DealSort;
};

/** One page of deals. Reads by cursor, never by offset. @throws RepositoryError, as every function here */
export async function fetchDeals(
  { stage, filter, sort }: Asked,
  cursor: DealCursor | null,
  signal: AbortSignal,
): Promise<DealPage> {
  const place = cursor ? { after_rank: cursor.rank, after_id: cursor.id } : {};
  const query = (await database()).rpc("find_deals", {
    ...argumentsOf(filter),
    ...place,
    of_stage: stage ?? "",
    sort,
    // One more than is shown tells whether there are any behind it.
    most: pageSize + 1,
  });
  const found = await read(query.abortSignal(signal), dealsOf);
  const deals = found.slice(0, pageSize);
  const last = found.length > pageSize ? deals.at(-1) : undefined;
  return { deals, next: last ? { rank: last.rank, id: last.id } : null };
}

/** Counted and summed by the database, over the whole filter. */
export async function fetchTotals(filter: DealFilter, signal: AbortSignal): Promise<DealTotals> {
  const query = (await database()).rpc("deal_totals", argumentsOf(filter));
  return read(query.abortSignal(signal), totalsOf);
}

export async function fetchDeal(id: string, signal: AbortSignal): Promise<DealCard | null> {
  const query = (await database()).rpc("deal_card", { deal: id });
  return read(query.abortSignal(signal), dealCardOf);
}

/** Open deals that a record can be put into, a few of each stage. */
export async function fetchOpenDeals(search: string, signal: AbortSignal): Promise<ListedDeal[]> {
  const db = await database();
  const found = await Promise.all(
    openStages.map((stage) =>
      read(db.rpc("find_deals", { of_stage: stage, search, most: 8 }).abortSignal(signal), dealsOf),
    ),
  );
  return found.flat();
}

/** Of which deal a record is, and what was ordered with it. */
export async function fetchWorth(
  entryId: string,
  signal: AbortSignal,
): Promise<RecordWorth | null> {
  const query = (await database())
    .from("inbox_entries")
    .select("deal_id,amount_cents,monthly_cents")
    .eq("id", entryId)
    .limit(1);
  return read(query.abortSignal(signal), worthOf);
}

/** Answers the version after the change; `null` when the deal is no longer as it was seen, and nothing was changed. */
export async function changeDeal(
  id: string,
  version: number,
  change: DealChange,
): Promise<number | null> {
  const query = (await database())
    .from("deals")
    .update(columnsOf(change))
    .eq("id", id)
    .eq("version", version)
    .select("id,version");
  return read(query, versionOf);
}

/** Answers the new deal's id. */
export async function startDeal({ address, entryId, ...start }: DealStart): Promise<string> {
  const query = (await database()).rpc("start_deal", {
    ...columnsOf(start),
    ...(entryId === null ? {} : { entry: entryId }),
    address,
  });
  return read(query, (data) => z.string().parse(data));
}

/** Puts a record into a deal; with `null` out of the one that it is in. */
export async function linkDeal(entryId: string, dealId: string | null): Promise<void> {
  await read((await database()).rpc("link_deal", { entry: entryId, deal: dealId }), nothing);
}

const exported = z.array(z.object({ deal: z.record(z.string(), z.unknown()) }));

/** All deals, for owners only. */
export async function fetchExport(signal: AbortSignal): Promise<RecordRow[]> {
  const query = (await database()).rpc("export_deals").abortSignal(signal);
  return read(query, (rows) => exported.parse(rows).map(({ deal }) => deal));
}

function argumentsOf(filter: DealFilter) {
  return {
    search: filter.search,
    owner: filter.owner,
    min_cents: filter.minCents,
    max_cents: filter.maxCents,
    from_day: filter.from,
    to_day: filter.to,
  };
}

const columns: Readonly<Record<keyof DealChange, string>> = {
  title: "title",
  stage: "stage",
  valueCents: "value_cents",
  monthlyCents: "monthly_cents",
  expectedOn: "expected_on",
  lostReason: "lost_reason",
  ownerId: "owner_id",
};

function columnsOf(change: DealChange) {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [Reflect.get(columns, name), value]),
  );
}
