import { beforeAll, describe, expect, test } from "vitest";
import { codeOf, deskOn, given } from "../pipeline/pipeline-desk.ts";
import { send } from "../records.ts";
import { engines, type Chair } from "../test-server.ts";
import { words } from "./issue-desk.ts";

const ISSUE = "11111111-1111-4111-8111-111111111111";

/** Each function with what it would take. */
const ofStaff: Readonly<Record<string, object>> = {
  list_issues: {},
  save_issue: { id: ISSUE, version: 1, ...words },
  discard_issue: { id: ISSUE, version: 9 },
  try_issue: { id: ISSUE, version: 9 },
  reader_count: {},
  issue_readers: { id: ISSUE, wanted: "refused" },
};
const ofOwners: Readonly<Record<string, object>> = {
  start_issue: { id: ISSUE, version: 9, readers: 1 },
  pause_issue: { id: ISSUE },
  resume_issue: { id: ISSUE },
  stop_issue: { id: ISSUE },
};

describe.each(engines)("who may write and send issues on %s", (engine) => {
  const desk = deskOn(engine);
  let former: Chair;
  let agent: Chair;

  beforeAll(async () => {
    await given(desk().owner.rpc("save_issue", { id: ISSUE, version: 0, ...words }));
    former = await desk().server.staff("former@perilune.example");
    agent = await desk().server.staff("second@perilune.example");
    await desk().run(`update public.staff set disabled_at = now(), role = 'owner' where user_id in (
      select id from auth.users where email = 'former@perilune.example')`);
  });
  const outside = () => [desk().visitor, desk().stranger, former];

  test.each(Object.entries(ofStaff))("%s is for the team", async (name, asked) => {
    for (const chair of outside()) expect(await codeOf(chair.rpc(name, asked))).toBe("42501");
    for (const chair of [agent, desk().owner])
      expect(await codeOf(chair.rpc(name, asked))).toBeUndefined();
  });

  test.each(Object.entries(ofOwners))("%s is for owners alone", async (name, asked) => {
    for (const chair of [...outside(), agent])
      expect(await codeOf(chair.rpc(name, asked))).toBe("42501");
    expect(await codeOf(desk().owner.rpc(name, asked))).toBeUndefined();
  });

  test("issues are read by the team, and written by their functions alone", async () => {
    const { data } = await agent.from("issues").select("id, body").eq("id", ISSUE);
    expect(data).toEqual([{ id: ISSUE, body: words.body }]);
    for (const chair of outside())
      expect((await chair.from("issues").select("id")).data ?? []).toEqual([]);
    for (const chair of [...outside(), agent, desk().owner]) {
      expect(
        (await chair.from("issues").update({ body: "Mine" }).eq("id", ISSUE)).error,
      ).not.toBeNull();
      expect((await chair.from("issues").delete().eq("id", ISSUE)).error).not.toBeNull();
      expect((await send(chair, "issues", { id: crypto.randomUUID() })).error).not.toBeNull();
    }
  });

  test("who gets which issue is read and written by nobody", async () => {
    for (const chair of [...outside(), agent, desk().owner]) {
      expect((await chair.from("issue_letters").select("outcome")).error).not.toBeNull();
      expect(
        (await chair.from("issue_letters").delete().eq("issue_id", ISSUE)).error,
      ).not.toBeNull();
      expect(
        (await send(chair, "issue_letters", { issue_id: ISSUE, subscriber_id: ISSUE })).error,
      ).not.toBeNull();
    }
  });

  test("the database itself says so, whatever the gateway does", async () => {
    const grants = await desk().run(`
      select grantee, table_name, privilege_type from information_schema.role_table_grants
      where table_name in ('issues', 'issue_letters') and grantee in ('anon', 'authenticated', 'PUBLIC')`);
    expect(grants).toEqual([
      { grantee: "authenticated", table_name: "issues", privilege_type: "SELECT" },
    ]);
    const open = await desk().run(`
      select relname from pg_class where relname in ('issues', 'issue_letters') and not relrowsecurity`);
    expect(open).toEqual([]);
    const callable = await desk().run(`
      select proc.oid::regprocedure::text as name from pg_proc proc
      where proc.proname in ('only_staff', 'issue_answer', 'tidy_issue', 'save_issue', 'discard_issue', 'try_issue',
          'readers', 'reader_count', 'start_issue', 'call_back_letters', 'hold_issue', 'own_issue', 'issue_state',
          'pause_issue', 'resume_issue', 'stop_issue', 'queue_issue_letters', 'note_issue_letter', 'skip_issue_letter',
          'bounce_reader', 'list_issues', 'issue_totals', 'issue_readers', 'expire_issue_letters', 'ask_consented')
        and (has_function_privilege('anon', proc.oid, 'execute')
          or (proc.pronamespace = 'private'::regnamespace
            and has_function_privilege('authenticated', proc.oid, 'execute')))`);
    expect(callable).toEqual([]);
  });

  test("the log says who began and stopped an issue, and none of its words", async () => {
    const id = crypto.randomUUID();
    await given(agent.rpc("save_issue", { id, version: 0, ...words }));
    await given(agent.rpc("save_issue", { id, version: 1, ...words, body: "More" }));
    await given(agent.rpc("discard_issue", { id, version: 2 }));
    const log = await desk().run<{ action: string; after: unknown }>(
      `select action, coalesce(after, before) as after from public.audit_log where record_id = '${id}' order by at`,
    );
    expect(log.map(({ action }) => action)).toEqual(["insert", "delete"]);
    expect(JSON.stringify(log)).not.toContain(words.subject);
  });
});
