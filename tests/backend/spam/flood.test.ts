import { afterEach, describe, expect, test } from "vitest";
import { aLetter, storeLetter } from "../conversation/a-letter.ts";
import { engines } from "../test-server.ts";
import { anEnquiry, spamDeskOn } from "./spam-desk.ts";

const bound = 60;
/** Fewer on PGlite, where storing one takes 6 ms: both are far more than the bound. */
const sizes = { PGlite: 1_000, PostgreSQL: 10_000 } as const;

describe.each(engines)("a flood of strangers, on %s", (engine) => {
  const desk = spamDeskOn(engine, { STRANGERS_PER_HOUR: String(bound) });
  const size = sizes[engine];

  afterEach(async () => {
    await desk.run("delete from public.contact_submissions");
    await desk.run("delete from public.emails");
    await desk.run("delete from public.outbox");
  });

  /** So many strangers, each with words of their own, as their forms would be stored. */
  function flood(count: number) {
    return desk.run(`insert into public.contact_submissions (name, email, message)
      select 'Stranger', 'stranger@' || id || '.example',
        'We like bread. ' || translate(id::text, '0123456789-', 'ghijklmnop ')
      from (select gen_random_uuid() as id from generate_series(1, ${count}) offset 0) ids`);
  }
  async function look() {
    const [counts, contacts, entries, insights, letters] = await Promise.all([
      desk.staff().rpc("inbox_counts"),
      desk.staff().rpc("contact_submission_counts"),
      desk.staff().rpc("find_entries").select("id").order("id"),
      desk.staff().rpc("lead_insights"),
      desk.run("select template from public.outbox order by template"),
    ]);
    return {
      counts: counts.data.map(({ quarantined: _own, ...rest }: { quarantined: number }) => rest),
      contacts: contacts.data,
      entries: entries.data,
      insights: insights.data,
      letters,
    };
  }
  const apart = async () => {
    const [row] = await desk.run<{ count: number }>(
      "select count(*)::integer as count from public.inbox_entries where quarantined_at is not null",
    );
    return row?.count;
  };

  test(`${size} of them leave counters, lists and letters alone, but for one notice`, async () => {
    await flood(bound);
    expect(await apart()).toBe(0);
    const before = await look();
    expect(before.entries).toHaveLength(bound);
    await flood(size);
    const rest = { ...(await look()), letters: null };
    expect(rest).toEqual({ ...before, letters: null });
    expect(await apart()).toBe(size);
    const lead = anEnquiry();
    expect(await desk.sent(lead)).toMatchObject({
      isApart: true,
      isWaiting: false,
      reasons: expect.arrayContaining(["flood:1", "silent:3"]),
    });
    const letters = [...before.letters, { template: "flood-notice" }];
    const sorted = letters.toSorted((one, other) =>
      String(one["template"]).localeCompare(String(other["template"])),
    );
    expect((await look()).letters).toEqual(sorted);
    await desk.minutePasses();
    expect((await desk.entryOf(lead.email)).isApart).toBe(true);
    expect((await look()).letters).toEqual(sorted);
  });

  describe("is no matter to", () => {
    test("an honest stranger whose page speaks", async () => {
      await flood(bound + 20);
      const lead = anEnquiry();
      expect((await desk.sent(lead)).isApart).toBe(true);
      await desk.tell(lead.email, { seconds: 90 });
      expect(await desk.entryOf(lead.email)).toMatchObject({
        isApart: false,
        isWaiting: true,
        reasons: ["flood:1"],
      });
      const hasty = anEnquiry();
      await desk.sent(hasty);
      await desk.tell(hasty.email, { seconds: 1, trap: true });
      expect((await desk.entryOf(hasty.email)).isApart).toBe(true);
    });

    test("somebody who was answered before, or is signed in", async () => {
      const lead = anEnquiry();
      const { id } = await desk.sent(lead);
      await desk.run(
        `update public.contact_submissions set status = 'responded' where id = '${id}'`,
      );
      await flood(bound + 20);
      await desk.run("delete from public.outbox");
      const again = await desk.sent({ ...lead, message: "One more thing, please." });
      expect(again).toMatchObject({ isApart: false, isWaiting: true });
      expect(again.reasons).not.toContain("flood:1");
      const stranger = await desk.server().stranger(`eve-${crypto.randomUUID()}@example.com`);
      const known = await desk.sent(anEnquiry(), stranger);
      expect(known).toMatchObject({ isApart: false, isWaiting: true });
      const letters = await desk.run("select template from public.outbox order by template");
      expect(letters).toEqual(
        ["notice", "notice", "receipt", "receipt"].map((template) => ({ template })),
      );
    });

    test("a letter, which has no page: it has one point and is on the list, without a notice", async () => {
      await flood(bound + 20);
      const address = `maya-${crypto.randomUUID()}@ortega.example`;
      await storeLetter(desk.server(), aLetter({ fromAddress: address }));
      const letter = await desk.entryOf(address);
      expect(letter).toMatchObject({ isApart: false, isWaiting: true });
      expect(letter.reasons).toContain("flood:1");
      expect(letter.reasons).not.toContain("silent:3");
    });
  });

  test("is over after an hour, and tells of itself once an hour", async () => {
    const notices = () => desk.run("select id from public.outbox where template = 'flood-notice'");
    await flood(bound + 20);
    expect(await notices()).toHaveLength(1);
    await desk.sent(anEnquiry());
    expect(await notices()).toHaveLength(1);
    await desk.run("update public.outbox set created_at = created_at - interval '61 minutes'");
    await desk.sent(anEnquiry());
    expect(await notices()).toHaveLength(2);
    await desk.run("update public.inbox_entries set created_at = now() - interval '61 minutes'");
    const lead = anEnquiry();
    expect(await desk.sent(lead)).toMatchObject({ isApart: false, isSettled: true });
    expect((await desk.entryOf(lead.email)).reasons).not.toContain("flood:1");
    expect(await notices()).toHaveLength(2);
  });
});
