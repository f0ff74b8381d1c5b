import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { aLetter, storeLetter } from "../conversation/a-letter.ts";
import { send } from "../records.ts";
import { engines } from "../test-server.ts";
import { addressOf, nudgeTeamOn, type Member } from "./nudge-team.ts";

describe.each(engines)("letters to people outside come first, on %s", (engine) => {
  const team = nudgeTeamOn(engine);

  async function write(): Promise<string> {
    const email = `${crypto.randomUUID()}@visitors.example`;
    const { error } = await send(team.server().visitor(), "contact_submissions", aLead({ email }));
    expect(error).toBeNull();
    return email;
  }

  test("a receipt overtakes all that waits for the team", async () => {
    const { id } = await team.aRecord();
    await team.server().mailWorker?.runDueMail();
    const before = team.smtp().emails.length;
    // The first keeps the worker busy while the others are written.
    team.smtp().decide((moment) => (moment === "letter" ? "keep silent" : "take"));
    await team.note("dana", id, "Note 0", ["lee"]);
    await team.smtp().held();
    team.smtp().decide(() => "take");
    for (let count = 1; count <= 5; count += 1) {
      await team.note("dana", id, `Note ${count}`, ["lee"]);
      await team.run("select private.hand_out_nudges()");
    }
    const visitor = await write();
    team.smtp().release();
    await team.server().mailWorker?.runDueMail();
    const order = team.smtp().emails.slice(before);
    const place = order.findIndex(({ to }) => to.includes(visitor));
    const nudges = order.flatMap(({ headers }, at) =>
      headers.get("subject")?.includes("mentioned you") ? [at] : [],
    );
    expect(nudges).toHaveLength(6);
    expect(nudges.filter((at) => at < place)).toHaveLength(1);
    expect(order.filter(({ headers }, at) => headers.has("reply-to") && at > place + 1)).toEqual(
      [],
    );
    const texts = nudges.map((at) => /Note \d/.exec(order[at]?.text ?? "")?.[0]);
    expect(texts).toEqual([0, 1, 2, 3, 4, 5].map((count) => `Note ${count}`));
  });

  test.each(["find_nudges", "hand_out_nudges"])(
    "what goes wrong in %s stops no receipt, and is made good afterwards",
    async (name) => {
      const { id, reference } = await team.aRecord();
      await team.server().mailWorker?.runDueMail();
      await team.run(`alter function private.${name}(timestamptz) rename to away`);
      const visitor = await write();
      await team.note("dana", id, "Look", ["lee"]);
      await team.server().mailWorker?.runDueMail();
      await team.smtp().receivedBy(visitor);
      await team.run(`alter function private.away(timestamptz) rename to ${name}`);
      expect(await team.subjectsTo("lee")).toEqual([`Dana Reyes mentioned you on ${reference}`]);
    },
  );

  test("what goes first among thousands that are due is found by an index", async () => {
    const plan = await team
      .server()
      .backend.database.kysely.transaction()
      .execute(async (transaction) => {
        await sql`insert into public.outbox ("to", template, payload, priority, next_at)
          select 'lee@perilune.example', 'nudge', '{}', 1 + n % 9, now() + make_interval(mins => n - 5000)
          from generate_series(1, 10000) n`.execute(transaction);
        await sql`analyze public.outbox`.execute(transaction);
        const { rows } = await sql<{ "QUERY PLAN": string }>`
          explain select id from public.outbox where state = 'queued' and next_at <= now()
          order by priority, next_at, created_at, id limit 1 for update skip locked`.execute(
          transaction,
        );
        await sql`delete from public.outbox`.execute(transaction);
        return rows.map((row) => row["QUERY PLAN"]).join("\n");
      });
    expect(plan).toContain("outbox_next");
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});

describe.each(engines)("who hears of new records at once, on %s", (engine) => {
  const team = nudgeTeamOn(engine);

  /** To whom the notice of a new record goes. */
  async function notified(): Promise<readonly string[]> {
    await team.server().mailWorker?.runDueMail();
    const before = team.smtp().emails.length;
    const lead = aLead({ email: `${crypto.randomUUID()}@visitors.example` });
    expect((await send(team.server().visitor(), "contact_submissions", lead)).error).toBeNull();
    await team.server().mailWorker?.runDueMail();
    const notices = team
      .smtp()
      .emails.slice(before)
      .filter(({ headers }) => headers.get("reply-to")?.includes(lead.email));
    expect(notices).toHaveLength(1);
    return notices.flatMap(({ to }) => to);
  }
  const addresses = (...members: readonly Member[]) => members.map(addressOf);

  test("everybody who has not chosen otherwise", async () => {
    await team.run("delete from public.nudge_choices");
    expect(await notified()).toEqual(addresses("dana", "lee", "sam"));
    await team.choose("lee", { new_records: "digest" });
    expect(await notified()).toEqual(addresses("dana", "sam"));
    await team.choose("dana", { new_records: "off" });
    expect(await notified()).toEqual(addresses("sam"));
  });

  test("when nobody is left, everybody, because no record may go unheard", async () => {
    await team.choose("dana", { new_records: "off" });
    await team.choose("lee", { new_records: "digest" });
    await team.choose("sam", { new_records: "off" });
    expect(await notified()).toEqual(addresses("dana", "lee", "sam"));
    await team.choose("sam");
    await team.run("update public.staff set disabled_at = now()", "sam");
    expect(await notified()).toEqual(addresses("dana", "lee"));
  });

  test("a letter that comes in: whoever has its record, whatever was chosen; without anybody, those who want to hear", async () => {
    const hearers = async (id: string) => {
      await team.server().mailWorker?.runDueMail();
      const before = team.smtp().emails.length;
      // Who has just heard of a record is not told of a letter as well.
      await team.run("update public.outbox set created_at = created_at - interval '11 minutes'");
      const [row] = await team.run(`select private.token_of('${id}') as token`);
      await storeLetter(team.server(), aLetter({ tokens: [String(row?.["token"])] }));
      await team.server().mailWorker?.runDueMail();
      return team
        .smtp()
        .emails.slice(before)
        .filter(({ headers }) => headers.get("subject")?.includes("a letter from"))
        .flatMap(({ to }) => to);
    };
    await team.choose("lee", { new_records: "off" });
    const [own, nobodys] = [await team.aRecord(), await team.aRecord()];
    await team.assign("lee", own.id, "lee");
    expect(await hearers(own.id)).toEqual(addresses("lee"));
    expect(await hearers(nobodys.id)).toEqual(addresses("dana", "sam"));
  });
});

describe.each(engines)("MAIL_STAFF_TO, on %s", (engine) => {
  const team = nudgeTeamOn(engine, { environment: { MAIL_STAFF_TO: "team@perilune.example" } });

  test("goes before what people chose, for notices and for nothing else", async () => {
    await team.choose("lee", { new_records: "now" });
    const { id, reference } = await team.aRecord();
    await team.note("dana", id, "Look", ["lee"]);
    expect(await team.subjectsTo("lee")).toEqual([`Dana Reyes mentioned you on ${reference}`]);
    const others = team.smtp().emails.flatMap(({ to }) => to);
    expect(new Set(others)).toEqual(
      new Set(["team@perilune.example", "ada@example.com", "lee@perilune.example"]),
    );
  });
});
