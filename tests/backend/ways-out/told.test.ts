import { describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { anAddress, given, sentLead, startedDeal, userOf } from "../pipeline/pipeline-desk.ts";
import { send } from "../records.ts";
import { engines } from "../test-server.ts";
import {
  delivered,
  hooksDeskOn,
  logOf,
  madeHook,
  makeDue,
  messageOf,
  type Hook,
} from "./hooks-desk.ts";
import { toolHere } from "./tool.ts";

const spam = "BUY <a href='https://bit.ly/x'>cheap links</a> [url=https://bit.ly/y]rank[/url]";

describe.each(engines)("what tools are told on %s", (engine) => {
  const desk = hooksDeskOn(engine);
  const tool = toolHere();
  let count = 0;

  /** A webhook with a path of its own, and what has come there. */
  async function listening(more: object = {}) {
    const path = `/hook-${(count += 1)}`;
    const hook = await madeHook(desk().owner, { url: `${tool().origin}${path}`, ...more });
    return {
      ...hook,
      async heard() {
        await delivered(desk());
        return tool()
          .taken.filter((one) => one.path === path)
          .map(messageOf);
      },
    };
  }
  const remove = ({ id }: Hook) => given(desk().owner.rpc("remove_webhook", { id }));

  test("a lead, with where it is opened, and nothing of who wrote it", async () => {
    const hook = await listening();
    const email = anAddress("engines.example");
    const id = await sentLead(desk(), { email, name: "Ottoline Quay", company: "Engines" });
    const [message, ...others] = await hook.heard();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      type: "lead.created",
      data: {
        id,
        kind: "contact",
        status: "new",
        url: `${desk().server.origin}/admin?record=${id}`,
      },
    });
    expect(JSON.stringify(message)).not.toMatch(/Ottoline|engines|@/i);
    await remove(hook);
  });

  test("nor a source that may be somebody's address", async () => {
    const hook = await listening();
    const email = anAddress();
    const message = `See https://bit.ly/${crypto.randomUUID()}`;
    await sentLead(desk(), { email, message });
    const source = { kind: "contact", email, path: "/contact", utm_source: email, seconds: 40 };
    expect((await send(desk().visitor, "lead_sources", source)).error).toBeNull();
    expect(await hook.heard()).toMatchObject([{ data: { source: "(other)" } }]);
    await remove(hook);
  });

  test("with contact data the whole of it", async () => {
    const hook = await listening({ with_contact: true });
    const lead = { email: anAddress(), name: "Ottoline Quay", message: "A shop for our quay." };
    await sentLead(desk(), lead);
    const [message] = await hook.heard();
    expect(message?.data["contact"]).toMatchObject(lead);
    await remove(hook);
  });

  test("a status that moves, and who has the record, from and to", async () => {
    const hook = await listening();
    const id = await sentLead(desk());
    const holder = await userOf(desk().staff);
    await given(
      desk().staff.from("inbox_entries").update({ assignee_id: holder }).eq("id", id).select("id"),
    );
    await given(
      desk()
        .staff.from("contact_submissions")
        .update({ status: "responded" })
        .eq("id", id)
        .select("id"),
    );
    const messages = await hook.heard();
    expect(messages.map(({ type }) => type)).toEqual([
      "lead.created",
      "lead.assigned",
      "lead.status_changed",
    ]);
    expect(messages[1]?.data).toMatchObject({ from: null, to: "agent" });
    expect(messages[2]?.data).toMatchObject({ id, from: "new", to: "responded" });
    await remove(hook);
  });

  test("a deal from its beginning on, each time its stage moves and no other time", async () => {
    const hook = await listening();
    const entry = await sentLead(desk());
    const id = await startedDeal(desk().staff, { entry, value_cents: 100_000 });
    const change = (values: object) =>
      given(desk().staff.from("deals").update(values).eq("id", id).select("id"));
    await change({ title: "A bigger shop", value_cents: 200_000 });
    await change({ stage: "won" });
    await change({ stage: "won", value_cents: 200_000 });
    const deals = (await hook.heard()).filter(({ type }) => type === "deal.stage_changed");
    expect(deals.map(({ data }) => [data["from"], data["to"]])).toEqual([
      [null, "lead"],
      ["lead", "won"],
    ]);
    expect(deals[1]?.data).toMatchObject({
      id,
      value_cents: 200_000,
      url: `${desk().server.origin}/admin?view=deals&deal=${id}`,
    });
    expect(JSON.stringify(deals)).not.toContain("shop");
    await remove(hook);
  });

  test("a reader once they have confirmed, not when they ask", async () => {
    const hook = await listening({ with_contact: true });
    const email = anAddress();
    await given(desk().visitor.rpc("subscribe", { email, source: "/blog" }));
    expect(await hook.heard()).toEqual([]);
    const [tokens] = await desk().run<{ confirm: string; unsubscribe: string }>(`
      select tokens.confirm, tokens.unsubscribe from private.newsletter_tokens tokens join public.newsletter_subscribers reader
        on reader.id = tokens.subscriber_id where reader.email = '${email}'`);
    await given(desk().visitor.rpc("confirm_subscription", { token: tokens?.confirm }));
    const messages = await hook.heard();
    expect(messages).toMatchObject([
      { type: "subscriber.confirmed", data: { contact: { email } } },
    ]);
    await given(desk().visitor.rpc("unsubscribe", { token: tokens?.unsubscribe }));
    expect(await logOf(desk().owner, hook)).toHaveLength(1);
    await remove(hook);
  });

  test("nothing of what is kept apart, until somebody puts it back, and then once", async () => {
    const hook = await listening();
    const lead = aLead({ email: anAddress(), message: `${spam} ${crypto.randomUUID()}` });
    await send(desk().visitor, "contact_submissions", lead);
    expect(await hook.heard()).toEqual([]);
    const [entry] = await desk().run<{ id: string }>(
      `select id from public.inbox_entries where email = '${lead.email}' and quarantined_at is not null`,
    );
    const judge = (isSpam: boolean) =>
      given(desk().staff.rpc("judge_entry", { id: entry?.id, is_spam: isSpam }));
    const states = async () => (await logOf(desk().owner, hook)).map(({ state }) => state);
    tool().answerWith(() => ({ status: 503 }));
    await judge(false);
    await delivered(desk());
    expect(await states()).toEqual(["queued"]);
    await judge(true);
    await makeDue(desk());
    await delivered(desk());
    expect(await states()).toEqual(["skipped"]);
    tool().answerWith(() => ({ status: 204 }));
    await judge(false);
    expect((await hook.heard()).map(({ type }) => type)).toEqual(["lead.created", "lead.created"]);
    expect(await states()).toEqual(["sent"]);
    await judge(true);
    await judge(false);
    expect(await hook.heard()).toHaveLength(2);
    expect(await states()).toEqual(["sent"]);
    await remove(hook);
  });

  test("nothing of what may yet be kept apart, before its page has spoken or had its minute", async () => {
    const hook = await listening();
    const short = () => ({ message: `See https://bit.ly/${crypto.randomUUID()}` });
    const [spoken, silent] = [await sentLead(desk(), short()), await sentLead(desk(), short())];
    expect(await hook.heard()).toEqual([]);
    const [told] = await desk().run<{ email: string }>(
      `select email from public.inbox_entries where id = '${spoken}'`,
    );
    const word = { kind: "contact", email: told?.email, path: "", seconds: 40 };
    expect((await send(desk().visitor, "lead_sources", word)).error).toBeNull();
    expect((await hook.heard()).map(({ data }) => data["id"])).toEqual([spoken]);
    await desk().run(`select private.settle_entries(now() + interval '2 minutes')`);
    const [apart] = await desk().run<{ apart: boolean }>(
      `select quarantined_at is not null as apart from public.inbox_entries where id = '${silent}'`,
    );
    expect(apart).toEqual({ apart: true });
    expect(await hook.heard()).toHaveLength(1);
    await remove(hook);
  });

  test("nothing of what went into quarantine, or away, while it waited to be told", async () => {
    const hook = await listening({ events: ["lead.created"] });
    tool().answerWith(() => ({ status: 503 }));
    const [apart, gone] = [await sentLead(desk()), await sentLead(desk())];
    await delivered(desk());
    tool().answerWith(() => ({ status: 204 }));
    await given(desk().staff.rpc("judge_entry", { id: apart, is_spam: true }));
    await desk().run(`delete from public.contact_submissions where id = '${gone}'`);
    await makeDue(desk());
    const before = (await hook.heard()).length;
    expect(before).toBe(2);
    const log = await logOf(desk().owner, hook);
    expect(log).toMatchObject([
      {
        entry_id: apart,
        state: "skipped",
        error: "There was nothing left to tell: the record is gone or in quarantine.",
      },
    ]);
    await remove(hook);
  });

  test("nothing of an import, and of a lead that was written down", async () => {
    const hook = await listening();
    const rows = JSON.stringify([{ n: 2, name: "Ada", email: anAddress() }]);
    const file = { id: crypto.randomUUID(), file_name: "fair.csv", waits: true, rows };
    await given(desk().staff.rpc("import_leads", file));
    expect(await hook.heard()).toEqual([]);
    const id = crypto.randomUUID();
    await given(desk().staff.rpc("add_lead", { id, name: "Ada", email: anAddress() }));
    expect(await hook.heard()).toMatchObject([{ data: { id, kind: "hand-lead" } }]);
    await remove(hook);
  });

  test("each tool of what it wants to know, and none while it is off", async () => {
    const leads = await listening({ events: ["lead.created"] });
    const deals = await listening({ events: ["deal.stage_changed"] });
    const off = await listening();
    await given(desk().owner.rpc("switch_webhook", { id: off.id, is_on: false }));
    await startedDeal(desk().staff, { entry: await sentLead(desk()) });
    expect((await leads.heard()).map(({ type }) => type)).toEqual(["lead.created"]);
    expect((await deals.heard()).map(({ type }) => type)).toEqual(["deal.stage_changed"]);
    expect(await off.heard()).toEqual([]);
    expect(await logOf(desk().owner, off)).toEqual([]);
    for (const hook of [leads, deals, off]) await remove(hook);
  });
});
