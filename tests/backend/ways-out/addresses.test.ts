import { describe, expect, test } from "vitest";
import { codeOf, given, refusal, sentLead } from "../pipeline/pipeline-desk.ts";
import { engines } from "../test-server.ts";
import {
  delivered,
  everyEvent,
  hookOf,
  hooksDeskOn,
  listed,
  logOf,
  madeHook,
} from "./hooks-desk.ts";

const inside = [
  "https://127.0.0.1/hook",
  "https://2130706433/hook",
  "https://[::1]/hook",
  "https://[::ffff:10.0.0.1]/hook",
  "https://169.254.169.254/latest/meta-data",
  "https://10.0.0.1:8443/hook",
] as const;

describe.each(engines)("where webhooks may go on %s", (engine) => {
  const desk = hooksDeskOn(engine);
  const save = (more: object) =>
    desk().owner.rpc("save_webhook", {
      name: "n8n",
      url: "https://localhost/hook",
      events: everyEvent,
      ...more,
    });

  test.each(inside)("not to %s", async (url) => {
    expect(await refusal(save({ url }))).toEqual({ status: 422, hint: "inside" });
    const stranger = desk().stranger.rpc("save_webhook", { name: "n8n", url, events: everyEvent });
    expect(await codeOf(stranger)).toBe("42501");
  });

  test("nor to a name that leads nowhere", async () => {
    const url = "https://nowhere.invalid/hook";
    expect(await refusal(save({ url }))).toEqual({ status: 422, hint: "unknown-host" });
  });

  test.each([
    [{ url: "http://localhost/hook" }, "url"],
    [{ url: "https://ada:secret@localhost/hook" }, "url"],
    [{ url: "https://" }, "url"],
    [{ url: "localhost" }, "url"],
    [{ url: `https://localhost/${"a".repeat(2_000)}` }, "url"],
    [{ name: "   " }, "name"],
    [{ name: "a".repeat(101) }, "name"],
    [{ events: [] }, "events"],
  ])("and what cannot be one is refused with its field: %o", async (more, hint) => {
    expect(await refusal(save(more))).toEqual({ status: 422, hint });
  });

  test("an event or a preset that there is not is refused", async () => {
    expect(await codeOf(save({ events: ["lead.deleted"] }))).toBe("23514");
    expect(await codeOf(save({ preset: "carrier-pigeon" }))).toBe("23514");
  });

  test("an address that was stored elsewhere, and leads inside, is not called", async () => {
    const hook = await madeHook(desk().owner, { url: "https://localhost/hook" });
    await desk().run(
      `update public.webhooks set url = 'https://127.0.0.1:9/hook' where id = '${hook.id}'`,
    );
    await sentLead(desk());
    await delivered(desk());
    expect(await logOf(desk().owner, hook)).toMatchObject([
      {
        answer_status: null,
        error: "The address leads into our own network, where webhooks may not go.",
      },
    ]);
    await given(desk().owner.rpc("remove_webhook", { id: hook.id }));
  });

  test("a change is stored whole, and keeps the secret", async () => {
    const hook = await madeHook(desk().owner, { url: "https://localhost/hook" });
    const secret = () => desk().run("select value from private.webhook_secrets");
    const before = await secret();
    const change = { name: "Slack", url: "https://localhost/other", events: ["lead.created"] };
    const answer = await given(
      save({ ...change, id: hook.id, preset: "slack", with_contact: true }),
    );
    expect(answer).toBeNull();
    expect(await hookOf(desk().owner, hook)).toMatchObject({
      ...change,
      host: "localhost",
      preset: "slack",
      with_contact: true,
    });
    expect(await secret()).toEqual(before);
    await given(desk().owner.rpc("remove_webhook", { id: hook.id }));
    expect(await refusal(save({ ...change, id: hook.id }))).toMatchObject({ status: 404 });
    expect(await secret()).toEqual([]);
  });

  test("there are twenty at most", async () => {
    await desk().run(`
      insert into public.webhooks (name, url, events)
      select 'hook ' || n, 'https://example.com', '{lead.created}' from generate_series(1, 20) n`);
    expect(await refusal(save({}))).toEqual({ status: 409, hint: "too-many" });
    await desk().run("delete from public.webhooks");
    expect(await listed(desk().owner)).toEqual([]);
  });
});
