import * as z from "zod/mini";
import type { CallTypeId } from "#domain/call-types.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import type { Availability } from "./availability.ts";
import { columnsOf, daysOf, hostOf, rulesOf, tables } from "./availability-records.ts";
import type { Outcome } from "./outcome.ts";
import type { ZoneOffset } from "#app/lib/time-zones.ts";

/**
 * All calendars with their settings, and who asks.
 *
 * @throws RepositoryError, as every function here
 */
export async function fetchAvailability(signal: AbortSignal): Promise<Availability> {
  const db = await database();
  const { data: own } = await db.auth.getSession();
  const selfId = own.session?.user.id ?? "";
  const [members, hosts, hours, days, rules] = await Promise.all([
    read(db.rpc("staff_members").abortSignal(signal), ofShape(tables.members)),
    read(
      db.from("call_hosts").select(columnsOf.hosts).order("number").abortSignal(signal),
      ofShape(tables.hosts),
    ),
    read(db.from("call_hours").select(columnsOf.hours).abortSignal(signal), ofShape(tables.hours)),
    read(
      db.from("call_exceptions").select(columnsOf.days).order("first_day").abortSignal(signal),
      ofShape(tables.days),
    ),
    read(db.from("call_types").select(columnsOf.rules).abortSignal(signal), ofShape(tables.rules)),
  ]);
  const self = members.find(({ user_id: id }) => id === selfId);
  return {
    hosts: hosts.map((row) => hostOf(row, { members, hours, days })),
    rules: rules.map(rulesOf),
    days: daysOf(days, null),
    selfId,
    isOwner: self?.role === "owner",
  };
}

const outcomes = z.array(
  z.object({ fewer: z.number(), more: z.number(), outside: z.array(z.string()) }),
);

/**
 * Changes the settings of a calendar, or with null of the team; a trial only says what would come of it. A value that
 * the database does not accept is a refusal that names its field.
 */
export async function saveAvailability(
  host: number | null,
  settings: Readonly<Record<string, unknown>>,
  isTrial: boolean,
): Promise<Outcome> {
  const db = await database();
  const query = db.rpc("save_availability", {
    host: host === null ? "" : String(host),
    settings: JSON.stringify(settings),
    is_trial: isTrial ? "yes" : "",
  });
  const [outcome] = await read(query, ofShape(outcomes));
  if (!outcome) throw new RepositoryError("failed", "There was no outcome.");
  return outcome;
}

const callRows = z.array(z.object({ id: z.string(), name: z.string(), starts_at: z.string() }));

export type OutsideCall = {
  readonly id: string;
  readonly name: string;
  readonly startsAt: string;
};

/** Calls by their ids, the next first. */
export async function fetchCalls(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<OutsideCall[]> {
  const db = await database();
  const query = db
    .from("call_bookings")
    .select("id,name,starts_at")
    .in("id", [...ids])
    .order("starts_at");
  const rows = await read(query.abortSignal(signal), ofShape(callRows));
  return rows.map(({ id, name, starts_at: startsAt }) => ({ id, name, startsAt }));
}

const offsets = z.array(z.object({ day: z.string(), minutes: z.number() }));

/** How far the database has a zone's clocks ahead of UTC, at noon of the next sixty days; empty for a zone it does not know. */
export async function fetchOffsets(zone: string, signal: AbortSignal): Promise<ZoneOffset[]> {
  const db = await database();
  return read(db.rpc("zone_offsets", { zone }).abortSignal(signal), ofShape(offsets));
}

const timeRows = z.array(z.object({ starts: z.string(), is_free: z.boolean() }));

/** ISO moments at which visitors can book a call now, in order. */
export async function fetchOpenTimes(type: CallTypeId, signal: AbortSignal): Promise<string[]> {
  const db = await database();
  const query = db.rpc("open_calls", { type }, { get: true });
  const rows = await read(query.abortSignal(signal), ofShape(timeRows));
  return rows.filter((row) => row.is_free).map((row) => row.starts);
}

function ofShape<Value>(schema: z.ZodMiniType<Value>): (data: unknown) => Value {
  return (data) => schema.parse(data);
}
