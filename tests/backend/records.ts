import type { Row } from "../kinds/kind-sample.ts";
import type { Chair } from "./test-server.ts";

/** An insert; the row is whatever a stranger might send. */
export function send(chair: Chair, table: string, row: object) {
  return chair.from(table).insert(row);
}

/** The entries that match, in the order of their ids. */
export async function find<Found>(chair: Chair, filter: object, columns: string): Promise<Found[]> {
  const { data, error } = await chair.rpc("find_entries", filter).select(columns).order("id");
  if (error) throw new Error(error.message);
  return data as unknown as Found[];
}

/** Sends a row that has to be accepted, and answers its id. */
export async function stored(chair: Chair, table: string, row: Row): Promise<string> {
  const { error } = await send(chair, table, row);
  if (error) throw new Error(`${table}: ${error.message}`);
  return String(row["id"]);
}
