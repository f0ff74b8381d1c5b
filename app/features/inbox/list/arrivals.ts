import type { KindName } from "#domain/registry.ts";
import type { InboxView } from "../inbox-filter.ts";
import { mostNewest, type NewestEntry } from "../entry.ts";

/** What a person has been shown, or could have been. */
export type Known = {
  readonly ids: ReadonlySet<string>;
  /** What came in before was there when the console was opened, also where it is only told now. */
  readonly since: string;
};

/** Where nothing has been read yet, what is there is known. */
export function knownAtFirst(newest: readonly NewestEntry[]): Known {
  const isAll = newest.length < mostNewest;
  return {
    ids: new Set(newest.map(({ id }) => id)),
    since: isAll ? "" : (newest.at(-1)?.receivedAt ?? ""),
  };
}

/** A list was loaded: whatever was new in its view is known from now on, and so is each of its rows. */
export function knownAfterReading(
  known: Known,
  newest: readonly NewestEntry[],
  view: InboxView,
  rows: readonly string[],
): Known {
  const told = newest.filter(({ kind }) => isOf(kind, view)).map(({ id }) => id);
  return { ...known, ids: new Set([...known.ids, ...told, ...rows]) };
}

/** How many records of a view came in since they were last read; what somebody has archived meanwhile is not waited for. */
export function countArrivals(
  newest: readonly NewestEntry[],
  { ids, since }: Known,
  view: InboxView,
): number {
  return newest.filter(
    (entry) =>
      isOf(entry.kind, view) &&
      !entry.isArchived &&
      !ids.has(entry.id) &&
      entry.receivedAt >= since,
  ).length;
}

function isOf(kind: KindName, view: InboxView): boolean {
  return view === "all" || kind === view;
}
