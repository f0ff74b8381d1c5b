import * as z from "zod/mini";
import { isKindName, kindOf, type KindName } from "#domain/registry.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import type { Entry } from "../entry.ts";

/** A way from one status to another, as the database keeps it. */
export type Transition = {
  readonly kind: KindName;
  readonly from: string;
  readonly to: string;
};

const rows = z.array(
  z.object({ kind: z.string(), from_status: z.string(), to_status: z.string() }),
);

/** @throws RepositoryError, as the other function here */
export async function fetchTransitions(signal: AbortSignal): Promise<Transition[]> {
  const query = (await database()).from("status_moves").select("kind,from_status,to_status");
  return read(query.abortSignal(signal), (found) =>
    rows
      .parse(found)
      .flatMap(({ kind, from_status: from, to_status: to }) =>
        isKindName(kind) ? [{ kind, from, to }] : [],
      ),
  );
}

/** Brings a record into another status; `already` says that somebody else was first (decision D57). */
export async function moveRecord(
  { kind, id }: Pick<Entry, "kind" | "id">,
  from: string,
  to: string,
): Promise<"moved" | "already"> {
  const query = (await database())
    .from(kindOf(kind).table)
    .update({ status: to })
    .eq("id", id)
    .eq("status", from)
    .select("id");
  return read(query, (found) => (Array.isArray(found) && found.length > 0 ? "moved" : "already"));
}
