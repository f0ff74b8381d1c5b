import { sql } from "kysely";
import { expect } from "vitest";
import { tableOf } from "./backup-lines.ts";
import type { Chair, TestServer } from "./test-server.ts";

/** A webhook with two secrets, what it has told and what it has yet to tell of a lead and of a deal, and a token. */
export async function addWaysOut({ backend }: TestServer, owner: Chair): Promise<void> {
  const { kysely } = backend.database;
  await sql`
    insert into public.webhooks (created_by, name, url, events, preset, with_contact)
    select user_id, 'Chat of the office', 'https://chat.example/hook', '{lead.created,deal.stage_changed}', 'slack', true
    from public.staff where role = 'owner' limit 1`.execute(kysely);
  await sql`
    insert into private.webhook_secrets (webhook_id, value, ends_at)
    select hook.id, private.new_secret(), ends_at::timestamptz
    from public.webhooks hook, unnest(array['infinity', '2031-01-01']) ends_at`.execute(kysely);
  await sql`
    insert into public.webhook_deliveries (webhook_id, event, entry_id, deal_id, facts, state, attempts, next_at, answer_status,
      answer)
    select hook.id, 'lead.created', entry.id, null, '{}'::jsonb, 'sent', 1, now(), 200, 'ok'
      from public.webhooks hook, (select id from public.inbox_entries order by id limit 1) entry
    union all
    select hook.id, 'deal.stage_changed', null, deal.id, '{"from": null, "to": "lead"}', 'queued', 0,
        now() + interval '1 day', null, ''
      from public.webhooks hook, (select id from public.deals order by id limit 1) deal`.execute(
    kysely,
  );
  const { error } = await owner.rpc("make_token", { name: "Report", scopes: ["leads:read"] });
  expect(error).toBeNull();
}

/** A site that was brought back tells no tool of anything: the one that it is from may still do. */
export function expectSilence(before: readonly string[], after: readonly string[]): void {
  const of = (lines: readonly string[], table: string) =>
    lines.filter((line) => tableOf(line)[0] === table);
  for (const table of ["public.webhooks", "public.webhook_deliveries"])
    expect(of(after, table)).toHaveLength(of(before, table).length);
  expect(of(after, "public.webhooks")).toEqual([
    expect.stringContaining('"disabled_why": "restored"'),
  ]);
  expect(of(before, "public.webhook_deliveries").join()).toContain('"state": "queued"');
  expect(of(after, "public.webhook_deliveries").join()).not.toContain('"state": "queued"');
  expect(of(after, "public.webhook_deliveries").join()).toContain('"state": "skipped"');
}
