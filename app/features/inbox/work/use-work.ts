import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { workToasts } from "#app/content/inbox-work.ts";
import { renew } from "#app/lib/renew.ts";
import type { Entry } from "../entry.ts";
import type { EntryPage } from "../inbox-page.ts";
import { entriesKey, entryQuery, pagesKey } from "../inbox-queries.ts";
import { tagsKey } from "./tag-queries.ts";
import type { FailedAction } from "../use-failed-action.ts";
import type { Undo } from "./use-undo.ts";
import { changeWork, type WorkChange } from "./work-repository.ts";

/** One change of one entry. */
type Step = { readonly id: string; readonly change: WorkChange };

/** Changes what the team adds to entries. What is done with words can be taken back for a while. */
export function useWork(undo: Undo, action: FailedAction) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (steps: readonly Step[]) => apply(steps),
    onSuccess: (_nothing, steps) => showAtOnce(queryClient, steps),
    onSettled: () => void renew(queryClient, entriesKey, tagsKey),
  });

  /** Changes entries each in its own way; `done` says what has happened. */
  async function change(
    entries: readonly Entry[],
    changeOf: (entry: Entry) => WorkChange,
    done?: string,
  ): Promise<boolean> {
    const steps = entries.map((entry) => ({ id: entry.id, change: changeOf(entry) }));
    const back = entries.map((entry) => ({
      id: entry.id,
      change: undoing(entry, changeOf(entry)),
    }));
    try {
      if (done) await undo.settle();
      await mutateAsync(steps);
    } catch (error) {
      action.tell(workToasts.failed, error, () => void change(entries, changeOf, done));
      return false;
    }
    action.clear();
    if (done) undo.offer({ text: done, takeBack: () => mutateAsync(back) });
    return true;
  }

  return { change };
}

export type Work = ReturnType<typeof useWork>;

/** Entries that change alike are changed in one request. */
async function apply(steps: readonly Step[]): Promise<void> {
  const groups = Map.groupBy(steps, ({ change }) => JSON.stringify(change));
  for (const group of groups.values()) {
    const ids = group.map(({ id }) => id);
    const [first] = group;
    if (first) await changeWork(ids, first.change);
  }
}

/** What is on show follows before it has been loaded again, so that the next change builds on this one. */
function showAtOnce(queryClient: QueryClient, steps: readonly Step[]) {
  const changes = new Map(steps.map(({ id, change }) => [id, change]));
  const changed = (entry: Entry): Entry => ({
    ...entry,
    work: { ...entry.work, ...changes.get(entry.id) },
  });
  queryClient.setQueriesData<EntryPage>(
    { queryKey: pagesKey },
    (page) => page && { ...page, entries: page.entries.map(changed) },
  );
  for (const { id } of steps) {
    queryClient.setQueryData(entryQuery(id).queryKey, (entry) => entry && changed(entry));
  }
}

/** The values that a change has overwritten. */
function undoing(entry: Entry, change: WorkChange): WorkChange {
  return Object.fromEntries(
    Object.keys(change).map((name) => [name, Reflect.get(entry.work, name)]),
  );
}
