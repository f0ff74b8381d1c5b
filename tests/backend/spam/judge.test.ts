import { beforeAll, describe, expect, test } from "vitest";
import { conversationOn } from "../conversation/a-conversation.ts";
import { engines, type Chair } from "../test-server.ts";
import { anEnquiry, anOffer, spamDeskOn } from "./spam-desk.ts";

describe.each(engines)("the word of a person, on %s", (engine) => {
  const desk = spamDeskOn(engine);
  let owner: Chair;

  beforeAll(async () => {
    owner = await desk.server().staff("owner@example.com");
    await desk.run(`update public.staff set role = 'owner' where user_id =
      (select id from auth.users where email = 'owner@example.com')`);
  });

  const learnt = async () => ({
    words: await desk.run(
      "select encode(digest, 'hex') as digest, spam, honest from private.spam_words where spam + honest > 0 order by digest",
    ),
    totals: await desk.run("select * from private.spam_totals order by is_spam"),
  });
  async function lettersOf(id: string) {
    const letters = await desk.run<{ template: string }>(
      `select template from public.outbox where entry_id = '${id}' order by template`,
    );
    return letters.map(({ template }) => template);
  }
  async function timesOf(id: string) {
    const [times] =
      await desk.run(`select created_at = waiting_since as waits_since_it_came, due_at,
      answered_at, archived_at from public.inbox_entries where id = '${id}'`);
    return times;
  }

  test("is heard from staff alone, and of what is there", async () => {
    const { id } = await desk.sent(anEnquiry());
    const stranger = await desk.server().stranger("stranger@example.com");
    const left = await desk.server().staff("left@example.com");
    await desk.run(`update public.staff set disabled_at = now() where user_id =
      (select id from auth.users where email = 'left@example.com')`);
    const say = (chair: Chair, of = id) => chair.rpc("judge_entry", { id: of, is_spam: true });
    for (const chair of [desk.visitor(), stranger, left]) {
      expect((await say(chair)).error?.code).toMatch(/^(42501|PGRST301)$/);
    }
    const [untouched] = await desk.run(
      `select judgement from public.inbox_entries where id = '${id}'`,
    );
    expect(untouched).toEqual({ judgement: null });
    for (const chair of [desk.staff(), owner]) expect((await say(chair)).error).toBeNull();
    const gone = await say(desk.staff(), crypto.randomUUID());
    expect(gone.status).toBe(404);
  });

  test("takes a record out of the lists and brings it back with its time", async () => {
    const lead = anEnquiry();
    const { id } = await desk.sent(lead);
    const before = await timesOf(id);
    await desk.judge(id, true);
    const apart = await desk.entryOf(lead.email);
    expect(apart).toMatchObject({ isApart: true, isWaiting: false, judgement: "spam" });
    expect(await lettersOf(id)).toEqual([]);
    await desk.judge(id, false);
    const back = await desk.entryOf(lead.email);
    expect(back).toMatchObject({ isApart: false, isWaiting: true, judgement: "honest" });
    expect(await timesOf(id)).toEqual(before);
  });

  test("what is rescued has its receipt once, if it came within a day", async () => {
    const [lead, old] = [anOffer(), anOffer()];
    const [{ id }, { id: late }] = [await desk.sent(lead), await desk.sent(old)];
    await desk.run(
      `update public.inbox_entries set created_at = now() - interval '25 hours' where id = '${late}'`,
    );
    expect(await lettersOf(id)).toEqual([]);
    for (const isSpam of [false, false]) await desk.judge(id, isSpam);
    await desk.judge(late, false);
    expect(await lettersOf(id)).toEqual(["receipt"]);
    expect(await lettersOf(late)).toEqual([]);
    await desk.run(`update public.outbox set state = 'sent' where entry_id = '${id}'`);
    await desk.judge(id, true);
    await desk.judge(id, false);
    expect(await lettersOf(id)).toEqual(["receipt"]);
  });

  test("taken back leaves what the score says, and nothing learnt", async () => {
    const [lead, offer] = [anEnquiry(), anOffer()];
    const [{ id }, { id: suspected }] = [await desk.sent(lead), await desk.sent(offer)];
    const [before, times] = [await learnt(), await timesOf(id)];
    for (const one of [id, suspected]) await desk.judge(one, true);
    for (const one of [id, suspected]) await desk.judge(one, null);
    expect(await desk.entryOf(lead.email)).toMatchObject({ isApart: false, judgement: null });
    expect(await desk.entryOf(offer.email)).toMatchObject({ isApart: true, judgement: null });
    expect(await timesOf(id)).toEqual(times);
    expect(await learnt()).toEqual(before);
    await desk.judge(suspected, false);
    expect(await lettersOf(suspected)).toEqual(["receipt"]);
    await desk.judge(suspected, null);
    expect(await desk.entryOf(offer.email)).toMatchObject({ isApart: true, isWaiting: false });
    expect(await lettersOf(suspected)).toEqual([]);
    expect(await learnt()).toEqual(before);
  });

  test("what waits again since a letter goes on waiting since then", async () => {
    const { id } = await desk.sent(anEnquiry());
    await desk.run(`update public.contact_submissions set status = 'responded' where id = '${id}'`);
    await desk.run(`select private.reopen('${id}', now() - interval '3 hours')`);
    const before = await timesOf(id);
    const since = () =>
      desk.run(`select waiting_since from public.inbox_entries where id = '${id}'`);
    const waiting = await since();
    for (const word of [null, false]) {
      await desk.judge(id, true);
      expect(await since()).toEqual([{ waiting_since: null }]);
      await desk.judge(id, word);
      expect(await since()).toEqual(waiting);
      expect(await timesOf(id)).toEqual(before);
    }
  });

  test("what was answered, or put away, stays so", async () => {
    const lead = anEnquiry();
    const { id } = await desk.sent(lead);
    await desk.run(`update public.contact_submissions set status = 'responded' where id = '${id}'`);
    const before = await timesOf(id);
    await desk.judge(id, true);
    await desk.judge(id, false);
    expect(await timesOf(id)).toEqual(before);
    expect((await desk.entryOf(lead.email)).isWaiting).toBe(false);
  });

  test("teaches once, and unteaches exactly", async () => {
    const { id } = await desk.sent(anEnquiry({ message: "Quastenflosse brimborium schabernack" }));
    const before = await learnt();
    await desk.judge(id, true);
    const asSpam = await learnt();
    await desk.judge(id, true);
    expect(await learnt()).toEqual(asSpam);
    const totalsOf = ({ totals }: typeof before) => totals.map(({ messages }) => Number(messages));
    const [honest = 0, spam = 0] = totalsOf(before);
    expect(totalsOf(asSpam)).toEqual([honest, spam + 1]);
    // Three words, two pairs; the sender's host and its suffix were known, or are new like these.
    const sum = ({ words }: typeof before, column: "spam" | "honest") =>
      words.reduce((total, word) => total + Number(word[column]), 0);
    expect(sum(asSpam, "spam") - sum(before, "spam")).toBe(7);
    expect(sum(asSpam, "honest")).toBe(sum(before, "honest"));
    await desk.judge(id, false);
    const asHonest = await learnt();
    expect(totalsOf(asHonest)).toEqual([honest + 1, spam]);
    expect(sum(asHonest, "spam")).toBe(sum(before, "spam"));
    expect(sum(asHonest, "honest") - sum(before, "honest")).toBe(7);
    await desk.judge(id, true);
    expect(await learnt()).toEqual(asSpam);
  });

  test("is forgotten after half a year, where one message alone had a word", async () => {
    const word = (digit: number) => `0${digit}`.repeat(8);
    await desk.run(`insert into private.spam_words (digest, spam, learnt_on) values
      ('\\x${word(1)}', 1, current_date - 181), ('\\x${word(2)}', 1, current_date - 179),
      ('\\x${word(3)}', 2, current_date - 181)`);
    await desk.run("select private.expire_quarantine(1, true)");
    await desk.run("select private.expire_quarantine(1)");
    const kept = await desk.run(
      "select encode(digest, 'hex') as word from private.spam_words where learnt_on < current_date order by 1",
    );
    expect(kept).toEqual([{ word: word(2) }, { word: word(3) }]);
  });

  test("puts a follow-up off until the record is back", async () => {
    const { id } = await desk.sent(anEnquiry());
    await desk.run(
      `update public.inbox_entries set follow_up_on = current_date - 1 where id = '${id}'`,
    );
    const told = async () => {
      await desk.run("select private.find_nudges()");
      return desk.run(
        `select distinct what from private.nudged where entry_id = '${id}' and what = 'follow-up'`,
      );
    };
    await desk.judge(id, true);
    expect(await told()).toEqual([]);
    await desk.judge(id, null);
    expect(await told()).toEqual([{ what: "follow-up" }]);
  });

  test("stands in the history of the record", async () => {
    const { id } = await desk.sent(anOffer());
    await desk.judge(id, false);
    const { data } = await desk
      .staff()
      .from("audit_log")
      .select("before,after")
      .eq("record_id", id);
    expect(data).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ judgement: "honest" }) }),
    );
  });
});

describe.each(engines)("who answers by letter, on %s", (engine) => {
  const conversation = conversationOn(engine);

  test("has found honest what was kept apart, and teaches by it", async () => {
    const id = await conversation.aRecord("maya@ortega.example");
    const lessons = () =>
      conversation.run(`select is_spam from private.spam_lessons where entry_id = '${id}'`);
    const { error } = await conversation.place().dana.rpc("judge_entry", { id, is_spam: true });
    expect(error).toBeNull();
    expect(await lessons()).toEqual([{ is_spam: true }]);
    await conversation.reply(id);
    expect(
      await conversation.run(
        `select quarantined_at, judgement from public.inbox_entries where id = '${id}'`,
      ),
    ).toEqual([{ quarantined_at: null, judgement: "honest" }]);
    expect(await lessons()).toEqual([{ is_spam: false }]);
  });

  test("teaches by what was never suspected", async () => {
    const id = await conversation.aRecord("maya@ortega.example");
    await conversation.reply(id);
    expect(
      await conversation.run(`select is_spam from private.spam_lessons where entry_id = '${id}'`),
    ).toEqual([{ is_spam: false }]);
  });
});
