import * as z from "zod/mini";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { backendAddress } from "#app/supabase/backend-address.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import type { RecordRow } from "../entry/record.ts";
import { fetchMembers } from "../work/team-repository.ts";
import { CallRefused, isReason } from "./call-refused.ts";

const hostRows = z.array(
  z.object({
    number: z.number(),
    user_id: z.nullable(z.string()),
    name: z.string(),
    meeting_url: z.string(),
  }),
);

/** Every calendar as part of a call's row: who has no name yet is called by the address. @throws RepositoryError, as every function here */
export async function fetchHostRows(signal: AbortSignal): Promise<readonly RecordRow[]> {
  const query = (await database()).from("call_hosts").select("number,user_id,name,meeting_url");
  const [rows, members] = await Promise.all([
    read(query.order("number").abortSignal(signal), (found) => hostRows.parse(found)),
    fetchMembers(signal),
  ]);
  return rows.map((row) => {
    const member = members.find(({ id }) => id === row.user_id);
    const isGone = row.number !== 1 && member?.isActive !== true;
    return { ...row, name: row.name || member?.name || "", is_gone: isGone };
  });
}

const timeRows = z.array(z.object({ starts: z.string(), hosts: z.array(z.number()) }));

/** A time at which a call can begin, and whose calendars are free then. */
export type OpenTime = { readonly startsAt: string; readonly hosts: readonly number[] };

export async function fetchOpenTimes(id: string, signal: AbortSignal): Promise<OpenTime[]> {
  const query = (await database()).rpc("staff_open_calls", { id }).abortSignal(signal);
  return read(query, (rows) =>
    timeRows.parse(rows).map(({ starts, hosts }) => ({
      startsAt: new Date(starts).toISOString(),
      hosts,
    })),
  );
}

const takerRows = z.array(
  z.object({ host: z.number(), is_free: z.boolean(), is_open: z.boolean() }),
);

/** Who could have a call at its time: whether the calendar is free, and whether it is within the person's hours. */
export type Taker = {
  readonly host: number;
  readonly isFree: boolean;
  readonly isOpen: boolean;
};

export async function fetchTakers(id: string, signal: AbortSignal): Promise<Taker[]> {
  const query = (await database()).rpc("call_takers", { id }).abortSignal(signal);
  return read(query, (rows) =>
    takerRows
      .parse(rows)
      .map(({ host, is_free: isFree, is_open: isOpen }) => ({ host, isFree, isOpen })),
  );
}

export async function fetchIsRefused(id: string, signal: AbortSignal): Promise<boolean> {
  const query = (await database()).rpc("is_caller_refused", { id }).abortSignal(signal);
  return read(query, (answer) => z.boolean().parse(answer));
}

/** Whether letters go out from here. */
export async function fetchHasMail(): Promise<boolean> {
  const { hasMail } = await backendAddress().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  return hasMail;
}

/** @throws CallRefused for what the database says no to, as all that follow */
export async function moveCall(id: string, startsAt: string, host: number): Promise<void> {
  await change("staff_move_call", { id, starts_at: startsAt, host: String(host) });
}

export async function giveCall(id: string, host: number): Promise<void> {
  await change("give_call", { id, host: String(host) });
}

export async function cancelCall(id: string, words: string): Promise<void> {
  await change("staff_cancel_call", { id, words });
}

/** Takes a cancelling back, while nobody has been told. */
export async function restoreCall(id: string): Promise<void> {
  await change("restore_call", { id });
}

export async function refuseCaller(id: string, isRefused: boolean): Promise<void> {
  await change("refuse_caller", { id, is_refused: isRefused ? "yes" : "no" });
}

async function change(name: string, values: Readonly<Record<string, string>>): Promise<void> {
  const { error, status } = await inTime((await database()).rpc(name, values));
  if (error && [404, 409, 422].includes(status) && isReason(error.hint)) {
    throw new CallRefused(error.hint, error);
  }
  if (error) throw new RepositoryError(failureOf(status), error);
}
