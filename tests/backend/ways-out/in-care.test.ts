import { describe, expect, test } from "vitest";
import { expireRecords } from "../../../server/privacy/retention.ts";
import { anAddress, given, sentLead, startedDeal } from "../pipeline/pipeline-desk.ts";
import { engines } from "../test-server.ts";
import { delivered, hooksDeskOn, logOf, madeHook } from "./hooks-desk.ts";
import { toolHere } from "./tool.ts";

describe.each(engines)("what is kept of the ways out on %s", (engine) => {
  const desk = hooksDeskOn(engine);
  const tool = toolHere();

  test("one person's export has what was told of them; erased, nothing of it is left", async () => {
    const hook = await madeHook(desk().owner, { url: tool().origin, with_contact: true });
    const email = anAddress();
    // A tool that says back what it was told.
    tool().answerWith(({ body }) => ({ status: 200, body: body.slice(-400) }));
    const entry = await sentLead(desk(), { email });
    await startedDeal(desk().staff, { entry });
    const other = await sentLead(desk());
    await delivered(desk());
    expect(await logOf(desk().owner, hook)).toHaveLength(3);
    const found = await desk().run<{ relation: string }>(
      `select relation from private.find_person('${email}') where relation = 'webhook_deliveries'`,
    );
    expect(found).toHaveLength(2);
    await desk().run(`select private.erase_person('${email}')`);
    const left = await logOf(desk().owner, hook);
    expect(left.map((one) => one.entry_id)).toEqual([other]);
    expect(JSON.stringify(left)).not.toContain(email);
  });

  test("what was told goes after a month, tokens a year after their end", async () => {
    const hook = await madeHook(desk().owner, { url: tool().origin });
    await sentLead(desk());
    await sentLead(desk());
    await delivered(desk());
    for (const name of ["old", "young"])
      await given(desk().owner.rpc("make_token", { name, scopes: ["leads:read"] }));
    const [first] = await logOf(desk().owner, hook);
    await desk().run(`
      update public.webhook_deliveries set at = now() - interval '32 days' where id = '${first?.id}'`);
    await desk().run(`
      update private.api_tokens set revoked_at = now() - case name when 'old' then interval '367 days'
        else interval '360 days' end`);
    const { kysely } = desk().server.backend.database;
    for (const isDry of [true, false]) {
      expect(await expireRecords(kysely, {}, isDry)).toMatchObject({ deliveries: 1, tokens: 1 });
    }
    expect((await logOf(desk().owner, hook)).map(({ id }) => id)).not.toContain(first?.id);
    expect(await desk().run("select name from private.api_tokens")).toEqual([{ name: "young" }]);
  });
});
