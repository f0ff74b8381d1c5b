import { projectTypes, type ProjectType } from "#app/content/lead-options.ts";
import { isLeadId } from "./lead.ts";

const statusFilters = ["all", "new", "responded"] as const;
type StatusFilter = (typeof statusFilters)[number];

export type LeadFilter = {
  readonly search: string;
  readonly status: StatusFilter;
  readonly project: ProjectType | "all";
};

/** A place between two leads: everything older or newer than this one. */
export type LeadCursor = { readonly receivedAt: string; readonly id: string };

/** `number` counts pages from 1 and is for the eye only; the cursor decides what is read. */
export type PagePosition =
  | { readonly kind: "first" }
  | { readonly kind: "after" | "before"; readonly cursor: LeadCursor; readonly number: number };

/** What the address of the inbox says. */
export type InboxAddress = {
  readonly filter: LeadFilter;
  readonly position: PagePosition;
  /** Of the open message. Kept even when it is malformed, so that the dialog can say so. */
  readonly record: string | null;
};

export const firstPage: PagePosition = { kind: "first" };
export const noFilter: LeadFilter = { search: "", status: "all", project: "all" };

/** The database looks at no more than this many characters. */
const searchLength = 200;

/** Reads a query string. Values that nothing here could have written are ignored. */
export function parseInboxAddress(query: string): InboxAddress {
  const values = new URLSearchParams(query);
  const status = values.get("status");
  const project = values.get("project");
  return {
    filter: {
      search: (values.get("q") ?? "").trim().slice(0, searchLength),
      status: statusFilters.find((known) => known === status) ?? "all",
      project: projectTypes.find(({ value }) => value === project)?.value ?? "all",
    },
    position: parsePosition(values),
    record: values.get("record") || null,
  };
}

/** Writes the query string, with its question mark; nothing when everything is as at the start. */
export function formatInboxAddress({ filter, position, record }: InboxAddress): string {
  const values = new URLSearchParams();
  if (filter.search) values.set("q", filter.search);
  if (filter.status !== "all") values.set("status", filter.status);
  if (filter.project !== "all") values.set("project", filter.project);
  if (position.kind !== "first") {
    values.set(position.kind, `${position.cursor.receivedAt}_${position.cursor.id}`);
    values.set("page", String(position.number));
  }
  if (record) values.set("record", record);
  const query = values.toString();
  return query && `?${query}`;
}

export function isFiltered({ search, status, project }: LeadFilter): boolean {
  return search !== "" || status !== "all" || project !== "all";
}

function parsePosition(values: URLSearchParams): PagePosition {
  for (const kind of ["after", "before"] as const) {
    const cursor = parseCursor(values.get(kind));
    if (cursor) return { kind, cursor, number: parsePageNumber(values.get("page")) };
  }
  return firstPage;
}

/** The time stays text: a `Date` would cut its microseconds. */
function parseCursor(text: string | null): LeadCursor | null {
  const [receivedAt = "", id = "", ...rest] = (text ?? "").split("_");
  const isTime =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/.test(receivedAt) &&
    !Number.isNaN(Date.parse(receivedAt));
  return isTime && isLeadId(id) && rest.length === 0 ? { receivedAt, id } : null;
}

function parsePageNumber(text: string | null): number {
  return /^[1-9]\d{0,6}$/.test(text ?? "") ? Number(text) : 2;
}
