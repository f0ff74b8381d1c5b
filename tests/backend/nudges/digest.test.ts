import { describe, expect, test } from "vitest";
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
