import * as z from "zod/mini";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import { stepsOf } from "./timeline-rows.ts";
import type { TimelineStep } from "./timeline.ts";

/** As many steps as the database answers at once. */
const pageSize = 30;

/** The last step of the page before, read backwards. */
export type TimelineCursor = { readonly at: string; readonly id: string };

export type TimelinePage = {
  /** The oldest first. */
  readonly steps: readonly TimelineStep[];
  /** Of what came before; `null` at the beginning. */
  readonly earlier: TimelineCursor | null;
};

/** @throws RepositoryError, as every function here */
export async function fetchTimeline(
  entry: string,
  before: TimelineCursor | null,
  signal: AbortSignal,
): Promise<TimelinePage> {
  const place = before === null ? {} : { before_at: before.at, before_id: before.id };
  const query = (await database()).rpc("record_timeline", { entry, ...place }).abortSignal(signal);
  const steps = await read(query, stepsOf);
  const [first] = steps;
  const isMore = steps.length === pageSize && first !== undefined;
  return { steps, earlier: isMore ? { at: first.at, id: first.id } : null };
}

const wholeRows = z.array(z.object({ body: z.string(), headers: z.string() }));

export type WholeMessage = { readonly body: string; readonly headers: string };

export async function fetchWholeMessage(
  message: string,
  signal: AbortSignal,
): Promise<WholeMessage> {
  const query = (await database()).rpc("whole_message", { message }).abortSignal(signal);
  return read(query, (rows) => wholeRows.parse(rows)[0] ?? { body: "", headers: "" });
}

const presenceRows = z.array(z.object({ who: z.string(), writes: z.boolean() }));

/** Somebody else who has the record open. */
export type Present = { readonly userId: string; readonly isWriting: boolean };

/** Says that the record is open here and read up to then, and asks who else has it open. */
export async function tellHere(
  entry: string,
  isWriting: boolean,
  readUntil: string | null,
  signal: AbortSignal,
): Promise<Present[]> {
  const values = {
    entry,
    is_writing: isWriting ? "yes" : "",
    ...(readUntil && { read_until: readUntil }),
  };
  const query = (await database()).rpc("here", values).abortSignal(signal);
  return read(query, (rows) =>
    presenceRows.parse(rows).map(({ who, writes }) => ({ userId: who, isWriting: writes })),
  );
}

/** To another record, or with `null` into one of its own; answers where it is then. */
export async function moveMessage(message: string, to: string | null): Promise<string> {
  const query = (await database()).rpc("move_message", { message, to_entry: to ?? "" });
  return read(query, (id) => z.string().parse(id));
}

/** A note under an id of its own: sent again it is stored once. `mentions` are user ids. */
export async function saveNote(
  entry: string,
  note: string,
  body: string,
  mentions: readonly string[],
): Promise<void> {
  const values = { entry, note, body, mentions: [...mentions] };
  await read((await database()).rpc("save_note", values), nothing);
}
