import { describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { nudgeTeamOn } from "./nudge-team.ts";

describe.each(engines)(
  "what is given to somebody, and notes that name somebody, on %s",
  (engine) => {
    const team = nudgeTeamOn(engine);
    const states = () =>
      team.run(`select "to", template, state, error, subject, body, entry_id, priority from public.outbox
      where template in ('nudge', 'digest') order by created_at, "to"`);

    test("two records given to somebody are told two minutes later in one letter", async () => {
      const [one, two] = [await team.aRecord(), await team.aRecord()];
      await team.assign("dana", one.id, "lee");
      await team.assign("sam", two.id, "lee");
      expect(await team.lettersTo("lee")).toEqual([]);
      await team.minutesPass(2);
      const [letter, ...others] = await team.lettersTo("lee");
      expect(others).toEqual([]);
      expect(letter?.to).toEqual(["lee@perilune.example"]);
      expect(letter?.headers.get("subject")).toBe("Two records are yours now");
      expect(letter?.text).toContain(
        `${one.reference}, message\nFrom Ada Lovelace\nGiven to you by Dana Reyes`,
      );
      expect(letter?.text).toContain(
        `${two.reference}, message\nFrom Ada Lovelace\nGiven to you by Sam Okoro`,
      );
      for (const { id } of [one, two])
        expect(letter?.text).toContain(`https://www.perilune.example/admin?record=${id}\n`);
      expect(letter?.text).toContain("https://www.perilune.example/admin?view=all&assignee=me\n");
      await team.minutesPass(60);
      expect(await team.lettersTo("lee")).toHaveLength(1);
      expect(await team.lettersTo("dana")).toEqual([]);
      expect(await states()).toMatchObject([
        {
          state: "sent",
          subject: "Two records are yours now",
          body: "",
          entry_id: null,
          priority: 1,
        },
      ]);
    });

    test("what somebody takes by themselves is not told, and what was given for a moment is skipped", async () => {
      const [own, moment] = [await team.aRecord(), await team.aRecord()];
      await team.assign("lee", own.id, "lee");
      await team.assign("dana", moment.id, "lee");
      await team.assign("dana", moment.id, null);
      await team.minutesPass(2);
      expect(await team.lettersTo("lee")).toEqual([]);
      for (const { state, error } of await states()) {
        expect({ state, error }).toEqual({
          state: "skipped",
          error: "What it was about has been done since.",
        });
      }
    });

    test("what is given on is told to whom it has reached, and to nobody else", async () => {
      const { id, reference } = await team.aRecord();
      await team.assign("dana", id, "lee");
      await team.assign("lee", id, "sam");
      await team.minutesPass(2);
      expect(await team.subjectsTo("lee")).toEqual([]);
      expect(await team.subjectsTo("sam")).toEqual([`${reference} is yours now`]);
    });

    test("given again after its letter, it is told again", async () => {
      const { id, reference } = await team.aRecord();
      const told = `${reference} is yours now`;
      await team.assign("dana", id, "lee");
      await team.minutesPass(2);
      expect(await team.subjectsTo("lee")).toEqual([told]);
      await team.assign("dana", id, null);
      await team.assign("dana", id, "lee");
      await team.minutesPass(2);
      expect(await team.subjectsTo("lee")).toEqual([told, told]);
    });

    test("a note that names somebody is told at once, in its words, and not to its writer", async () => {
      const { id, reference } = await team.aRecord();
      await team.note("dana", id, "Can you look? See https://evil.example", ["lee", "dana"]);
      const [letter, ...others] = await team.lettersTo("lee");
      expect(others).toEqual([]);
      expect(letter?.headers.get("subject")).toBe(`Dana Reyes mentioned you on ${reference}`);
      expect(letter?.text).toContain(
        "Dana Reyes wrote:\n> Can you look? See https[:]//evil[.]example\n",
      );
      expect(letter?.raw).not.toContain("https://evil.example");
      expect(await team.lettersTo("dana")).toEqual([]);
      expect(await team.lettersTo("sam")).toEqual([]);
    });

    test("a note that is taken away before its letter is not told of", async () => {
      const { id } = await team.aRecord();
      await hourOfQuiet("lee");
      const note = await team.note("dana", id, "A mistake", ["lee"]);
      await team.run(`delete from public.lead_notes where id = '${note}'`);
      await team.choose("lee");
      expect(await team.lettersTo("lee")).toEqual([]);
    });

    test("whoever does not work here any more is told nothing", async () => {
      const [one, two] = [await team.aRecord(), await team.aRecord()];
      await hourOfQuiet("sam");
      await team.note("dana", one.id, "Before", ["sam", "lee"]);
      await team.run("update public.staff set disabled_at = now()", "sam");
      await team.note("dana", two.id, "After", ["sam"]);
      await team.run(`update public.nudge_choices set quiet_from = 0, quiet_to = 0`);
      expect(await team.lettersTo("sam")).toEqual([]);
      expect(await team.subjectsTo("lee")).toHaveLength(1);
      await team.run("update public.staff set disabled_at = null", "sam");
      expect(await team.lettersTo("sam")).toEqual([]);
    });

    test("a letter that waits for the mail server is not sent to somebody who has left meanwhile", async () => {
      const { id } = await team.aRecord();
      team
        .smtp()
        .decide((moment, address) =>
          moment === "recipient" && address.startsWith("sam@")
            ? { code: 450, says: "later" }
            : "take",
        );
      await team.note("dana", id, "Look", ["sam"]);
      expect(await team.lettersTo("sam")).toEqual([]);
      team.smtp().decide(() => "take");
      await team.run("update public.staff set disabled_at = now()", "sam");
      await team.run("update public.outbox set next_at = now() where state = 'queued'");
      expect(await team.lettersTo("sam")).toEqual([]);
      expect(await states()).toMatchObject([
        { state: "skipped", error: "The person does not work here any more." },
      ]);
    });

    test("nothing of it stands in the history of the record's person", async () => {
      const { id } = await team.aRecord();
      await team.assign("dana", id, "lee");
      await team.note("dana", id, "Yours", ["lee"]);
      await team.minutesPass(2);
      expect(await team.lettersTo("lee")).toHaveLength(2);
      const { data } = await team.chair("dana").rpc("record_timeline", { entry: id });
      expect(JSON.stringify(data)).not.toMatch(/is yours now|mentioned you|"nudge"/);
    });

    /** Twelve hours of quiet with now in their middle. */
    async function hourOfQuiet(member: "lee" | "sam") {
      const hour = new Date().getUTCHours();
      await team.choose(member, {
        zone: "UTC",
        quiet_from: (hour + 18) % 24,
        quiet_to: (hour + 6) % 24,
      });
    }
  },
);
