import { describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { engines } from "../test-server.ts";
import { nudgeTeamOn } from "./nudge-team.ts";

describe.each(engines)("the digest, as it is read, on %s", (engine) => {
  const team = nudgeTeamOn(engine);
  /** In whatever hour the test runs, it is due now. */
  const dueNow = () => team.run("update public.nudge_choices set digest_on = null", "lee");
  const digest = { digest_hour: 0, zone: "Europe/Lisbon" };

  test("has what waits for its reader and for nobody, the follow-ups, what was kept for it, and what is new", async () => {
    await team.choose("lee", {
      ...digest,
      assigned: "digest",
      mentioned: "digest",
      overdue: "off",
    });
    await team.run("update public.nudge_choices set digest_on = (now() at time zone zone)::date");
    const [mine, late, nobodys, done, named] = [
      await team.aRecord(),
      await team.aRecord(),
      await team.aRecord(),
      await team.aRecord(),
      await team.aRecord(),
    ];
    await team.assign("dana", mine.id, "lee");
    await team.assign("lee", late.id, "lee");
    await team.assign("lee", done.id, "lee");
    await team.assign("sam", named.id, "sam");
    await team.waitedFor(late.id, "25 hours");
    await team.run(
      `update public.contact_submissions set status = 'responded' where id = '${done.id}'`,
    );
    await team.run(
      `update public.inbox_entries set follow_up_on = '2026-01-01' where id = '${done.id}'`,
    );
    await team.note("dana", named.id, "What do you think?", ["lee"]);
    await team.minutesPass(2);
    await team.look();
    expect(await team.lettersTo("lee")).toEqual([]);
    await dueNow();
    const [letter, ...others] = await team.lettersTo("lee");
    expect(others).toEqual([]);
    expect(letter?.headers.get("subject")).toBe("Your day: 1 overdue, 1 waiting, 1 to follow up");
    const parts = letter?.text.split(/\n(?=[^\n]+\n-+\n)/) ?? [];
    const partOf = (title: string) => parts.find((part) => part.startsWith(title)) ?? "";
    expect(partOf("Yours: 1 overdue, 1 waiting")).toMatch(
      new RegExp(`${late.reference}[^]*\\nWas due [^]*Lisbon time[^]*${mine.reference}[^]*\\nDue `),
    );
    expect(partOf("To follow up today")).toContain(done.reference);
    expect(partOf("Kept for this letter")).toContain("Given to you by Dana Reyes");
    expect(partOf("Kept for this letter")).toContain("Dana Reyes wrote:\n> What do you think?\n");
    expect(partOf("With nobody: 1 waiting")).toContain(nobodys.reference);
    expect(partOf("New since yesterday: 5")).toContain("Contact submissions:  5\n");
    expect(
      await team.run("select body, entry_id from public.outbox where template = 'digest'"),
    ).toEqual([{ body: "", entry_id: null }]);
    expect(await team.lettersTo("lee")).toHaveLength(1);
    expect(await team.lettersTo("dana")).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining("Your day") }),
    );
  });

  test("of nothing is not sent, and the list of letters says why", async () => {
    await team.choose("lee", digest);
    await dueNow();
    expect(await team.lettersTo("lee")).toEqual([]);
    expect(
      await team.run(`select state, error from public.outbox where template = 'digest'`),
    ).toEqual([{ state: "skipped", error: "There was nothing to tell that day." }]);
  });

  test("tells of the quarantine when something has come there or leaves it soon, and not else", async () => {
    await team.choose("lee", digest);
    const message = "[url=https://desk.example]Buy backlinks[/url]";
    await team.server().visitor().from("contact_submissions").insert(aLead({ message }));
    const wordsOf = async () => {
      await dueNow();
      const letters = await team.lettersTo("lee");
      return letters.map(({ text }) => text.replaceAll(/\s+/g, " ")).at(-1);
    };
    const list = "https://www.perilune.example/admin?view=quarantine";
    expect(await wordsOf()).toContain(`In quarantine: 1 suspected message, 1 new ${list} `);
    expect(await team.subjectsTo("lee")).toEqual(["Your day: 1 in quarantine"]);
    const putThere = (ago: string) =>
      team.run(`update public.inbox_entries set quarantined_at = now() - interval '${ago}'`);
    await putThere("20 days");
    await dueNow();
    expect(await team.lettersTo("lee")).toHaveLength(1);
    await putThere("1 month -6 days");
    expect(await wordsOf()).toContain(
      `In quarantine: 1 suspected message; 1 will be deleted within a week ${list} `,
    );
    const [{ items } = {}] = await team.run(`
      select private.digest_items(id, 3) -> 'quarantine' as items from public.outbox
      where template = 'digest' order by created_at desc limit 1`);
    expect(items).toEqual({ total: 1, fresh: 0, leaving: 0 });
  });

  test("of thirty records lists twenty and leads to the rest", async () => {
    for (let count = 0; count < 24; count += 1) await team.aRecord();
    await team.run(`update public.inbox_entries set assignee_id = '${team.idOf("lee")}'`);
    await team.run("update private.nudged set handed_at = now()");
    await team.choose("lee", digest);
    await dueNow();
    const [letter] = await team.lettersTo("lee");
    expect(letter?.headers.get("subject")).toBe("Your day: 24 waiting");
    expect(letter?.text.match(/\nPR-/g)).toHaveLength(20);
    expect(letter?.text).toContain(
      "and 4 more\nhttps://www.perilune.example/admin?view=all&due=waiting&assignee=me\n",
    );
  });
});
