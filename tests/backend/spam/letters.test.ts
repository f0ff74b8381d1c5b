import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CHANGE, listen, tokenOf } from "../live/listener.ts";
import type { SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import { type Chair, engines, startTestServer, type TestServer } from "../test-server.ts";
import { anEnquiry, anOffer, deskAt } from "./spam-desk.ts";

const team = "team@perilune.example";
const withheld = "Its record is in quarantine, and about that no letters go out.";

/** Of which the page has to say more: with a silent page it is advertising. */
function aSuspicion() {
  return anEnquiry({ message: `Have a look at https://bit.ly/3kd82 ${crypto.randomUUID()}` });
}

/** Suspicious, and even with a silent page no advertising. */
const aDoubt = () =>
  anEnquiry({
    message: `https://desk.example/a and https://desk.example/b ${crypto.randomUUID()}`,
  });

/** The letters of a server's records, and time that passes for them. */
function lettersAt({ run }: ReturnType<typeof deskAt>) {
  return {
    lettersOf: (id: string) =>
      run(`select template, state, error, next_at - created_at = interval '60 seconds' as waits
        from public.outbox where entry_id = '${id}' order by template`),
    /** As if the record, and what waits for it, were so much older. */
    timePasses: (id: string, interval: string) =>
      run(`with aged as (
          update public.inbox_entries set created_at = created_at - interval '${interval}'
          where id = '${id}' returning id)
        update public.outbox set next_at = next_at - interval '${interval}'
        where entry_id in (select id from aged)`),
  };
}

describe.each(engines)("letters to and about what is suspected, on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;
  let staff: Chair;
  const desk = deskAt(() => server);
  const { lettersOf, timePasses } = lettersAt(desk);

  beforeAll(async () => {
    ({ smtp, server } = await startWithMail(engine, { MAIL_STAFF_TO: team }));
    staff = await server.staff("staff@example.com");
  });
  beforeEach(() => desk.forgetWords());
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });

  /** To whom letters about this sender have gone, once everything due has been sent. */
  async function told(email: string): Promise<readonly string[]> {
    await server.mailWorker?.runDueMail();
    return smtp.emails
      .filter(({ to, headers }) => to.includes(email) || headers.get("reply-to")?.includes(email))
      .flatMap(({ to }) => to)
      .toSorted();
  }
  const both = (email: string) => [email, team].toSorted();
  const judge = async (id: string, isSpam: boolean) =>
    expect((await staff.rpc("judge_entry", { id, is_spam: isSpam })).error).toBeNull();

  test("wait for the page, and leave with its word", async () => {
    const lead = aSuspicion();
    const { email } = lead;
    const { id } = await desk.sent(lead);
    expect(await desk.entryOf(email)).toMatchObject({ score: 3, isApart: false, isSettled: false });
    const waiting = { state: "queued", error: "", waits: true };
    expect(await lettersOf(id)).toEqual([
      { template: "notice", ...waiting },
      { template: "receipt", ...waiting },
    ]);
    // However long this takes, its minute is not over.
    await timePasses(id, "-10 minutes");
    expect(await told(email)).toEqual([]);
    await desk.tell(email, { trap: false, seconds: 25 });
    // The write itself has woken the worker.
    await Promise.all([smtp.receivedBy(email), smtp.noticedOf(email)]);
    expect(await desk.entryOf(email)).toMatchObject({ score: 3, isApart: false, isSettled: true });
    expect(await told(email)).toEqual(both(email));
  });

  test("do not leave when the page says that a program filled it in", async () => {
    const lead = aSuspicion();
    const { email } = lead;
    const { id } = await desk.sent(lead);
    await desk.tell(email, { trap: true, seconds: 1 });
    expect(await desk.entryOf(email)).toMatchObject({ score: 6, isApart: true, isSettled: true });
    await timePasses(id, "2 minutes");
    expect(await told(email)).toEqual([]);
    expect(await lettersOf(id)).toEqual([]);
  });

  test("leave after a minute of silence where it makes no advertising of it, and open inboxes see where it does", async () => {
    const [doubt, suspicion] = [aDoubt(), aSuspicion()];
    const [doubtful, suspected] = [await desk.sent(doubt), await desk.sent(suspicion)];
    expect(doubtful).toMatchObject({ score: 2, isApart: false, isSettled: false });
    await timePasses(doubtful.id, "61 seconds");
    expect(await told(doubt.email)).toEqual(both(doubt.email));
    expect(await desk.entryOf(doubt.email)).toMatchObject({
      score: 3,
      isApart: false,
      isSettled: true,
    });

    const listener = await listen(server, await tokenOf(staff));
    await timePasses(suspected.id, "61 seconds");
    expect(await told(suspicion.email)).toEqual([]);
    expect(await listener.next()).toBe(CHANGE);
    listener.leave();
    expect(await desk.entryOf(suspicion.email)).toMatchObject({
      score: 4,
      reasons: ["short-link:3", "silent:1"],
      isApart: true,
      isSettled: true,
    });
  });

  test("are never made of what is advertising at once", async () => {
    const lead = anOffer();
    const { email } = lead;
    const { id } = await desk.sent(lead);
    expect(await desk.entryOf(email)).toMatchObject({ isApart: true, isSettled: true });
    await desk.tell(email, { seconds: 25 });
    expect(await lettersOf(id)).toEqual([]);
    expect(await told(email)).toEqual([]);
  });

  test("that are about to leave are stopped by the last look, and say why", async () => {
    const lead = aSuspicion();
    const { email } = lead;
    const { id } = await desk.sent(lead);
    await desk.run(`insert into public.outbox (template, payload, entry_id, next_at)
      select 'message-notice', payload, entry_id, next_at from public.outbox
      where entry_id = '${id}' and template = 'notice'`);
    await desk.run(`with apart as (
        update public.inbox_entries set quarantined_at = now(), settled_at = now() where id = '${id}' returning id)
      update public.outbox set next_at = now() where entry_id in (select id from apart)`);
    expect(await told(email)).toEqual([]);
    expect(await lettersOf(id)).toMatchObject(
      ["message-notice", "notice", "receipt"].map((template) => ({
        template,
        state: "skipped",
        error: withheld,
      })),
    );
    await judge(id, false);
    expect(await told(email)).toEqual([email]);
  });

  test("whose minute ends while others are being sent are settled before they leave", async () => {
    const [first, lead] = [anEnquiry(), aSuspicion()];
    const { email } = lead;
    const { id } = await desk.sent(lead);
    smtp.decide((moment, address) =>
      moment === "letter" && address === first.email ? "keep silent" : "take",
    );
    await desk.sent(first);
    await smtp.held();
    await timePasses(id, "61 seconds");
    smtp.decide(() => "take");
    smtp.release();
    expect(await told(email)).toEqual([]);
    expect(await desk.entryOf(email)).toMatchObject({ isApart: true, isSettled: true });
    expect(await told(first.email)).toEqual(both(first.email));
  });

  test("to who is rescued: the receipt within a day, later none, and the team is not told", async () => {
    const [lead, late] = [anOffer(), anOffer()];
    const { email } = lead;
    const { id } = await desk.sent(lead);
    await judge(id, false);
    await smtp.receivedBy(email);
    expect(await told(email)).toEqual([email]);
    await judge(id, false);
    expect(await told(email)).toEqual([email]);

    const old = (await desk.sent(late)).id;
    await timePasses(old, "25 hours");
    await judge(old, false);
    expect(await desk.entryOf(late.email)).toMatchObject({ isApart: false });
    expect(await told(late.email)).toEqual([]);
  });

  test("that still wait are dropped when somebody says Spam", async () => {
    const lead = aSuspicion();
    const { email } = lead;
    const { id } = await desk.sent(lead);
    await judge(id, true);
    await timePasses(id, "2 minutes");
    expect(await told(email)).toEqual([]);
    expect(await lettersOf(id)).toEqual([]);
  });

  test("leave for everybody else when scores cannot be settled", async () => {
    const lead = anEnquiry();
    await desk.run("alter function private.settle_entries(timestamptz) rename to settle_nothing");
    await desk.sent(lead);
    expect(await told(lead.email)).toEqual(both(lead.email));
    await desk.run("alter function private.settle_nothing(timestamptz) rename to settle_entries");
  });
});

describe.each(engines)("without mail, on %s,", (engine) => {
  test("scores are settled all the same, and nothing is written down about what is suspected", async () => {
    const server = await startTestServer(engine);
    const desk = deskAt(() => server);
    const { timePasses } = lettersAt(desk);
    await desk.forgetWords();
    const [doubt, suspicion] = [aDoubt(), aSuspicion()];
    const [honest, suspected] = [await desk.sent(doubt), await desk.sent(suspicion)];
    for (const { id } of [honest, suspected]) await timePasses(id, "61 seconds");
    await server.mailWorker?.runDueMail();
    expect(await desk.entryOf(doubt.email)).toMatchObject({ isApart: false, isSettled: true });
    expect(await desk.entryOf(suspicion.email)).toMatchObject({ isApart: true, isSettled: true });
    expect(await desk.run("select entry_id, subject <> '' as written from public.outbox")).toEqual(
      [1, 2].map(() => ({ entry_id: honest.id, written: true })),
    );
    await server.remove();
  });
});
