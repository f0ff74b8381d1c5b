import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test } from "vitest";
import { given, refusal, sentLead } from "../pipeline/pipeline-desk.ts";
import { engines } from "../test-server.ts";
import {
  delivered,
  hookOf,
  hooksDeskOn,
  logOf,
  madeHook,
  makeDue,
  messageOf,
} from "./hooks-desk.ts";
import { toolHere } from "./tool.ts";

describe.each(engines)("how deliveries leave on %s", (engine) => {
  const desk = hooksDeskOn(engine);
  const tool = toolHere();
  const remove = (id: string) => given(desk().owner.rpc("remove_webhook", { id }));
  const hookHere = (more: object = {}) =>
    madeHook(desk().owner, { url: `${tool().origin}/${crypto.randomUUID()}`, ...more });

  afterEach(async () => {
    tool().answerWith(() => ({ status: 204 }));
    tool().hangUp();
    await delivered(desk());
    tool().taken.length = 0;
    await desk().run("delete from public.webhooks");
  });

  test("signed, so that the specification's own library takes them for ours and unchanged", async () => {
    const { secret } = await hookHere();
    await sentLead(desk());
    await delivered(desk());
    const [taken] = tool().taken;
    if (taken === undefined) throw new Error("Nothing came.");
    expect(taken.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Perilune-Webhooks/1",
    });
    expect(new Webhook(secret).verify(taken.body, taken.headers)).toEqual(messageOf(taken));
    expect(() => new Webhook(secret).verify(`${taken.body} `, taken.headers)).toThrow(
      "No matching signature found",
    );
  });

  test("for a day with both secrets after it was renewed, then with the new one alone", async () => {
    const hook = await hookHere();
    const renewed = await given<string>(desk().owner.rpc("renew_webhook", { id: hook.id }));
    expect((await hookOf(desk().owner, hook)).both_until).not.toBeNull();
    await sentLead(desk());
    await delivered(desk());
    await desk().run(
      "update private.webhook_secrets set ends_at = now() where ends_at < 'infinity'",
    );
    await sentLead(desk());
    await delivered(desk());
    const [both, one] = tool().taken;
    for (const secret of [hook.secret, renewed]) {
      expect(new Webhook(secret).verify(both?.body ?? "", both?.headers ?? {})).toBeDefined();
    }
    expect(new Webhook(renewed).verify(one?.body ?? "", one?.headers ?? {})).toBeDefined();
    expect(() => new Webhook(hook.secret).verify(one?.body ?? "", one?.headers ?? {})).toThrow(
      "No matching signature found",
    );
    expect((await hookOf(desk().owner, hook)).both_until).toBeNull();
  });

  test("again after one, two, four minutes under the same id, ten times, and the log says how", async () => {
    const hook = await hookHere();
    tool().answerWith(() => ({ status: 500, body: "<b>We are closed</b>" }));
    await sentLead(desk());
    await delivered(desk());
    const waits: number[] = [];
    for (let tries = 1; tries < 10; tries += 1) {
      const [row] = await desk().run<{ wait: number; attempts: number }>(`
        select attempts, round(extract(epoch from next_at - now()) / 60)::integer as wait
        from public.webhook_deliveries where state = 'queued'`);
      expect(row?.attempts).toBe(tries);
      waits.push(row?.wait ?? 0);
      await makeDue(desk());
      await delivered(desk());
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
    expect(new Set(tool().taken.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(tool().taken).toHaveLength(10);
    const [logged] = await logOf(desk().owner, hook);
    expect(logged).toMatchObject({
      state: "failed",
      attempts: 10,
      answer_status: 500,
      answer: "<b>We are closed</b>",
      error: "Ten tries failed. The receiver answered 500.",
    });
    tool().answerWith(() => ({ status: 200, body: "thanks" }));
    await given(desk().owner.rpc("resend_delivery", { id: logged?.id }));
    await delivered(desk());
    expect(tool().taken.at(-1)?.headers["webhook-id"]).toBe(logged?.id);
    expect(await logOf(desk().owner, hook)).toMatchObject([
      { state: "sent", attempts: 1, answer_status: 200, answer: "thanks", error: "" },
    ]);
  });

  test("one after the other to one tool, and to another one beside it while the first says nothing", async () => {
    await hookHere({ url: `${tool().origin}/slow`, events: ["lead.created"] });
    await hookHere({ url: `${tool().origin}/quick`, events: ["lead.created"] });
    tool().answerWith(({ path }) => (path === "/slow" ? "nothing" : { status: 204 }));
    for (let count = 0; count < 3; count += 1) await sentLead(desk());
    const pathsOf = () => tool().taken.map(({ path }) => path);
    await expect.poll(() => pathsOf().filter((path) => path === "/quick")).toHaveLength(3);
    expect(pathsOf().filter((path) => path === "/slow")).toHaveLength(1);
  });

  test("not again to a tool that wants to be left alone, until then", async () => {
    const hook = await hookHere({ events: ["lead.created"] });
    tool().answerWith(() => ({ status: 429, headers: { "retry-after": "600" } }));
    for (let count = 0; count < 3; count += 1) {
      await sentLead(desk());
      await delivered(desk());
    }
    expect(tool().taken).toHaveLength(1);
    const [row] = await desk().run<{ wait: number }>(`
      select round(extract(epoch from next_at - now()) / 60)::integer as wait
      from public.webhook_deliveries where attempts = 1`);
    expect(row?.wait).toBe(10);
    expect((await hookOf(desk().owner, hook)).waiting).toBe(3);
  });

  test("nowhere else than to the address: a redirect is not followed", async () => {
    const hook = await hookHere();
    const location = `${tool().origin}/elsewhere`;
    tool().answerWith(() => ({ status: 307, headers: { location } }));
    await sentLead(desk());
    await delivered(desk());
    expect(tool().taken.map(({ path }) => path)).not.toContain("/elsewhere");
    expect(await logOf(desk().owner, hook)).toMatchObject([
      { state: "queued", answer_status: 307, error: expect.stringContaining("is not followed") },
    ]);
  });

  test("and what a tool answers is read as far as 64 kB, whether it ends or not", async () => {
    const hook = await hookHere();
    tool().answerWith(() => ({ status: 200, body: "ä".repeat(50_000), after: "silence" }));
    await sentLead(desk());
    await delivered(desk());
    const [logged] = await logOf(desk().owner, hook);
    expect(logged).toMatchObject({ state: "sent", answer: "ä".repeat(500) });
  });

  test("a tool that breaks off within its answer has answered", async () => {
    const hook = await hookHere();
    tool().answerWith(() => ({ status: 200, body: "tak", after: "break" }));
    await sentLead(desk());
    await delivered(desk());
    expect(await logOf(desk().owner, hook)).toMatchObject([{ state: "sent", answer_status: 200 }]);
  });

  test("a tool that nobody listens for is told of in words", async () => {
    const hook = await hookHere({ url: "https://localhost:9/" });
    await sentLead(desk());
    await delivered(desk());
    expect(await logOf(desk().owner, hook)).toMatchObject([
      { state: "queued", answer_status: null, error: "Nothing listens at this address." },
    ]);
  });

  test("410 switches off at once, every owner is told, and what waited never leaves", async () => {
    const hook = await hookHere();
    tool().answerWith(() => ({ status: 503 }));
    await sentLead(desk());
    await delivered(desk());
    tool().answerWith(() => ({ status: 410 }));
    await sentLead(desk());
    await delivered(desk());
    expect(await hookOf(desk().owner, hook)).toMatchObject({ disabled_why: "gone", waiting: 0 });
    expect((await logOf(desk().owner, hook)).map(({ state }) => state)).toEqual([
      "failed",
      "skipped",
    ]);
    const letters = await desk().run<{ to: string }>(
      `select "to" from public.outbox where template = 'webhook-off' and payload ->> 'webhook' = '${hook.id}'`,
    );
    expect(letters).toEqual([{ to: "owner@perilune.example" }]);
  });

  test("five days of failures switch off, four do not, and one success begins anew", async () => {
    const hook = await hookHere();
    const failFor = async (days: number) => {
      tool().answerWith(() => ({ status: 500 }));
      await sentLead(desk());
      await delivered(desk());
      await desk().run(
        `update public.webhooks set failing_since = failing_since - interval '${days} days'`,
      );
      await sentLead(desk());
      await delivered(desk());
    };
    await failFor(4);
    expect(await hookOf(desk().owner, hook)).toMatchObject({ disabled_at: null });
    tool().answerWith(() => ({ status: 204 }));
    await sentLead(desk());
    await delivered(desk());
    expect(await hookOf(desk().owner, hook)).toMatchObject({ failing_since: null });
    await failFor(5.01);
    expect(await hookOf(desk().owner, hook)).toMatchObject({ disabled_why: "failing" });
    await given(desk().owner.rpc("switch_webhook", { id: hook.id, is_on: true }));
    expect(await hookOf(desk().owner, hook)).toMatchObject({
      disabled_at: null,
      disabled_why: null,
      failing_since: null,
    });
  });

  test("a try that ends after another one has taken it up changes nothing", async () => {
    const hook = await hookHere();
    await sentLead(desk());
    await delivered(desk());
    await desk().run(`
      update public.webhook_deliveries set state = 'sending', attempts = 2, next_at = now() + interval '1 minute'`);
    const [{ id } = { id: "" }] = await logOf(desk().owner, hook);
    await desk().run(`select private.end_try('${id}', 1, 'gone', null, 410, '', 'Too late.', 1)`);
    expect(await logOf(desk().owner, hook)).toMatchObject([
      { state: "sending", attempts: 2, answer_status: 204, error: "" },
    ]);
    expect(await hookOf(desk().owner, hook)).toMatchObject({ disabled_at: null });
  });

  test("a test is a delivery like the others, and says that it is one", async () => {
    const hook = await hookHere({ name: "Leads to n8n" });
    const id = await given<string>(desk().owner.rpc("test_webhook", { id: hook.id }));
    await delivered(desk());
    expect(tool().taken.map(messageOf)).toMatchObject([
      { type: "test", data: { webhook: { id: hook.id, name: "Leads to n8n" } } },
    ]);
    expect(await logOf(desk().owner, hook)).toMatchObject([{ id, event: "test", state: "sent" }]);
  });

  test("what is off, gone or under way is refused in words", async () => {
    const hook = await hookHere();
    const id = await given<string>(desk().owner.rpc("test_webhook", { id: hook.id }));
    await delivered(desk());
    await desk().run(
      "update public.webhook_deliveries set state = 'sending', next_at = now() + interval '1 minute'",
    );
    const resend = () => refusal(desk().owner.rpc("resend_delivery", { id }));
    expect(await resend()).toEqual({ status: 409, hint: "changed" });
    await desk().run("update public.webhook_deliveries set state = 'sent'");
    await given(desk().owner.rpc("switch_webhook", { id: hook.id, is_on: false }));
    expect(await resend()).toEqual({ status: 409, hint: "off" });
    const trial = desk().owner.rpc("test_webhook", { id: hook.id });
    expect(await refusal(trial)).toEqual({ status: 409, hint: "off" });
    await remove(hook.id);
    expect(await resend()).toMatchObject({ status: 404 });
  });
});
