import type { Entry } from "./entry.ts";
import { firstPage, type PagePosition } from "./inbox-address.ts";

/** Decision of the inbox: pages of 50. */
export const pageSize = 50;

/** One more than a page: whether it comes back says if there is a further page. */
export const rowsToRead = pageSize + 1;

export type EntryPage = {
  readonly entries: readonly Entry[];
  readonly number: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
};

/**
 * The page at a position from the rows read there, at most `rowsToRead`: in the order of the list, or against it for
 * `before`, where reading starts at the cursor and goes up.
 */
export function pageAt(position: PagePosition, rows: readonly Entry[]): EntryPage {
  const hasMore = rows.length > pageSize;
  const entries = rows.slice(0, pageSize);
  switch (position.kind) {
    case "first":
      return { entries, number: 1, hasPrevious: false, hasNext: hasMore };
    case "after":
      return { entries, number: Math.max(position.number, 2), hasPrevious: true, hasNext: hasMore };
    case "before":
      return {
        entries: entries.toReversed(),
        number: hasMore ? Math.max(position.number, 2) : 1,
        hasPrevious: hasMore,
        hasNext: true,
      };
  }
}

export function nextPosition({ entries, number }: EntryPage): PagePosition {
  const last = entries.at(-1);
  return last ? { kind: "after", cursor: cursorAt(last), number: number + 1 } : firstPage;
}

/** The second page leads back to the plain first one, which also shows what has come in since. */
export function previousPosition({ entries, number }: EntryPage): PagePosition {
  const first = entries.at(0);
  if (!first || number <= 2) return firstPage;
  return { kind: "before", cursor: cursorAt(first), number: number - 1 };
}

export type PageRange = { readonly from: number; readonly to: number; readonly total: number };

/**
 * Which entries of how many are on show, counted from 1. Page numbers can drift when entries arrive or leave a filter;
 * the first and the last page put the count right again.
 */
export function rangeOf(page: EntryPage, total: number): PageRange {
  const { entries, number, hasPrevious, hasNext } = page;
  if (entries.length === 0) return { from: 0, to: 0, total };
  const highest = Math.max(total - entries.length + 1, 1);
  const counted = (number - 1) * pageSize + 1;
  let from = Math.min(counted, highest);
  if (!hasPrevious) from = 1;
  else if (!hasNext) from = highest;
  const to = from + entries.length - 1;
  return { from, to, total: Math.max(total, to) };
}

function cursorAt({ sortValue, id }: Entry) {
  return { value: sortValue, id };
}
