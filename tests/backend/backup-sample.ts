import { sql } from "kysely";
import { expect } from "vitest";
import {
  draftWithFile,
  queueReply,
  receiveWithFile,
  turnMailOn,
} from "./conversation/letters-with-files.ts";
import { addIssues } from "./backup-issues.ts";
import { addQuarantine } from "./backup-quarantine.ts";
import { addWaysOut } from "./backup-ways-out.ts";
import type { Chair, TestServer } from "./test-server.ts";

/** Makes an account one that only claims its address, with an e-mail on the way that asks the mailbox. */
export async function claim({ backend }: TestServer, email: string): Promise<void> {
  const { kysely } = backend.database;
  const { rows } = await sql<{ id: string }>`
    update auth.users set email = id || '@pending.invalid' where email = ${email}
    returning id`.execute(kysely);
  await sql`select private.claim_address(${rows[0]?.id}::uuid, ${email}, 'secret')`.execute(kysely);
}

/** Something in every table that staff and the server's own work fill. */
export async function addWhatStaffDo(server: TestServer, staff: Chair): Promise<void> {
  await addWork(staff);
  await addConversation(server, staff);
  await addNudge(server, staff);
  await addPipeline(staff);
  await addViews(server);
  await addWaysOut(server, staff);
  await addIssues(server, staff);
  await addQuarantine(server, staff);
}

/** A note, a saved view and an open invitation. */
async function addWork(staff: Chair): Promise<void> {
  const { data } = await staff.from("inbox_entries").select("id").eq("kind", "order").single();
  const { data: call } = await staff.from("call_bookings").select("id").single();
  const note = { kind: "order", record_id: data?.id, body: "Invoice to Oslo." };
  const answers = [
    await staff.from("lead_notes").insert(note),
    await staff.from("saved_views").insert({ name: "Orders", address: "?view=order" }),
    await staff.rpc("invite_staff", { email: "new@example.com" }),
    await staff.rpc("block_time", {
      host: "1",
      starts_at: "2031-01-06T17:00:00Z",
      ends_at: "2031-01-06T18:00:00Z",
    }),
    await staff.rpc("save_availability", {
      host: "1",
      settings: JSON.stringify({ buffer_minutes: 10, time_zone: "Europe/Lisbon" }),
    }),
    await staff.rpc("new_feed", { host: "1" }),
    await staff.rpc("refuse_caller", { id: call?.id, is_refused: "yes" }),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
}

/** Somebody's choice of letters, and that they were told of a record. */
async function addNudge({ backend }: TestServer, staff: Chair): Promise<void> {
  const whats = ["new_records", "assigned", "mentioned", "due", "overdue", "follow_up"];
  const choices = {
    ...Object.fromEntries(whats.map((what) => [what, "digest"])),
    quiet_from: 20,
    quiet_to: 7,
    weekends: true,
    zone: "Europe/Lisbon",
  };
  const { error } = await staff.rpc("save_nudge_choices", choices);
  expect(error).toBeNull();
  await sql`
    insert into private.nudged (user_id, entry_id, what, due_at, handed_at)
    select staff.user_id, entry.id, 'assigned', now(), now()
    from public.staff, public.inbox_entries entry where entry.kind = 'order'`.execute(
    backend.database.kysely,
  );
}

/** People with a joined address and one without any, deals in two stages, and an import. */
async function addPipeline(staff: Chair): Promise<void> {
  const { data: order } = await staff
    .from("inbox_entries")
    .select("id")
    .eq("kind", "order")
    .single();
  const started = await staff.rpc("start_deal", {
    title: "A desk in Oslo",
    entry: order?.id,
    value_cents: 1_250_000,
    expected_on: "2031-03-01",
  });
  const rows = [
    { n: 2, name: "Ines Duarte", email: "ines@doca.example", source: "Fair in Ghent" },
    { n: 3, name: "Rui Alves", phone: "+351 21 555 0100" },
  ];
  const file = { id: crypto.randomUUID(), file_name: "fair.csv", waits: false };
  const answers = [
    started,
    await staff.rpc("save_person", {
      whom: "assistant@doca.example",
      version: 0,
      name: "Ines’ assistant",
      phone: "+351 21 555 0101",
    }),
    await staff.rpc("import_leads", { ...file, rows: JSON.stringify(rows) }),
    await staff.rpc("join_address", {
      whom: "ines@doca.example",
      address: "assistant@doca.example",
    }),
  ];
  const { data: called } = await staff
    .from("inbox_entries")
    .select("id")
    .eq("name", "Rui Alves")
    .single();
  answers.push(await staff.rpc("start_deal", { title: "A call back", entry: called?.id }));
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  const lost = await staff
    .from("deals")
    .update({ stage: "lost", lost_reason: "timing" })
    .eq("title", "A call back")
    .select("id");
  expect(lost.data).toHaveLength(1);
}

/** More days of views than come back at once. */
async function addViews({ backend }: TestServer): Promise<void> {
  await sql`
    insert into public.view_counts (day, path, source, campaign, views, arrivals)
    select date '2031-01-01' + n, '/contact', 'direct', case when n % 2 = 0 then '' else 'May “offer”' end, n + 1, n % 2
    from generate_series(1, 700) n`.execute(backend.database.kysely);
}

/** A letter with a file in two parts to a record, one that began a record, a reply to it that waits, drafts. */
async function addConversation(server: TestServer, staff: Chair): Promise<void> {
  await turnMailOn(server);
  const { data } = await staff
    .from("inbox_entries")
    .select("id,kind")
    .in("kind", ["order", "email"]);
  const entry = (kind: string) => String(data?.find((one) => one.kind === kind)?.id);
  const letter = await receiveWithFile(server, entry("order"), 1);
  await receiveWithFile(server, entry("order"), 2, { headers: "tabs\t, breaks\r\n and \u{1F680}" });
  await queueReply(staff, entry("order"), "stranger@example.com", letter);
  // As one that the mail server has put off.
  await sql`update public.outbox set next_at = now() + interval '1 hour' where template = 'reply'`.execute(
    server.backend.database.kysely,
  );
  await draftWithFile(staff, entry("email"));
  // More than come back at once, each of which answers another one.
  await sql`
    with known as (
      insert into private.mail_seen (digest) select 'old-' || i from generate_series(1, 700) i returning digest)
    insert into public.messages (id, entry_id, direction, message_id, digest, answers_id)
      select id, ${entry("order")}::uuid, 'in', digest, digest, lag(id) over ()
      from (select gen_random_uuid() as id, digest from known) made`.execute(
    server.backend.database.kysely,
  );
}
