import { sql } from "kysely";
import { expect } from "vitest";
import { tableOf } from "./backup-lines.ts";
import type { Chair, TestServer } from "./test-server.ts";

/** A draft, and an issue that is on its way: one reader has it, one waits, the letter of a third is in the outbox. */
export async function addIssues({ backend }: TestServer, staff: Chair): Promise<void> {
  const { kysely } = backend.database;
  const words = { subject: "What broke", preheader: "", body: "A *certificate*." };
  for (const id of [crypto.randomUUID(), crypto.randomUUID()]) {
    const { error } = await staff.rpc("save_issue", { id, version: 0, ...words });
    expect(error).toBeNull();
  }
  await sql`
    update public.issues set state = 'sending', readers = 3, started_at = now(), started_by = changed_by
    where id = (select id from public.issues order by id limit 1)`.execute(kysely);
  await sql`
    with email as (
      insert into public.outbox ("to", template, payload, priority, next_at, subject)
      select 'third@example.com', 'issue', jsonb_build_object('issue', id), 9, now() - interval '1 second', subject
      from public.issues where state = 'sending' returning id)
    insert into public.issue_letters (issue_id, subscriber_id, outcome, outbox_id)
    select issue.id, gen_random_uuid(), outcome, case outcome when 'queued' then email.id end
    from public.issues issue, email, unnest(array['handed', 'waiting', 'queued']) outcome
    where issue.state = 'sending'`.execute(kysely);
}

/** Readers may have had since what waited: it waits for an owner, and what was in the outbox is left out. */
export function expectPause(before: readonly string[], after: readonly string[]): void {
  const of = (lines: readonly string[], table: string) =>
    lines.filter((line) => tableOf(line)[0] === table).join("\n");
  expect(of(before, "public.issues")).toContain('"state": "sending"');
  expect(of(after, "public.issues")).not.toContain('"state": "sending"');
  expect(of(after, "public.issues")).toMatch(/"paused_why": "restored"/);
  expect(of(after, "public.issues")).toContain('"state": "draft"');
  const outcomes = [...of(after, "public.issue_letters").matchAll(/"outcome": "(\w+)"/g)].map(
    ([, outcome]) => outcome,
  );
  expect(outcomes.toSorted((a = "", b = "") => a.localeCompare(b))).toEqual([
    "handed",
    "skipped",
    "waiting",
  ]);
}
