import type { SupabaseClient } from "@supabase/supabase-js";
import { database, read } from "#app/supabase/staff-database.ts";
import type { AgendaRows } from "./agenda.ts";
import type { Call, Host } from "./call.ts";
import {
  blockColumns,
  blocksOf,
  callColumns,
  callsOf,
  hostsOf,
  specialColumns,
  specialDaysOf,
} from "./call-rows.ts";

const calls = "call_bookings";
/** The most that one answer brings. */
const mostRows = 1000;
const day = 86_400_000;

type Span = { readonly from: Date; readonly to: Date };

/** What stands between two moments in one calendar, or with `null` in all. @throws RepositoryError, as every function here */
export async function fetchAgenda(
  { from, to }: Span,
  host: number | null,
  signal: AbortSignal,
): Promise<AgendaRows> {
  const db = await database();
  let booked = db
    .from(calls)
    .select(callColumns)
    .gte("starts_at", from.toISOString())
    .lt("starts_at", to.toISOString())
    .in("status", ["confirmed", "done", "no_show", "cancelled"]);
  let blocked = db
    .from("call_blocks")
    .select(blockColumns)
    .lt("starts_at", to.toISOString())
    .gt("ends_at", from.toISOString());
  if (host !== null) {
    booked = booked.eq("host", host);
    blocked = blocked.eq("host", host);
  }
  const special = db.from("call_exceptions").select(specialColumns).order("first_day");
  const [found, blocks, specialDays] = await Promise.all([
    read(booked.order("starts_at").limit(mostRows).abortSignal(signal), callsOf),
    read(blocked.order("starts_at").limit(mostRows).abortSignal(signal), blocksOf),
    read(special.limit(mostRows).abortSignal(signal), specialDaysOf),
  ]);
  const isOfHost = (of: number | null) => host === null || of === null || of === host;
  return {
    calls: found,
    blocks,
    specialDays: specialDays.filter((days) => isOfHost(days.host)),
  };
}

export type ListName = "upcoming" | "unmarked" | "marked" | "unconfirmed";

/** The first calls of a list. */
export async function fetchCalls(
  list: ListName,
  count: number,
  signal: AbortSignal,
): Promise<Call[]> {
  const query = matching(await database(), list, new Date())
    .limit(Math.min(count, mostRows))
    .abortSignal(signal);
  return read(query, callsOf);
}

function matching(db: SupabaseClient, list: ListName, now: Date) {
  const rows = db.from(calls).select(callColumns);
  const newestFirst = { ascending: false };
  switch (list) {
    case "upcoming":
      return rows
        .eq("status", "confirmed")
        .gt("ends_at", now.toISOString())
        .order("starts_at")
        .order("id");
    case "unmarked":
      return rows
        .eq("status", "confirmed")
        .lte("ends_at", now.toISOString())
        .order("starts_at", newestFirst)
        .order("id");
    case "marked":
      return rows
        .in("status", ["done", "no_show"])
        .gte("starts_at", new Date(now.getTime() - 30 * day).toISOString())
        .order("starts_at", newestFirst)
        .order("id");
    case "unconfirmed":
      return rows
        .in("status", ["held", "waiting", "lapsed"])
        .order("created_at", newestFirst)
        .order("id");
  }
}

/** Every calendar, those of people who have left included. */
export async function fetchHosts(myId: string, signal: AbortSignal): Promise<Host[]> {
  const db = await database();
  const [rows, members] = await Promise.all([
    read(db.from("call_hosts").select("number,user_id,name").abortSignal(signal), asItIs),
    read(db.rpc("staff_members").abortSignal(signal), asItIs),
  ]);
  return hostsOf(rows, members, myId);
}

/** Says what became of a call; `already` when somebody else has changed it before. */
export async function markCall(id: string, to: "done" | "no_show"): Promise<"marked" | "already"> {
  const query = (await database())
    .from(calls)
    .update({ status: to })
    .eq("id", id)
    .eq("status", "confirmed")
    .select("id");
  return read(query, (rows) => (Array.isArray(rows) && rows.length > 0 ? "marked" : "already"));
}

function asItIs(rows: unknown): unknown {
  return rows;
}
