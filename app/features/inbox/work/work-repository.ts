import { database, nothing, read } from "#app/supabase/staff-database.ts";
import type { EntryWork } from "../entry.ts";

const columns: Readonly<Record<keyof EntryWork, string>> = {
  assigneeId: "assignee_id",
  tags: "tags",
  archivedAt: "archived_at",
  followUpOn: "follow_up_on",
  answeredAt: "answered_at",
  waitingSince: "waiting_since",
  snoozedUntil: "snoozed_until",
  undeliveredAt: "undelivered_at",
};

export type WorkChange = Partial<EntryWork>;

/** Changes what the team has added to some entries. @throws RepositoryError */
export async function changeWork(ids: readonly string[], change: WorkChange): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [Reflect.get(columns, name), value]),
  );
  const query = (await database())
    .from("inbox_entries")
    .update(values)
    .in("id", [...ids]);
  await read(query, nothing);
}
