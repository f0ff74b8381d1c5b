import type { LeadCursor, LeadFilter } from "#app/features/leads/inbox-address.ts";
import { noFilter } from "#app/features/leads/inbox-address.ts";
import { rowsToRead } from "#app/features/leads/inbox-page.ts";
import {
  fetchLeadCount,
  fetchLeadCounters,
  fetchLeadPage,
} from "#app/features/leads/inbox-repository.ts";
import { commonWord, rareWord } from "./sample-leads.ts";

/** What the inbox asks, as the app does it through HTTP and as one would write it in SQL. */
export type InboxQuery = {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
  readonly sql: string;
  readonly parameters: readonly string[];
};

const newest = `order by created_at desc, id desc limit ${rowsToRead}`;
const columns = "id,name,email,company,project_type,budget,message,status,created_at";
const leads = `select ${columns} from public.contact_submissions`;
const found = "from public.search_contact_submissions($1)";
const keyset = "created_at <= $1 and (created_at < $1 or id < $2)";

/** `deep` is the last lead of page 999. */
export function inboxQueries(deep: LeadCursor): readonly InboxQuery[] {
  const { signal } = new AbortController();
  const page = (filter: LeadFilter) => () => fetchLeadPage(filter, { kind: "first" }, signal);
  const count = (filter: LeadFilter) => () => fetchLeadCount(filter, signal);
  const searched = (search: string): LeadFilter => ({ ...noFilter, search });
  const isNew: LeadFilter = { ...noFilter, status: "new" };
  return [
    { name: "first page", ask: page(noFilter), sql: `${leads} ${newest}`, parameters: [] },
    {
      name: "page 1,000",
      ask: () => fetchLeadPage(noFilter, { kind: "after", cursor: deep, number: 1000 }, signal),
      sql: `${leads} where ${keyset} ${newest}`,
      parameters: [deep.receivedAt, deep.id],
    },
    {
      name: "first page, new only",
      ask: page(isNew),
      sql: `${leads} where status = $1 ${newest}`,
      parameters: ["new"],
    },
    ...[
      { kind: "rare", word: rareWord },
      { kind: "common", word: commonWord },
    ].flatMap(({ kind, word }) => [
      {
        name: `search, ${kind} word`,
        ask: page(searched(word)),
        sql: `select ${columns} ${found} ${newest}`,
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
      sql: "select count(*) from public.contact_submissions where status = $1",
      parameters: ["new"],
    },
    {
      name: "counters",
      ask: () => fetchLeadCounters(signal),
      sql: "select * from public.contact_submission_counts()",
      parameters: [],
    },
  ];
}
