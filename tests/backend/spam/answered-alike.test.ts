import { beforeAll, describe, expect, test } from "vitest";
import { everyKind, rowFrom } from "../../kinds/every-kind.ts";
import { sendAs, sendersOf, type Senders } from "../every-kind.ts";
import { find, send } from "../records.ts";
import { engines, type Chair } from "../test-server.ts";
import { anEnquiry, anOffer, spamDeskOn } from "./spam-desk.ts";

const offer = `Rank on the first page of Google, see [url=https://rank.top]here[/url] ${crypto.randomUUID()}`;
/** Calls and readers confirm by letter, and what staff write down themselves is no advertising. */
const unjudged = ["call", "hand-lead", "newsletter"];
const judged = everyKind.filter(({ name }) => !unjudged.includes(name));

/** The field of each kind's form that takes a text. */
const textOf: Readonly<Record<string, string>> = {
  consultation: "project_description",
  order: "notes",
};

describe.each(engines)("suspected advertising, on %s", (engine) => {
  const desk = spamDeskOn(engine);
  let owner: Chair;

  beforeAll(async () => {
    owner = await desk.server().staff("owner@example.com");
    await desk.run("update public.staff set role = 'owner'");
  });

  test("is stored whole and answered as everybody is: status, headers and body", async () => {
    const { origin, publishableKey: apikey } = desk.server();
    const [honest, spam] = [anEnquiry(), anOffer()];
    const answers = await Promise.all(
      [honest, spam].map(async (lead) => {
        const answer = await fetch(`${origin}/rest/v1/contact_submissions`, {
          method: "POST",
          headers: { apikey, "content-type": "application/json", prefer: "return=minimal" },
          body: JSON.stringify(lead),
        });
        const { date: _date, ...headers } = Object.fromEntries(answer.headers);
        return { status: answer.status, headers, body: await answer.text() };
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[1]?.status).toBe(201);
    expect((await desk.entryOf(honest.email)).isApart).toBe(false);
    expect((await desk.entryOf(spam.email)).isApart).toBe(true);
    const stored = await desk.run(
      `select name, email, company, message, status from public.contact_submissions where email = '${spam.email}'`,
    );
    const { name, email, company, message } = spam;
    expect(stored).toEqual([{ name, email, company, message, status: "new" }]);
    for (const { email: address, message: words } of [honest, spam]) {
      const asked = { email: address, message: words };
      const { data } = await desk.visitor().rpc("contact_reference", asked);
      expect(data).toMatch(/^PR-/);
    }
    expect((await send(desk.visitor(), "contact_submissions", spam)).error).toBeNull();
    expect(await found({ email: spam.email, quarantine: "yes" })).toHaveLength(1);
  });

  function found(filter: object) {
    return find<{ id: string }>(desk.staff(), filter, "id");
  }

  test("waits for nobody and is in no list and no counter but its own", async () => {
    const look = async () => {
      const [counts, contacts, searched, insights] = await Promise.all([
        desk.staff().rpc("inbox_counts"),
        desk.staff().rpc("contact_submission_counts"),
        desk.staff().rpc("search_contact_submissions", { query: "" }).select("id").order("id"),
        desk.staff().rpc("lead_insights"),
      ]);
      const apart = counts.data.map(
        ({ kind, quarantined }: { kind: string; quarantined: number }) => `${kind}: ${quarantined}`,
      );
      const shared = counts.data.map(
        ({ quarantined: _own, ...rest }: object & { quarantined: number }) => rest,
      );
      return {
        apart,
        rest: { shared, contacts: contacts.data, searched: searched.data, insights: insights.data },
      };
    };
    await desk.sent(anEnquiry());
    await desk.sent(anOffer());
    const before = await look();
    const lead = anOffer();
    const { id, isWaiting } = await desk.sent(lead);
    expect(isWaiting).toBe(false);
    const after = await look();
    expect(after.rest).toEqual(before.rest);
    expect(after.apart).not.toEqual(before.apart);
    const { email } = lead;
    for (const hides of [{}, { archived: "all" }, { due: "waiting" }, { search: email }]) {
      expect(await found({ email, ...hides })).toEqual([]);
    }
    for (const quarantine of ["yes", "all"]) {
      expect(await found({ email, quarantine })).toEqual([{ id }]);
    }
    const honest = await desk.sent(anEnquiry());
    const apart = await found({ quarantine: "yes" });
    expect(apart).toContainEqual({ id });
    expect(apart).not.toContainEqual({ id: honest.id });
    expect(await found({ quarantine: "all" })).toContainEqual({ id: honest.id });
  });

  test("has no letters, is nudged of to nobody, and the digest counts it by itself", async () => {
    const { id } = await desk.sent(anOffer());
    expect(await lettersOf(id)).toEqual([]);
    await desk.run("select private.find_nudges(now() + interval '3 days')");
    expect(await desk.run(`select what from private.nudged where entry_id = '${id}'`)).toEqual([]);
    const { id: honest } = await desk.sent(anEnquiry());
    await desk.run("select private.find_nudges(now() + interval '3 days')");
    expect(await lettersOf(honest)).toEqual(["notice", "receipt"]);
    expect(
      await desk.run(`select distinct what from private.nudged where entry_id = '${honest}'`),
    ).not.toEqual([]);
    const [letter] = await desk.run<{ id: string }>(`
      insert into public.outbox (template, payload)
      select 'digest', jsonb_build_object('user', user_id) from public.staff limit 1 returning id`);
    const [digest] = await desk.run<{ items: Digest }>(
      `select private.digest_items('${letter?.id}') as items`,
    );
    const [apart] = await desk.run<{ count: number }>(
      "select count(*)::integer as count from public.inbox_entries where quarantined_at is not null",
    );
    expect(digest?.items.quarantine.total).toBe(apart?.count);
    const listed = JSON.stringify([digest?.items.nobody, digest?.items.mine]);
    expect(listed).toContain(honest);
    expect(listed).not.toContain(id);
  });

  type Digest = { quarantine: { total: number }; nobody: unknown; mine: unknown };

  async function lettersOf(id: string) {
    const letters = await desk.run<{ template: string }>(
      `select template from public.outbox where entry_id = '${id}' order by template`,
    );
    return letters.map(({ template }) => template);
  }

  test("is neither changed in bulk nor exported", async () => {
    const email = `both-${crypto.randomUUID()}@example.com`;
    const { id } = await desk.sent(anEnquiry({ email }));
    await desk.sent(anOffer({ email }));
    const { data, error } = await desk
      .staff()
      .rpc("start_bulk", { action: "tag", value: "seen", expected: 1, email })
      .single<{ batch: string }>();
    expect(error).toBeNull();
    await desk.staff().rpc("run_bulk", { batch: data?.batch });
    const tagged = await desk.run(
      `select id from public.inbox_entries where email = '${email}' and 'seen' = any (tags)`,
    );
    expect(tagged).toEqual([{ id }]);
    const { data: exported } = await owner.rpc("export_page", { email });
    expect(exported.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  describe.each(judged)("as $name", (kind) => {
    let senders: Senders;
    const email = `sender@${kind.name}.example`;
    beforeAll(async () => {
      senders = sendersOf(desk.server(), await desk.server().stranger(email));
    });

    test("is kept apart, and what is honest is not", async () => {
      const text = textOf[kind.name] ?? "message";
      const answer = await sendAs(senders, kind, { ...rowFrom(kind, email), [text]: offer });
      expect(answer.error).toBeNull();
      const spam = await desk.entryOf(email);
      expect(spam).toMatchObject({ isApart: true, isWaiting: false });
      expect(spam.reasons).toContain("markup:4");
      await desk.run(`delete from public.${kind.record.table}`);
      expect((await sendAs(senders, kind, rowFrom(kind, email))).error).toBeNull();
      expect(await desk.entryOf(email)).toMatchObject({ isApart: false, isWaiting: true });
    });
  });

  test("a call and a reader, who confirm by letter, and what staff write down are not judged", async () => {
    const rows = await desk.run(
      "select kind from private.record_kinds where not is_judged order by kind",
    );
    expect(rows).toEqual(unjudged.map((kind) => ({ kind })));
    const email = "rank-website@seo-casino.top";
    const { error } = await desk.visitor().rpc("subscribe", { email });
    expect(error).toBeNull();
    expect(await desk.entryOf(email)).toMatchObject({ score: 0, reasons: [], isApart: false });
  });

  test("what was written down long ago is not judged", async () => {
    const [honest, spam] = [anEnquiry(), anOffer()];
    for (const { name, email, message } of [honest, spam]) {
      await desk.run(`insert into public.contact_submissions (name, email, message, created_at)
        values ('${name}', '${email}', '${message}', now() - interval '2 hours')`);
      expect(await desk.entryOf(email)).toMatchObject({
        reasons: [],
        isApart: false,
        isSettled: true,
        isWaiting: true,
      });
    }
  });
});
