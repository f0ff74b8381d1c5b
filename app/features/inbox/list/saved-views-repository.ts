import * as z from "zod/mini";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import type { SavedView } from "./saved-view.ts";

const table = "saved_views";
const rows = z.array(z.object({ id: z.string(), name: z.string(), address: z.string() }));

/** One's own views by name. @throws RepositoryError, as every function here */
export async function fetchSavedViews(signal: AbortSignal): Promise<SavedView[]> {
  const query = (await database()).from(table).select("id,name,address").order("name");
  return read(query.abortSignal(signal), (data) => rows.parse(data));
}

export async function saveView(view: Omit<SavedView, "id">): Promise<void> {
  const { name, address } = view;
  await read((await database()).from(table).insert({ name, address }), nothing);
}

export async function renameView({ id, name }: Pick<SavedView, "id" | "name">): Promise<void> {
  await read((await database()).from(table).update({ name }).eq("id", id), nothing);
}

export async function deleteView(id: string): Promise<void> {
  await read((await database()).from(table).delete().eq("id", id), nothing);
}
