import { beforeAll, describe, expect, test } from "vitest";
import { codeOf, deskOn, given } from "../pipeline/pipeline-desk.ts";
import { send } from "../records.ts";
import { engines, type Chair } from "../test-server.ts";
import { everyEvent } from "./hooks-desk.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const tables = ["webhooks", "webhook_deliveries"] as const;

/** Each function with what it would take from an owner. */
const questions: Readonly<Record<string, object>> = {
  save_webhook: { name: "n8n", url: "https://93.184.216.34/", events: everyEvent },
  renew_webhook: { id: NOBODY },
  switch_webhook: { id: NOBODY, is_on: true },
  remove_webhook: { id: NOBODY },
  list_webhooks: {},
  webhook_log: { webhook: NOBODY },
  test_webhook: { id: NOBODY },
  resend_delivery: { id: NOBODY },
  make_token: { name: "Report", scopes: ["leads:read"] },
  revoke_token: { id: NOBODY },
  list_tokens: {},
};

describe.each(engines)("who may see and change the ways out on %s", (engine) => {
  const desk = deskOn(engine);
  let former: Chair;

  beforeAll(async () => {
    await given(desk().owner.rpc("save_webhook", questions["save_webhook"]));
    former = await desk().server.staff("former@perilune.example");
    await desk().run(`update public.staff set disabled_at = now(), role = 'owner' where user_id in (
      select id from auth.users where email = 'former@perilune.example')`);
  });
  const others = () => [desk().visitor, desk().stranger, former, desk().staff];

  test.each(Object.entries(questions))("%s is for owners alone", async (name, asked) => {
    for (const chair of others()) expect(await codeOf(chair.rpc(name, asked))).toBe("42501");
    expect(await codeOf(desk().owner.rpc(name, asked))).not.toBe("42501");
  });

  test.each(tables)("%s: nobody reads or writes rows", async (table) => {
    for (const chair of [...others(), desk().owner]) {
      expect((await chair.from(table).select("*")).error).not.toBeNull();
      expect((await chair.from(table).delete().eq("id", NOBODY)).error).not.toBeNull();
      expect(
        (await chair.from(table).update({ id: NOBODY }).eq("id", NOBODY)).error,
      ).not.toBeNull();
      expect((await send(chair, table, { id: NOBODY })).error).not.toBeNull();
    }
  });

  test("the database itself says so, whatever the gateway does", async () => {
    const grants = await desk().run(`
      select grantee, table_name, privilege_type from information_schema.role_table_grants
      where table_name in ('webhooks', 'webhook_deliveries', 'webhook_secrets', 'api_tokens')
        and grantee in ('anon', 'authenticated', 'PUBLIC')`);
    expect(grants).toEqual([]);
    const secrets = await desk().run(`
      select grantee from information_schema.role_table_grants
      where table_name in ('webhook_secrets', 'api_tokens') and grantee = 'service_role'`);
    expect(secrets).toEqual([]);
    const open = await desk().run(`
      select relname from pg_class where relname in (
        'webhooks', 'webhook_deliveries', 'webhook_secrets', 'api_tokens') and not relrowsecurity`);
    expect(open).toEqual([]);
    const callable = await desk().run<{ name: string }>(`
      select proc.oid::regprocedure::text as name from pg_proc proc
      where proc.proname in ('save_webhook', 'renew_webhook', 'switch_webhook', 'remove_webhook', 'list_webhooks',
          'webhook_log', 'test_webhook', 'resend_delivery', 'make_token', 'revoke_token', 'list_tokens', 'new_secret',
          'only_owners', 'own_webhook', 'switch_off', 'tell_tools', 'lead_told', 'delivery_told', 'claim_delivery',
          'end_try', 'use_token', 'api_leads', 'api_lead', 'is_active_owner', 'staff_name')
        and (has_function_privilege('anon', proc.oid, 'execute')
          or (proc.pronamespace = 'private'::regnamespace
            and has_function_privilege('authenticated', proc.oid, 'execute')))`);
    expect(callable).toEqual([]);
  });

  test("the log says who changed what, and no address or secret", async () => {
    const name = "Chat of the office";
    const url = "https://93.184.216.34/services/T000/B000/secret-part";
    await given(desk().owner.rpc("save_webhook", { name, url, events: everyEvent }));
    const [hook] = await desk().run<{ id: string }>(
      `select id from public.webhooks where name = '${name}'`,
    );
    const { id } = hook ?? {};
    await given(desk().owner.rpc("renew_webhook", { id }));
    await given(desk().owner.rpc("switch_webhook", { id, is_on: false }));
    await given(desk().owner.rpc("remove_webhook", { id }));
    const log = await desk().run<{ action: string; actor: string }>(`
      select action, users.email as actor from public.audit_log log
      left join auth.users on users.id = log.actor_id where kind = 'webhook' and record_id = '${id}' order by at, action`);
    const owner = "owner@perilune.example";
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([
      ["insert", owner],
      ["update", owner],
      ["update", owner],
      ["delete", owner],
    ]);
    const words = JSON.stringify(await desk().run("select * from public.audit_log"));
    expect(words).toContain("93.184.216.34");
    expect(words).not.toMatch(/secret-part|whsec_|prl_/);
  });
});
