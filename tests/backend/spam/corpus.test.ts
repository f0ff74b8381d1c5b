import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { learnCorpus, learntIn } from "../../corpus/learnt-words.ts";
import { readCorpus, wordsOf, type Message } from "../../corpus/messages.ts";
import { send } from "../records.ts";
import { engines, startTestServer, type Chair, type TestServer } from "../test-server.ts";

const corpus = readCorpus();
const honest = corpus.filter(({ isSpam }) => !isSpam);
const spam = corpus.filter(({ isSpam }) => isSpam);

/** For some 700 forms and words of pages, one after the other, beside busy processes. */
const patienceMs = 300_000;

describe("the corpus", () => {
  test.each([
    ["honest", honest],
    ["spam", spam],
  ])(
    "has at least 200 %s messages, short and long ones among them, half of them to judge",
    (_class, all) => {
      expect(all.length).toBeGreaterThanOrEqual(200);
      expect(all.filter(({ text }) => text.length < 40).length).toBeGreaterThanOrEqual(40);
      expect(all.filter(({ text }) => text.length > 2_000).length).toBeGreaterThanOrEqual(20);
      expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
      const judging = all.filter(({ half }) => half === "judge").length;
      expect(judging).toBe(all.length / 2);
    },
  );

  test("has nothing twice, and no message in both halves", () => {
    expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
    const texts = honest.map((message) => wordsOf(message).toLowerCase());
    expect(texts.length - new Set(texts).size).toBeLessThan(texts.length / 100);
  });

  test.each([
    ["SEO", /\bseo\b/i],
    ["crypto", /crypto|bitcoin/i],
    ["four links", /(?:https?:\/\/[^]*){4}/],
    ["nothing but Test", /^test[.!]?$/i],
  ])("has honest ones about %s", (_what, words) => {
    expect(honest.filter(({ text }) => words.test(text))).not.toEqual([]);
  });
});

describe.each(engines)("what is kept apart of the corpus, on %s", (engine) => {
  let server: TestServer;
  let visitor: Chair;
  const judging = corpus.filter(({ half }) => half === "judge");

  beforeAll(async () => {
    server = await startTestServer(engine);
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  /** The form, and then what its page has to say. */
  async function sendAsForm(message: Message): Promise<void> {
    const { name, email, company, isSilent, trap, seconds } = message;
    const lead = { name, email, company, message: wordsOf(message) };
    const form = await send(visitor, "contact_submissions", lead);
    if (form.error) throw new Error(`${message.id}: ${form.error.message}`);
    if (isSilent) return;
    const word = { kind: "contact", email, path: "/contact", trap: trap !== "", seconds };
    const told = await send(visitor, "lead_sources", word);
    if (told.error) throw new Error(`${message.id}: ${told.error.message}`);
  }

  test(
    "at most 1 % of the honest and at least 85 % of the spam, of the half that judges",
    async () => {
      const { unhurried } = server.backend.database;
      for (const message of judging) await sendAsForm(message);
      await sql`select private.settle_entries(now() + interval '61 seconds')`.execute(unhurried);
      const { rows } = await sql<{ isApart: boolean; isSettled: boolean }>`
        select quarantined_at is not null as "isApart", settled_at is not null as "isSettled"
        from public.inbox_entries order by created_at`.execute(unhurried);
      expect(rows).toHaveLength(judging.length);
      expect(rows.filter(({ isSettled }) => !isSettled)).toEqual([]);
      const shareOf = (isSpam: boolean) => {
        const all = rows.filter((_row, at) => judging[at]?.isSpam === isSpam);
        return all.filter(({ isApart }) => isApart).length / all.length;
      };
      const [caught, lost] = [shareOf(true), shareOf(false)];
      const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
      const figures = `spam caught: ${percent(caught)}, honest kept apart: ${percent(lost)}`;
      expect({ figures, isEnough: caught >= 0.85, isSpared: lost <= 0.01 }).toEqual({
        figures,
        isEnough: true,
        isSpared: true,
      });
    },
    patienceMs,
  );

  test("words learnt to begin with are those that the tuning half teaches", async () => {
    const { unhurried } = server.backend.database;
    const known = await learntIn(unhurried);
    const taught = await learnCorpus(unhurried);
    expect(known.words.length).toBeGreaterThan(1_000);
    expect(known).toEqual(taught);
    expect(await learntIn(unhurried)).toEqual(known);
  });
});
