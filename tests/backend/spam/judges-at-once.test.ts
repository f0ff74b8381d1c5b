import { createHash } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { anEnquiry, spamDeskOn } from "./spam-desk.ts";

const words = "Quastenflosse brimborium schabernack";
const rounds = 20;

/** What two people do at the same moment. The embedded database does one thing after the other. */
describe.each(engines.filter((engine) => engine === "PostgreSQL"))(
  "two who judge at once, on %s",
  (engine) => {
    const desk = spamDeskOn(engine);
    let two: readonly [postgres.Sql, postgres.Sql];

    beforeAll(() => {
      const url = desk.server().environment["DATABASE_URL"] ?? "";
      two = [postgres(url, { max: 1 }), postgres(url, { max: 1 })];
    });
    afterAll(() => Promise.all(two.map((connection) => connection.end())));

    /** Both judgements are under way when either ends. */
    async function atOnce(judgements: readonly (readonly [id: string, isSpam: boolean])[]) {
      const said = judgements.map(async ([id, isSpam], at) => {
        await two[at % 2]?.unsafe("select private.judge($1, $2)", [id, isSpam]);
      });
      await Promise.all(said);
    }
    async function learnt() {
      const [totals] = await desk.run<{ spam: number; honest: number }>(`
        select sum(messages) filter (where is_spam)::integer as spam,
          sum(messages) filter (where not is_spam)::integer as honest from private.spam_totals`);
      const [word] = await desk.run<{ spam: number; honest: number }>(`
        select coalesce(sum(spam), 0)::integer as spam, coalesce(sum(honest), 0)::integer as honest
        from private.spam_words where digest = substr(sha256('schabernack'), 1, 8)`);
      return { totals, word };
    }
    async function aRecord(email?: string): Promise<string> {
      const message = `${words} ${crypto.randomUUID()}`;
      return (await desk.sent(anEnquiry({ message, ...(email && { email }) }))).id;
    }
    async function lessonOf(id: string) {
      const [row] = await desk.run<{ is_spam: boolean; judgement: string }>(
        `select is_spam, judgement from private.spam_lessons
          join public.inbox_entries entry on entry.id = entry_id where entry_id = '${id}'`,
      );
      return row;
    }

    test("one record: the last word stays, and it has taught once", async () => {
      for (let round = 0; round < rounds; round += 1) {
        const before = await learnt();
        const id = await aRecord();
        await atOnce([
          [id, true],
          [id, false],
        ]);
        const lesson = await lessonOf(id);
        expect(lesson?.judgement).toBe(lesson?.is_spam ? "spam" : "honest");
        const after = await learnt();
        const spam = lesson?.is_spam ? 1 : 0;
        for (const what of ["totals", "word"] as const) {
          expect({
            spam: (after[what]?.spam ?? 0) - (before[what]?.spam ?? 0),
            honest: (after[what]?.honest ?? 0) - (before[what]?.honest ?? 0),
          }).toEqual({ spam, honest: 1 - spam });
        }
      }
    });

    test("records with the same words: none waits for ever, and each has taught", async () => {
      const ids = await Promise.all(Array.from({ length: 2 * rounds }, () => aRecord()));
      const before = await learnt();
      await atOnce(ids.map((id) => [id, true]));
      // Now each takes back the other class's words and totals.
      await atOnce(ids.map((id, at) => [id, at % 2 === 0]));
      await atOnce(ids.map((id, at) => [id, at % 2 === 1]));
      const after = await learnt();
      for (const what of ["totals", "word"] as const) {
        expect({
          spam: (after[what]?.spam ?? 0) - (before[what]?.spam ?? 0),
          honest: (after[what]?.honest ?? 0) - (before[what]?.honest ?? 0),
        }).toEqual({ spam: rounds, honest: rounds });
      }
    });

    /** Until one of the two waits for what the other holds. */
    function oneWaits() {
      const asked = `select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return expect.poll(async () => (await desk.run(asked))[0]?.["count"]).toBe(1);
    }

    test("who judges two records waits for nobody who waits for them", async () => {
      const sorted = ["alpha", "bravo", "delta", "golf"]
        .map((word) => ({ word, digest: createHash("sha256").update(word).digest("hex") }))
        .toSorted((one, other) => one.digest.localeCompare(other.digest))
        .map(({ word }) => word);
      const [low, high] = [sorted[0] ?? "", sorted[3] ?? ""];
      const sent = async (email: string, message: string) =>
        (await desk.sent(anEnquiry({ email, message }))).id;
      const has = await sent("a@first.test", high);
      const both = await sent("b@second.example", `${low} ${high}`);
      const next = await sent("c@third.invalid", low);
      const [first, second] = two;
      const say = "select private.judge($1, true)";
      let other: Promise<unknown> = Promise.resolve();
      await first.begin(async (transaction) => {
        await transaction.unsafe(say, [has]);
        other = second.unsafe(say, [both]).then(() => undefined);
        await oneWaits();
        await transaction.unsafe(say, [next]);
      });
      await other;
      for (const id of [has, both, next]) expect((await lessonOf(id))?.is_spam).toBe(true);
    });

    test("two who answer one record have taught once", async () => {
      const id = await aRecord();
      const before = await learnt();
      const [first, second] = two;
      const teach = "select private.learn($1, false)";
      let other: Promise<unknown> = Promise.resolve();
      await first.begin(async (transaction) => {
        await transaction.unsafe(teach, [id]);
        other = second.unsafe(teach, [id]).then(() => undefined);
        await oneWaits();
      });
      await other;
      const after = await learnt();
      expect(after.totals?.honest).toBe((before.totals?.honest ?? 0) + 1);
      expect(after.word?.honest).toBe((before.word?.honest ?? 0) + 1);
    });
  },
);
