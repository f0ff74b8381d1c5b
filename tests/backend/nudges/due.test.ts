import { describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { nudgeTeamOn } from "./nudge-team.ts";

/** A message is answered within 24 hours: six are a quarter of them. */
describe.each(engines)("letters about what is due, on %s", (engine) => {
  const team = nudgeTeamOn(engine);

  test("whoever has it hears once when a quarter of the time is left, and once when it is over", async () => {
    const { id, reference } = await team.aRecord();
    await team.assign("lee", id, "lee");
    await team.waitedFor(id, "17 hours 59 minutes");
    await team.look();
    expect(await team.lettersTo("lee")).toEqual([]);
    await team.waitedFor(id, "18 hours 1 minute");
    for (let looks = 0; looks < 3; looks += 1) await team.look();
    const soon = `${reference} is due in 6 hours`;
    expect(await team.subjectsTo("lee")).toEqual([soon]);
    await timePasses(id, "6 hours");
    for (let looks = 0; looks < 3; looks += 1) await team.look();
    expect(await team.subjectsTo("lee")).toEqual([soon, `Overdue: ${reference}`]);
    expect(await team.lettersTo("dana")).toEqual([]);
    expect(await team.lettersTo("sam")).toEqual([]);
  });

  test("what nobody has is told to the owners, with what is due in the same hour in one letter", async () => {
    const [one, two] = [await team.aRecord(), await team.aRecord()];
    for (const { id } of [one, two]) await team.waitedFor(id, "20 hours");
    await team.look();
    const [letter, ...others] = await team.lettersTo("dana");
    expect(others).toEqual([]);
    expect(letter?.headers.get("subject")).toBe("Two records are due soon");
    expect(letter?.text).toContain("https://www.perilune.example/admin?view=all&due=due\n");
    expect(letter?.text).toMatch(
      /\nDue \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M \(Pacific time, P[DS]T\)\n/,
    );
    expect(await team.lettersTo("lee")).toEqual([]);
  });

  test("after as much time again the owners hear that still nobody has answered", async () => {
    const { id, reference } = await team.aRecord();
    await team.assign("lee", id, "lee");
    await team.waitedFor(id, "25 hours");
    await team.look();
    expect(await team.subjectsTo("lee")).toEqual([`Overdue: ${reference}`]);
    await timePasses(id, "22 hours");
    await team.look();
    expect(await team.lettersTo("dana")).toEqual([]);
    await timePasses(id, "2 hours");
    for (let looks = 0; looks < 3; looks += 1) await team.look();
    const [letter, ...others] = await team.lettersTo("dana");
    expect(others).toEqual([]);
    expect(letter?.headers.get("subject")).toBe(`Still nobody has answered ${reference}`);
    expect(letter?.text).toContain("Nobody has answered since it was due");
    expect(await team.lettersTo("lee")).toHaveLength(1);
  });

  test("what was answered while the letter waited for the morning is not told of", async () => {
    const [answered, waiting] = [await team.aRecord(), await team.aRecord()];
    for (const { id } of [answered, waiting]) {
      await team.assign("lee", id, "lee");
      await team.waitedFor(id, "20 hours");
    }
    await quietNow("lee");
    await team.look();
    expect(await team.lettersTo("lee")).toEqual([]);
    const { error } = await team
      .chair("lee")
      .from("contact_submissions")
      .update({ status: "responded" })
      .eq("id", answered.id);
    expect(error).toBeNull();
    await team.choose("lee");
    expect(await team.subjectsTo("lee")).toEqual([
      expect.stringContaining(`${waiting.reference} is due in`),
    ]);
  });

  test("a letter of which everything is answered when it is written is skipped, and says why", async () => {
    const { id } = await team.aRecord();
    await team.assign("lee", id, "lee");
    await team.waitedFor(id, "25 hours");
    await quietNow("lee");
    await team.look();
    await team.run(`update public.contact_submissions set status = 'responded' where id = '${id}'`);
    await team.choose("lee");
    expect(await team.lettersTo("lee")).toEqual([]);
    expect(
      await team.run("select state, error from public.outbox where template = 'nudge'"),
    ).toEqual([{ state: "skipped", error: "What it was about has been done since." }]);
  });

  test("of what became late in one night there is one letter in the morning, the last", async () => {
    const { id, reference } = await team.aRecord();
    await team.assign("dana", id, "dana");
    await quietNow("dana");
    await team.waitedFor(id, "20 hours");
    for (const interval of ["5 hours", "24 hours", "1 hour"]) {
      await team.look();
      await timePasses(id, interval);
    }
    expect(await team.run("select what from private.nudged order by what")).toEqual([
      { what: "due" },
      { what: "escalated" },
      { what: "overdue" },
    ]);
    await team.choose("dana");
    expect(await team.subjectsTo("dana")).toEqual([`Still nobody has answered ${reference}`]);
  });

  test("what is late and off does not keep back what was due", async () => {
    const { id, reference } = await team.aRecord();
    await team.assign("lee", id, "lee");
    await quietNow("lee");
    await team.waitedFor(id, "20 hours");
    await team.look();
    await timePasses(id, "5 hours");
    await team.look();
    await team.choose("lee", { overdue: "off" });
    expect(await team.subjectsTo("lee")).toEqual([`${reference} was due`]);
  });

  test("what somebody else has by the time of the letter is not told of", async () => {
    const [given, taken, kept] = [await team.aRecord(), await team.aRecord(), await team.aRecord()];
    for (const { id } of [given, kept]) await team.assign("lee", id, "lee");
    for (const { id } of [given, taken, kept]) await team.waitedFor(id, "25 hours");
    await quietNow("lee");
    await quietNow("dana");
    await team.look();
    await team.assign("sam", given.id, "sam");
    await team.assign("sam", taken.id, "sam");
    await team.choose("lee");
    await team.choose("dana");
    expect(await team.subjectsTo("lee")).toEqual([`Overdue: ${kept.reference}`]);
    expect(await team.subjectsTo("dana")).toEqual([]);
  });

  test("a letter of the sender begins a new time, of which is told anew", async () => {
    const { id, reference } = await team.aRecord();
    await team.assign("lee", id, "lee");
    await team.waitedFor(id, "25 hours");
    await team.look();
    await team.waitedFor(id, "20 hours");
    await team.look();
    expect(await team.subjectsTo("lee")).toEqual([
      `Overdue: ${reference}`,
      expect.stringContaining(`${reference} is due in`),
    ]);
  });

  test("what has waited since before there was a clock is told of to nobody, until a letter opens it again", async () => {
    const { id, reference } = await team.aRecord();
    await team.run(`update public.inbox_entries set is_watched = false where id = '${id}'`);
    for (const interval of ["20 hours", "25 hours", "3 days"]) {
      await team.waitedFor(id, interval);
      await team.look();
    }
    expect(await team.lettersTo("dana")).toEqual([]);
    expect(await team.run("select from private.nudged")).toEqual([]);
    await team.run(
      `update public.inbox_entries set created_at = now() - interval '3 days' where id = '${id}'`,
    );
    await team.waitedFor(id, "25 hours");
    await team.look();
    expect(await team.subjectsTo("dana")).toEqual([`Overdue: ${reference}`]);
  });

  test("what is put away is not told of", async () => {
    const { id } = await team.aRecord();
    await team.waitedFor(id, "25 hours");
    await team.run(`update public.inbox_entries set archived_at = now() where id = '${id}'`);
    await team.look();
    expect(await team.lettersTo("dana")).toEqual([]);
  });

  test("follow-ups of a day are one letter to whoever has them", async () => {
    for (let count = 0; count < 3; count += 1) {
      const { id } = await team.aRecord();
      await team.assign("lee", id, "lee");
      await team.run(`update public.inbox_entries set follow_up_on = (now() at time zone 'America/Los_Angeles')::date
        where id = '${id}'`);
    }
    const later = await team.aRecord();
    await team.assign("lee", later.id, "lee");
    await team.run(`update public.inbox_entries set follow_up_on = (now() at time zone 'America/Los_Angeles')::date + 1
      where id = '${later.id}'`);
    // Without quiet hours a follow-up waits for eight in the morning: there it is later than that.
    await team.choose("lee", { zone: new Date().getUTCHours() < 8 ? "Etc/GMT-10" : "UTC" });
    for (let looks = 0; looks < 2; looks += 1) await team.look();
    expect(await team.subjectsTo("lee")).toEqual(["3 follow-ups for today"]);
    expect(await team.lettersTo("dana")).toEqual([]);
  });

  test("who wants no letters of a sort gets none, and of another sort still does", async () => {
    const { id, reference } = await team.aRecord();
    await team.assign("lee", id, "lee");
    await team.choose("lee", { due: "off", overdue: "now" });
    await team.waitedFor(id, "20 hours");
    await team.look();
    await team.choose("lee", { due: "now", overdue: "now" });
    await team.look();
    expect(await team.lettersTo("lee")).toEqual([]);
    await timePasses(id, "5 hours");
    await team.look();
    expect(await team.subjectsTo("lee")).toEqual([`Overdue: ${reference}`]);
  });

  /** The record and the letters about it become older by so much. */
  async function timePasses(id: string, interval: string) {
    await team.run(`update private.nudged set due_at = due_at - interval '${interval}', at = at - interval '${interval}'
      where entry_id = '${id}'`);
    await team.waitsSince(id, `waiting_since - interval '${interval}'`);
  }
  /** Twelve hours of quiet with now in their middle. */
  async function quietNow(member: "dana" | "lee") {
    const hour = new Date().getUTCHours();
    const [from, to] = [(hour + 18) % 24, (hour + 6) % 24];
    await team.choose(member, { zone: "UTC", quiet_from: from, quiet_to: to });
  }
});
