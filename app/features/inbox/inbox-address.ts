import { isRecordId } from "./entry.ts";
import {
  noFilter,
  parseFilter,
  parseSort,
  parseView,
  writeFilter,
  type InboxView,
  type ListQuery,
  type Sort,
} from "./inbox-filter.ts";

/** A place between two entries: everything before or behind this one. `value` is what the list is ordered by. */
export type EntryCursor = { readonly value: string; readonly id: string };

/** `number` counts pages from 1 and is for the eye only; the cursor decides what is read. */
export type PagePosition =
  | { readonly kind: "first" }
  | { readonly kind: "after" | "before"; readonly cursor: EntryCursor; readonly number: number };

/** What the address of the inbox says. */
export type InboxAddress = ListQuery & {
  readonly position: PagePosition;
  /** Of the open record. Kept even when it is malformed, so that the panel can say so. */
  readonly record: string | null;
};

export const firstPage: PagePosition = { kind: "first" };

/** Marks a history entry that opened a record, so that closing it can go back instead of forward. */
export const openedHere = { openedHere: true };

/** The start of a view. */
export function startOf(view: InboxView): InboxAddress {
  return { view, filter: noFilter, sort: "newest", position: firstPage, record: null };
}

/** Reads a query string. Values that nothing here could have written are ignored. */
export function parseInboxAddress(query: string): InboxAddress {
  const values = new URLSearchParams(query);
  const view = parseView(values.get("view"));
  const sort = parseSort(view, values.get("sort"));
  return {
    view,
    filter: parseFilter(view, values),
    sort,
    position: parsePosition(values, sort),
    record: values.get("record") || null,
  };
}

/** Writes the query string, with its question mark; nothing when everything is as at the start. */
export function formatInboxAddress(address: InboxAddress): string {
  const { view, filter, sort, position, record } = address;
  const values = new URLSearchParams();
  if (view !== "contact") values.set("view", view);
  writeFilter(view, filter, values);
  if (sort !== "newest") values.set("sort", sort);
  if (position.kind !== "first") {
    values.set(position.kind, `${position.cursor.value}_${position.cursor.id}`);
    values.set("page", String(position.number));
  }
  if (record) values.set("record", record);
  const query = values.toString();
  return query && `?${query}`;
}

function parsePosition(values: URLSearchParams, sort: Sort): PagePosition {
  for (const kind of ["after", "before"] as const) {
    const cursor = parseCursor(values.get(kind), sort);
    if (cursor) return { kind, cursor, number: parsePageNumber(values.get("page")) };
  }
  return firstPage;
}

function parseCursor(text: string | null, sort: Sort): EntryCursor | null {
  const split = text?.lastIndexOf("_") ?? -1;
  if (text === null || split < 0) return null;
  const [value, id] = [text.slice(0, split), text.slice(split + 1)];
  return isRecordId(id) && isSortValue(value, sort) ? { value, id } : null;
}

/** A time stays text: a `Date` would cut its microseconds. */
function isSortValue(value: string, sort: Sort): boolean {
  if (sort === "name") return value.length <= 500;
  if (sort === "amount") return /^(-1|\d{1,15})$/.test(value);
  if (sort === "due" && value === "infinity") return true;
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

function parsePageNumber(text: string | null): number {
  return /^[1-9]\d{0,6}$/.test(text ?? "") ? Number(text) : 2;
}
