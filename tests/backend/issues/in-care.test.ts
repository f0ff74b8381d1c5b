import { describe, expect, test } from "vitest";
import { expireRecords } from "../../../server/privacy/retention.ts";
import { given } from "../pipeline/pipeline-desk.ts";
import { engines } from "../test-server.ts";
import { counts, issueDeskOn } from "./issue-desk.ts";

describe.each(engines)("what is kept of issues on %s", (engine) => {
  const { atRest, desk, run, onlyReaders, begun, listed, countsOf, sendAll } = issueDeskOn(engine);

  test("one person's export has which issues they had; erased, nobody can tell who it was", async () => {
    const [reader = "", other = ""] = await onlyReaders(2);
    const id = await begun(2, { body: `Thanks to ${reader} for the idea.` });
    await sendAll(id);
    const found =
      await run(`select relation, id, content ->> 'outcome' as outcome from private.find_person('${reader}')
      where relation = 'issue_letters'`);
    expect(found).toEqual([{ relation: "issue_letters", id, outcome: "handed" }]);
    await run(`select private.erase_person('${reader}')`);
    expect(await run(`select * from private.find_person('${reader}')`)).toEqual([]);
    const issue = await run(`select body from public.issues where id = '${id}'`);
    expect(JSON.stringify(issue)).not.toContain(reader);
    expect(await countsOf(id)).toEqual(counts({ handed: 2 }));
    expect(
      await run(
        `select relation from private.find_person('${other}') where relation = 'issue_letters'`,
      ),
    ).toHaveLength(1);
  });

  test("a year after an issue ended it is forgotten who had it, and how many did is kept", async () => {
    await run("delete from public.issues");
    await onlyReaders(3);
    const old = await begun(3, { subject: "Old" });
    await sendAll(old);
    const young = await begun(3, { subject: "Young" });
    await sendAll(young);
    await run(`update public.issues set ended_at = now() - case subject when 'Old' then interval '367 days'
      else interval '360 days' end`);
    const { kysely } = desk().server.backend.database;
    for (const isDry of [true, false])
      expect(await expireRecords(kysely, {}, isDry)).toMatchObject({ issues: 3 });
    expect(await expireRecords(kysely, {}, false)).toMatchObject({ issues: 0 });
    expect(await run(`select distinct issue_id from public.issue_letters`)).toEqual([
      { issue_id: young },
    ]);
    expect(await countsOf(old)).toEqual(counts({ handed: 3 }));
    expect(await countsOf(young)).toEqual(counts({ handed: 3 }));
    expect(await listed(old)).toMatchObject({ readers: 3, subject: "Old" });
    expect(await given(desk().staff.rpc("issue_readers", { id: old, wanted: "refused" }))).toEqual(
      [],
    );
  });

  test("an issue that goes on, and a draft, are not forgotten", async () => {
    await onlyReaders(2);
    const goOn = await atRest();
    const id = await begun(2);
    await run(
      `update public.issues set started_at = now() - interval '800 days', changed_at = now() - interval '800 days'`,
    );
    await expireRecords(desk().server.backend.database.kysely, { issues: { months: 1 } }, false);
    expect(await countsOf(id)).toEqual(counts({ waiting: 2 }));
    await goOn();
  });
});
