import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { everyKind, rowFrom } from "../../kinds/every-kind.ts";
import { sendAs, sendersOf } from "../every-kind.ts";
import { engines, startTestServer, type Chair, type TestServer } from "../test-server.ts";
import { CHANGE, listen, tokenOf, type Listener } from "./listener.ts";

type Answer = PromiseLike<{ readonly error: unknown }>;

/** By each write that tells exactly one event comes; what says nothing shows as one too many at the end. */
describe.each(engines)("open inboxes on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let owner: Chair;
  let listener: Listener;

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.staff("owner@example.com");
    await sql`update public.staff set role = 'owner'`.execute(server.backend.database.kysely);
    staff = await server.staff("staff@example.com");
  });
  afterAll(() => server.remove());

  async function works(answer: Answer): Promise<void> {
    expect((await answer).error).toBeNull();
  }
  async function tells(answer: Answer): Promise<void> {
    await works(answer);
    expect(await listener.next()).toBe(CHANGE);
  }
  async function leadOf(message: string): Promise<string> {
    const { data } = await staff.from("contact_submissions").select("id").eq("message", message);
    return String(data?.[0]?.id);
  }
  async function aRecord(): Promise<string> {
    const lead = aLead();
    await tells(server.visitor().from("contact_submissions").insert(lead));
    return leadOf(lead.message);
  }

  test("hear of what they show, and of nothing else", async () => {
    const applicant = await server.stranger("applicant@example.com");
    listener = await listen(server, await tokenOf(owner));
    await everySend(applicant);
    const entry = await aRecord();
    await quietWork(entry);
    await work(entry);
    await refusals(entry);
    await quietWork(entry);
    server.live?.endStreams();
    expect(await listener.rest()).toEqual([]);
  });

  async function everySend(applicant: Chair): Promise<void> {
    const senders = sendersOf(server, applicant);
    for (const kind of everyKind.filter(({ record }) => record.sentBy !== "mailbox")) {
      await tells(sendAs(senders, kind, rowFrom(kind, "applicant@example.com")));
    }
    const source = { kind: "support", email: "applicant@example.com", path: "/support" };
    await tells(server.visitor().from("lead_sources").insert(source));
    const { rows } = await sql<{ token: string }>`
      select unsubscribe as token from private.newsletter_tokens`.execute(
      server.backend.database.kysely,
    );
    const address = `${server.origin}/blog/unsubscribe?token=${rows[0]?.token}`;
    expect((await fetch(address, { redirect: "manual" })).status).toBe(303);
    await tells(fetch(address, { method: "POST" }).then(({ ok }) => ({ error: ok ? null : true })));
  }

  async function work(entry: string): Promise<void> {
    const { data } = await staff.auth.getUser();
    const one = (values: object) => staff.from("inbox_entries").update(values).eq("id", entry);
    await tells(one({ assignee_id: data.user?.id }));
    await tells(one({ tags: ["big"] }));
    await tells(staff.rpc("save_note", { entry, note: crypto.randomUUID(), body: "Call her." }));
    const change = { action: "archive", expected: 1, value: "yes", tag: "big" };
    const { data: batch } = await staff.rpc("start_bulk", change).single<{ batch: string }>();
    await tells(staff.rpc("run_bulk", { batch: batch?.batch }));
    await tells(staff.rpc("undo_bulk", { batch: batch?.batch }));
    const status = { status: "responded" };
    await tells(staff.from("contact_submissions").update(status).eq("id", entry));
    const member = { display_name: "Sam" };
    await tells(owner.from("staff").update(member).eq("user_id", String(data.user?.id)));
  }

  async function quietWork(entry: string): Promise<void> {
    const again = await server.signIn("staff@example.com");
    await works(again.auth.refreshSession());
    await works(again.auth.signOut({ scope: "local" }));
    for (const name of ["staff_seen", "inbox_counts", "find_entries", "mail_counts"]) {
      await works(staff.rpc(name));
    }
    await works(staff.rpc("here", { entry, is_writing: "reply" }));
    await works(staff.rpc("record_timeline", { entry }));
    const draft = { entry, use: "reply", content: "{}", version: 0 };
    await works(staff.rpc("save_draft", draft));
    const file = crypto.randomUUID();
    await works(staff.rpc("add_file", { entry, file, name: "a.txt", type: "text/plain", size: 3 }));
    await works(staff.rpc("put_file_part", { file, n: 0, part: "YWJj" }));
    await works(staff.rpc("drop_file", { file }));
    await works(staff.rpc("discard_draft", { entry, use: "reply" }));
    await works(staff.rpc("save_signature", { signature: "Sam" }));
    const view = { name: "Big ones", address: "?tag=big" };
    await works(staff.from("saved_views").insert(view));
    await works(staff.from("saved_views").update({ name: "Big" }).eq("name", view.name));
    await works(staff.from("saved_views").delete().eq("name", "Big"));
  }

  /** What was not done is no news. */
  async function refusals(entry: string): Promise<void> {
    const visitor = server.visitor();
    const answers = [
      await visitor.from("contact_submissions").insert(aLead({ email: "no address" })),
      await visitor.from("inbox_entries").update({ tags: [] }).eq("id", entry),
      await staff.rpc("send_reply", { entry, message: crypto.randomUUID(), version: 9 }),
    ];
    expect(answers.filter(({ error }) => error === null)).toEqual([]);
  }
});
