import { describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { nudgeTeamOn } from "./nudge-team.ts";

const usual = { quiet_from: 19, quiet_to: 8, weekends: false };

/** The site has no mail, so that letters are written at the hours which the test names and at no others. */
describe.each(engines)("at which hours letters to the team are written, on %s", (engine) => {
  const team = nudgeTeamOn(engine, { hasMail: false });

  /** A note to Lee, written at this moment. */
  async function mentionedAt(moment: string): Promise<void> {
    const { id } = await team.aRecord();
    await team.note("dana", id, "Look", ["lee"]);
    await team.run(`update private.nudged set at = '${moment}' where handed_at is null`);
  }
  /** Marks what it wrote with the moment. */
  async function handOut(moment: string): Promise<void> {
    await team.run(`select private.hand_out_nudges('${moment}')`);
    await team.run(
      `update public.outbox set next_at = '${moment}' where priority = 1 and payload ->> 'at' is null`,
    );
    await team.run(
      "update public.outbox set payload = payload || '{\"at\": true}' where priority = 1",
    );
  }
  async function letters(template = "nudge") {
    return team.run(`select "to" from public.outbox where template = '${template}'`);
  }

  test.each([
    ["an hour of work", {}, "2027-01-13 12:00 America/Los_Angeles", "2027-01-13 12:00"],
    ["the last minute of the day", {}, "2027-01-13 18:59 America/Los_Angeles", "2027-01-13 18:59"],
    ["the evening", {}, "2027-01-13 19:00 America/Los_Angeles", "2027-01-14 08:00"],
    ["the night", {}, "2027-01-14 03:00 America/Los_Angeles", "2027-01-14 08:00"],
    ["a Friday evening", {}, "2027-01-15 20:00 America/Los_Angeles", "2027-01-18 08:00"],
    ["a Sunday at noon", {}, "2027-01-17 12:00 America/Los_Angeles", "2027-01-18 08:00"],
    [
      "a Sunday, for who works then",
      { weekends: true },
      "2027-01-17 12:00 America/Los_Angeles",
      "2027-01-17 12:00",
    ],
    [
      "a Friday evening in Tokyo",
      { zone: "Asia/Tokyo" },
      "2027-01-15 19:30 Asia/Tokyo",
      "2027-01-18 08:00",
    ],
    [
      "the night before the clocks go forward",
      { weekends: true, zone: "Europe/Berlin" },
      "2027-03-27 22:00 Europe/Berlin",
      "2027-03-28 08:00",
    ],
    [
      "the night in which the clocks go back",
      { weekends: true, zone: "America/New_York" },
      "2027-11-06 22:00 America/New_York",
      "2027-11-07 08:00",
    ],
    [
      "quiet hours within a day",
      { quiet_from: 9, quiet_to: 17 },
      "2027-01-13 09:00 America/Los_Angeles",
      "2027-01-13 17:00",
    ],
  ])("what comes in %s waits for no longer than it has to", async (_when, changed, came, told) => {
    await team.choose("lee", { ...usual, ...changed });
    const [, zone = ""] = / (\S+\/\S+)$/.exec(came) ?? [];
    await mentionedAt(came);
    const quarters =
      await team.run(`select to_char(quarter at time zone '${zone}', 'YYYY-MM-DD HH24:MI') as there,
        quarter::text as moment
      from generate_series('${came}'::timestamptz, '${told} ${zone}'::timestamptz, '15 minutes') quarter`);
    // The first at which it is told may be the moment itself.
    for (const { moment } of quarters.slice(0, -1)) {
      await handOut(String(moment));
      expect({ moment, letters: await letters() }).toEqual({ moment, letters: [] });
    }
    const last = quarters.at(-1);
    expect(last?.["there"]).toBe(told);
    await handOut(String(last?.["moment"]));
    expect(await letters()).toEqual([{ to: "lee@perilune.example" }]);
  });

  test("what comes in one night is one letter in the morning, of each sort", async () => {
    await team.choose("lee", usual);
    for (const hour of [20, 22, 23]) await mentionedAt(`2027-01-13 ${hour}:00 America/Los_Angeles`);
    const { id } = await team.aRecord();
    await team.assign("dana", id, "lee");
    await team.run(
      "update private.nudged set at = '2027-01-14 05:00 America/Los_Angeles' where what = 'assigned'",
    );
    await handOut("2027-01-14 07:59 America/Los_Angeles");
    expect(await letters()).toEqual([]);
    await handOut("2027-01-14 08:00 America/Los_Angeles");
    expect(await letters()).toHaveLength(2);
    const rows = await team.run(`select count(*)::integer as of from private.nudged
      where outbox_id is not null group by what order by 1`);
    expect(rows).toEqual([{ of: 1 }, { of: 3 }]);
  });

  test("without quiet hours a follow-up waits for eight in the morning all the same", async () => {
    const { id } = await team.aRecord();
    await team.assign("lee", id, "lee");
    await team.run(`update public.contact_submissions set status = 'responded' where id = '${id}'`);
    await team.run(
      `update public.inbox_entries set follow_up_on = '2027-01-13' where id = '${id}'`,
    );
    await team.run("select private.find_nudges('2027-01-13 00:05 America/Los_Angeles')");
    await handOut("2027-01-13 07:59 America/Los_Angeles");
    expect(await letters()).toEqual([]);
    await handOut("2027-01-13 08:00 America/Los_Angeles");
    expect(await letters()).toHaveLength(1);
  });

  test.each([
    ["in summer and winter", "Europe/Berlin", 7, "2027-07-05", 4, ["07", "07", "07", "07"]],
    ["of a missing hour", "America/New_York", 2, "2027-03-13", 3, ["02", "03", "02"]],
    ["of an hour that comes twice", "America/New_York", 1, "2027-11-06", 3, ["01", "01", "01"]],
    ["at midnight", "Asia/Kolkata", 0, "2027-07-05", 3, ["00", "00", "00"]],
    [
      "of a half-hour zone that changes",
      "Australia/Lord_Howe",
      2,
      "2027-10-02",
      3,
      ["02", "02", "02"],
    ],
  ] as const)(
    "a digest %s comes once a day, at its reader's hour",
    async (_when, zone, hour, first, days, hours) => {
      await team.choose("lee", { zone, digest_hour: hour });
      await team.run("update public.nudge_choices set digest_on = null");
      const quarters = await team.run(`select quarter::text as moment from generate_series(
        '${first} 00:00 ${zone}'::timestamptz, ('${first}'::date + ${days} + time '00:00') at time zone '${zone}'
          - interval '1 minute', '15 minutes') quarter`);
      for (const { moment } of quarters) await handOut(String(moment));
      const rows =
        await team.run(`select to_char(next_at at time zone '${zone}', 'YYYY-MM-DD HH24') as there
        from public.outbox where template = 'digest' order by next_at`);
      const day = (count: number) =>
        new Date(Date.parse(first) + count * 86_400_000).toISOString().slice(0, 10);
      expect(rows).toEqual(hours.map((found, count) => ({ there: `${day(count)} ${found}` })));
    },
  );

  test("a digest comes at no weekend unless wanted", async () => {
    await team.choose("lee", { ...usual, digest_hour: 7 });
    await team.run("update public.nudge_choices set digest_on = null");
    for (const day of [15, 16, 17, 18])
      for (const hour of ["06:59", "07:00", "12:00"])
        await handOut(`2027-01-${day} ${hour} America/Los_Angeles`);
    const rows = await team.run(
      "select extract(day from next_at at time zone 'America/Los_Angeles')::integer as day from public.outbox where template = 'digest' order by 1",
    );
    expect(rows).toEqual([{ day: 15 }, { day: 18 }]);
  });

  test("what is to be in the digest waits for it, in whatever hour, and is told once", async () => {
    await team.choose("lee", { ...usual, mentioned: "digest", assigned: "off" });
    await mentionedAt("2027-01-13 12:00 America/Los_Angeles");
    await team.run("update public.nudge_choices set digest_on = '2027-01-13'");
    await handOut("2027-01-13 12:00 America/Los_Angeles");
    await handOut("2027-01-13 23:00 America/Los_Angeles");
    expect(await letters()).toEqual([]);
    expect(await letters("digest")).toEqual([]);
    await handOut("2027-01-14 08:00 America/Los_Angeles");
    await handOut("2027-01-15 08:00 America/Los_Angeles");
    expect(await letters()).toEqual([]);
    expect(await letters("digest")).toHaveLength(2);
    const told =
      await team.run(`select jsonb_array_length(private.digest_items(id) -> 'told') as count
      from public.outbox where template = 'digest' order by next_at`);
    expect(told).toEqual([{ count: 1 }, { count: 0 }]);
  });

  test("without mail the server looks for nothing and writes nothing", async () => {
    const { id } = await team.aRecord();
    await team.note("dana", id, "Look", ["lee"]);
    await team.waitedFor(id, "25 hours");
    await team.server().mailWorker?.runDueMail();
    expect(await letters()).toEqual([]);
    expect(await team.run("select what, handed_at from private.nudged")).toEqual([
      { what: "mentioned", handed_at: null },
    ]);
  });
});
