import { sql } from "kysely";
import { expect } from "vitest";
import type { Chair, TestServer } from "./test-server.ts";

/**
 * Suspected advertising and a message that somebody has called that, both teaching, and what a page has said of its form.
 * What pages have not said is settled.
 */
export async function addQuarantine(server: TestServer, staff: Chair): Promise<void> {
  const { kysely } = server.backend.database;
  const email = "offers@ranking.example";
  const subjects = ["Links", "Prize"];
  for (const subject of subjects) {
    const message = `[url=https://ranking.example]${subject}[/url] and backlinks, sight unseen`;
    const { error } = await server
      .visitor()
      .from("support_requests")
      .insert({ email, subject, message });
    expect(error).toBeNull();
  }
  const source = { kind: "support", email, path: "/support", trap: true, seconds: 1.5 };
  expect((await server.visitor().from("lead_sources").insert(source)).error).toBeNull();
  const { rows } = await sql<{ id: string }>`
    select id from public.inbox_entries where email = ${email} order by subject`.execute(kysely);
  for (const [at, { id }] of rows.entries()) {
    expect((await staff.rpc("judge_entry", { id, is_spam: at === 0 })).error).toBeNull();
  }
  await sql`select private.settle_entries(now() + interval '2 minutes')`.execute(kysely);
}

/** What is in quarantine, and what has been said and taught. */
export async function judged({ backend }: TestServer): Promise<object | undefined> {
  const { rows } = await sql<object>`
    select count(quarantined_at)::integer as apart, count(*) filter (where settled_at is null)::integer as unsettled,
      count(*) filter (where array_to_string(spam_reasons, ' ') like '%silent%')::integer as silent,
      (select count(*)::integer from private.spam_lessons) as lessons
    from public.inbox_entries`.execute(backend.database.kysely);
  return rows[0];
}

/** All that has been learnt of advertising. */
export async function learnt({ backend }: TestServer): Promise<object | undefined> {
  const { rows } = await sql<object>`
    select md5(string_agg(word::text, ' ' order by digest)) as words, count(*)::integer as total,
      (select string_agg(totals::text, ' ' order by is_spam) from private.spam_totals totals) as totals
    from (select digest, spam, honest from private.spam_words) word`.execute(
    backend.database.kysely,
  );
  return rows[0];
}

const ofQuarantine = new Set(
  "spam_score spam_reasons quarantined_at waited_since judgement settled_at is_stranger words_digest trap seconds".split(
    " ",
  ),
);

/** A row as the version before there was a quarantine would have written it. */
export function withoutQuarantine(line: string): readonly string[] {
  if (line.includes('"table":"private.spam_')) return [];
  if (!/"table":"public\.(?:inbox_entries|lead_sources)"/.test(line)) return [line];
  const { table, row } = JSON.parse(line);
  const columns = Object.entries(row).filter(([column]) => !ofQuarantine.has(column));
  return [JSON.stringify({ table, row: Object.fromEntries(columns) })];
}
