import type { EntryCursor } from "#app/features/inbox/inbox-address.ts";
import { noFilter, type EntryFilter, type ListQuery } from "#app/features/inbox/inbox-filter.ts";
import { rowsToRead } from "#app/features/inbox/inbox-page.ts";
import { entryColumns } from "#app/features/inbox/entry-records.ts";
import {
  fetchCount,
  fetchKindCounts,
  fetchLeadCounters,
  fetchPage,
} from "#app/features/inbox/inbox-repository.ts";
import { commonWord, rareWord } from "./sample-leads.ts";

/** What the inbox asks, as the app does it through HTTP and as one would write it in SQL. */
export type InboxQuery = {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
  readonly sql: string;
  readonly parameters: readonly string[];
};

const newest = `order by lead.created_at desc, lead.id desc limit ${rowsToRead}`;
const columns = ["id", "name", "email", "company", "project_type", "budget", "message", "status"]
  .map((column) => `lead.${column}`)
  .join(",");
/** With its entry, which says whether it is archived and what the team has added. */
const entry =
  "join public.inbox_entries entry on entry.contact_id = lead.id and archived_at is null";
const work = "lead.created_at,assignee_id,tags,follow_up_on,answered_at,due_at";
const leads = `select ${columns},${work} from public.contact_submissions lead ${entry}`;
const found = `from public.search_contact_submissions($1) lead ${entry}`;
const keyset = "lead.created_at <= $1 and (lead.created_at < $1 or lead.id < $2)";

/** `deep` is the last lead of page 999. */
export function inboxQueries(deep: EntryCursor): readonly InboxQuery[] {
  const { signal } = new AbortController();
  const list = (filter: EntryFilter): ListQuery => ({ view: "contact", filter, sort: "newest" });
  const page = (filter: EntryFilter) => () => fetchPage(list(filter), { kind: "first" }, signal);
  const count = (filter: EntryFilter) => () => fetchCount(list(filter), signal);
  const searched = (search: string): EntryFilter => ({ ...noFilter, search });
  const isNew: EntryFilter = { ...noFilter, status: "new" };
  return [
    { name: "first page", ask: page(noFilter), sql: `${leads} ${newest}`, parameters: [] },
    {
      name: "page 1,000",
      ask: () => fetchPage(list(noFilter), { kind: "after", cursor: deep, number: 1000 }, signal),
      sql: `${leads} where ${keyset} ${newest}`,
      parameters: [deep.value, deep.id],
    },
    {
      name: "first page, new only",
      ask: page(isNew),
      sql: `${leads} where lead.status = $1 ${newest}`,
      parameters: ["new"],
    },
    ...[
      { kind: "rare", word: rareWord },
      { kind: "common", word: commonWord },
    ].flatMap(({ kind, word }) => [
      {
        name: `search, ${kind} word`,
        ask: page(searched(word)),
        sql: `select ${columns},${work} ${found} ${newest}`,
        parameters: [word],
      },
      {
        name: `number found, ${kind} word`,
        ask: count(searched(word)),
        sql: `select count(*) ${found}`,
        parameters: [word],
      },
    ]),
    {
      name: "number of new",
      ask: count(isNew),
      sql: `select count(*) from public.contact_submissions lead ${entry} where lead.status = $1`,
      parameters: ["new"],
    },
    {
      name: "counters",
      ask: () => fetchLeadCounters(signal),
      sql: "select * from public.contact_submission_counts()",
      parameters: [],
    },
    ...allKinds(signal),
  ];
}

/** The view "All", which asks `find_entries`, as every view but the specified one does. */
function allKinds(signal: AbortSignal): readonly InboxQuery[] {
  const all = (change: Partial<EntryFilter>, sort: ListQuery["sort"] = "newest"): ListQuery => ({
    view: "all",
    filter: { ...noFilter, ...change },
    sort,
  });
  const first = (list: ListQuery) => () => fetchPage(list, { kind: "first" }, signal);
  const entries = `select ${entryColumns("newest")} from public.find_entries`;
  return [
    {
      name: "all kinds, first page",
      ask: first(all({})),
      sql: `${entries}() lead ${newest}`,
      parameters: [],
    },
    {
      name: "all kinds, due first",
      ask: first(all({}, "due")),
      sql: `${entries}(due => 'due') order by due_at, id limit ${rowsToRead}`,
      parameters: [],
    },
    {
      name: "all kinds, search, rare word",
      ask: first(all({ search: rareWord })),
      sql: `${entries}(search => $1) lead ${newest}`,
      parameters: [rareWord],
    },
    {
      name: "all kinds, number found, common word",
      ask: () => fetchCount(all({ search: commonWord }), signal),
      sql: "select count(*) from public.find_entries(search => $1)",
      parameters: [commonWord],
    },
    {
      name: "counters per kind",
      ask: () => fetchKindCounts(signal),
      sql: "select * from public.inbox_counts()",
      parameters: [],
    },
  ];
}
