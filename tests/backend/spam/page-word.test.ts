import { beforeAll, describe, expect, test } from "vitest";
import { storeLetter, aLetter } from "../conversation/a-letter.ts";
import { engines } from "../test-server.ts";
import { anEnquiry, spamDeskOn, type Entry } from "./spam-desk.ts";

/** Three points by its words, so that the page decides. */
const short = () => `See https://bit.ly/${crypto.randomUUID()}`;

describe.each(engines)("what the page says of a form, on %s", (engine) => {
  const desk = spamDeskOn(engine);
  let me: string;

  beforeAll(async () => {
    me = (await desk.staff().auth.getUser()).data.user?.id ?? "";
    // Learnt words would move the scores that these tests are about.
    await desk.run("delete from private.spam_words");
  });

  async function suspicious(): Promise<Entry & { readonly email: string }> {
    const lead = anEnquiry({ message: short() });
    return { ...(await desk.sent(lead)), email: lead.email };
  }
  async function lettersOf(id: string) {
    const letters = await desk.run<{ letter: string }>(`
      select template || case when next_at > now() then ', later' else '' end as letter
      from public.outbox where entry_id = '${id}' order by template`);
    return letters.map(({ letter }) => letter);
  }

  test.each([
    [{ trap: true }, ["trap:2"]],
    [{ seconds: 2.9 }, ["haste:2"]],
    [{ trap: true, seconds: 0 }, ["trap:2", "haste:1"]],
    [{ seconds: 3 }, []],
    [{}, []],
  ])("%j adds %j, and alone never keeps a record apart", async (word, signs) => {
    const one = await suspicious();
    await desk.tell(one.email, word);
    const told = await desk.entryOf(one.email);
    expect(told.reasons).toEqual(["short-link:3", ...signs]);
    expect(told).toMatchObject({ isApart: signs.length > 0, isSettled: true });
    const lead = anEnquiry();
    await desk.sent(lead);
    await desk.tell(lead.email, word);
    expect(await desk.entryOf(lead.email)).toMatchObject({ score: 0, isApart: false });
  });

  test("letters wait for it, a minute at most, and do not leave for what is kept apart", async () => {
    const [good, bad, mute] = [await suspicious(), await suspicious(), await suspicious()];
    for (const { id, isSettled, isApart } of [good, bad, mute]) {
      expect({ isSettled, isApart }).toEqual({ isSettled: false, isApart: false });
      expect(await lettersOf(id)).toEqual(["notice, later", "receipt, later"]);
    }
    await desk.tell(good.email, { seconds: 40 });
    await desk.tell(bad.email, { trap: true });
    expect(await lettersOf(good.id)).toEqual(["notice", "receipt"]);
    expect(await lettersOf(bad.id)).toEqual([]);
    expect(await lettersOf(mute.id)).toEqual(["notice, later", "receipt, later"]);
    await desk.run("select private.settle_entries(now() + interval '59 seconds')");
    expect((await desk.entryOf(mute.email)).isSettled).toBe(false);
    await desk.minutePasses();
    const silent = await desk.entryOf(mute.email);
    expect(silent).toMatchObject({ isApart: true, isSettled: true, isWaiting: false });
    expect(silent.reasons).toEqual(["short-link:3", "silent:1"]);
    expect(await lettersOf(mute.id)).toEqual([]);
  });

  test("it is worth nothing where it cannot matter: letters leave at once", async () => {
    const plain = await desk.sent(anEnquiry());
    expect(plain).toMatchObject({ score: 0, isSettled: true });
    expect(await lettersOf(plain.id)).toEqual(["notice", "receipt"]);
  });

  test("its first word stays", async () => {
    const one = await suspicious();
    await desk.tell(one.email, { trap: true, path: "/contact" });
    await desk.tell(one.email, { seconds: 90, path: "/pricing", utm_source: "later" });
    const told = await desk.entryOf(one.email);
    expect(told).toMatchObject({ isApart: true, reasons: ["short-link:3", "trap:2"] });
    const other = await suspicious();
    await desk.tell(other.email, { seconds: 90 });
    await desk.tell(other.email, { trap: true, seconds: 0 });
    await desk.minutePasses();
    const known = await desk.entryOf(other.email);
    expect(known).toMatchObject({ isApart: false, reasons: ["short-link:3"] });
  });

  test("a path that is not told leaves the source unknown", async () => {
    const one = await suspicious();
    await desk.tell(one.email, { seconds: 90 });
    const rows = await desk.run(
      `select source, source_page from public.inbox_entries where id = '${one.id}'`,
    );
    expect(rows).toEqual([{ source: "", source_page: "" }]);
  });

  test("a letter has no page and waits for none", async () => {
    const address = `maya-${crypto.randomUUID()}@ortega.example`;
    await storeLetter(desk.server(), aLetter({ fromAddress: address, body: short() }));
    const letter = await desk.entryOf(address);
    expect(letter).toMatchObject({ isSettled: true, isApart: false, reasons: ["short-link:3"] });
    await desk.minutePasses();
    expect((await desk.entryOf(address)).reasons).toEqual(["short-link:3"]);
  });

  const touched: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
    ["opened", async (id) => desk.staff().rpc("here", { entry: id })],
    ["given to somebody", (id) => work(id, { assignee_id: me })],
    ["tagged", (id) => work(id, { tags: ["vip"] })],
    [
      "put off",
      (id) => work(id, { snoozed_until: new Date(Date.now() + 3_600_000).toISOString() }),
    ],
    ["put away", (id) => work(id, { archived_at: new Date().toISOString() })],
    ["answered", (id) => work(id, { answered_at: new Date().toISOString() })],
  ];

  async function work(id: string, change: object) {
    const { error } = await desk.staff().from("inbox_entries").update(change).eq("id", id);
    expect(error).toBeNull();
  }

  test.each(touched)("a record that was %s does not move", async (_name, touch) => {
    const [one, other] = [await suspicious(), await suspicious()];
    await touch(one.id);
    await touch(other.id);
    await desk.tell(one.email, { trap: true, seconds: 0 });
    await desk.minutePasses();
    expect(await desk.entryOf(one.email)).toMatchObject({ isApart: false, score: 6 });
    expect(await desk.entryOf(other.email)).toMatchObject({ isApart: false, score: 4 });
    for (const { id } of [one, other]) {
      expect(await lettersOf(id)).toEqual(["notice", "receipt"]);
    }
  });
});
