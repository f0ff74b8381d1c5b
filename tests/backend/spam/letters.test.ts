import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { CHANGE, listen, tokenOf } from "../live/listener.ts";
import type { SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import { type Chair, engines, startTestServer, type TestServer } from "../test-server.ts";
import { aDoubt, anAdvertisement, aPerson, aSuspicion, desk } from "./desk.ts";

const team = "team@perilune.example";
const withheld = "Its record is in quarantine, and about that no letters go out.";

describe.each(engines)("letters to and about what is suspected, on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;
  let staff: Chair;
  let at: ReturnType<typeof desk>;

  beforeAll(async () => {
    ({ smtp, server } = await startWithMail(engine, { MAIL_STAFF_TO: team }));
    staff = await server.staff("staff@example.com");
    at = desk(server);
  });
  beforeEach(() => at.forgetWords());
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
    const email = aPerson();
    const id = await at.write(aSuspicion(email));
    expect(await at.entry(id)).toMatchObject({ score: 3, apart: false, settled: false });
    const waiting = { state: "queued", error: "", waits: true };
    expect(await at.lettersOf(id)).toEqual([
      { template: "notice", ...waiting },
      { template: "receipt", ...waiting },
    ]);
    // However long this takes, its minute is not over.
    await at.timePasses(id, "-10 minutes");
    expect(await told(email)).toEqual([]);
    await at.pageSpeaks(email, { trap: false, seconds: 25 });
    // The write itself has woken the worker.
    await Promise.all([smtp.receivedBy(email), smtp.noticedOf(email)]);
    expect(await at.entry(id)).toMatchObject({ score: 3, apart: false, settled: true });
    expect(await told(email)).toEqual(both(email));
  });

  test("do not leave when the page says that a program filled it in", async () => {
    const email = aPerson();
    const id = await at.write(aSuspicion(email));
    await at.pageSpeaks(email, { trap: true, seconds: 1 });
    expect(await at.entry(id)).toMatchObject({ score: 6, apart: true, settled: true });
    await at.timePasses(id, "2 minutes");
    expect(await told(email)).toEqual([]);
    expect(await at.lettersOf(id)).toEqual([]);
  });

  test("leave after a minute of silence where it makes no advertising of it, and open inboxes see where it does", async () => {
    const [doubtful, suspected] = [aPerson(), aPerson()];
    const doubt = await at.write(aDoubt(doubtful));
    const suspicion = await at.write(aSuspicion(suspected));
    expect(await at.entry(doubt)).toMatchObject({ score: 2, apart: false, settled: false });
    await at.timePasses(doubt, "61 seconds");
    expect(await told(doubtful)).toEqual(both(doubtful));
    expect(await at.entry(doubt)).toMatchObject({ score: 3, apart: false, settled: true });

    const listener = await listen(server, await tokenOf(staff));
    await at.timePasses(suspicion, "61 seconds");
    expect(await told(suspected)).toEqual([]);
    expect(await listener.next()).toBe(CHANGE);
    listener.leave();
    expect(await at.entry(suspicion)).toEqual({
      score: 4,
      reasons: ["short-link:3", "silent:1"],
      apart: true,
      settled: true,
    });
  });

  test("are never made of what is advertising at once", async () => {
    const email = aPerson();
    const id = await at.write(anAdvertisement(email));
    expect(await at.entry(id)).toMatchObject({ apart: true, settled: true });
    await at.pageSpeaks(email, { seconds: 25 });
    expect(await at.lettersOf(id)).toEqual([]);
    expect(await told(email)).toEqual([]);
  });

  test("that are about to leave are stopped by the last look, and say why", async () => {
    const email = aPerson();
    const id = await at.write(aSuspicion(email));
    await at.run(`insert into public.outbox (template, payload, entry_id, next_at)
      select 'message-notice', payload, entry_id, next_at from public.outbox
      where entry_id = '${id}' and template = 'notice'`);
    await at.run(`with apart as (
        update public.inbox_entries set quarantined_at = now(), settled_at = now() where id = '${id}' returning id)
      update public.outbox set next_at = now() where entry_id in (select id from apart)`);
    expect(await told(email)).toEqual([]);
    expect(await at.lettersOf(id)).toMatchObject(
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
    const [first, email] = [aPerson(), aPerson()];
    const id = await at.write(aSuspicion(email));
    smtp.decide((moment, address) =>
      moment === "letter" && address === first ? "keep silent" : "take",
    );
    await at.write(aLead({ email: first }));
    await smtp.held();
    await at.timePasses(id, "61 seconds");
    smtp.decide(() => "take");
    smtp.release();
    expect(await told(email)).toEqual([]);
    expect(await at.entry(id)).toMatchObject({ apart: true, settled: true });
    expect(await told(first)).toEqual(both(first));
  });

  test("to who is rescued: the receipt within a day, later none, and the team is not told", async () => {
    const [email, late] = [aPerson(), aPerson()];
    const id = await at.write(anAdvertisement(email));
    await judge(id, false);
    await smtp.receivedBy(email);
    expect(await told(email)).toEqual([email]);
    await judge(id, false);
    expect(await told(email)).toEqual([email]);

    const old = await at.write(anAdvertisement(late));
    await at.timePasses(old, "25 hours");
    await judge(old, false);
    expect(await at.entry(old)).toMatchObject({ apart: false });
    expect(await told(late)).toEqual([]);
  });

  test("that still wait are dropped when somebody says Spam", async () => {
    const email = aPerson();
    const id = await at.write(aSuspicion(email));
    await judge(id, true);
    await at.timePasses(id, "2 minutes");
    expect(await told(email)).toEqual([]);
    expect(await at.lettersOf(id)).toEqual([]);
  });

  test("leave for everybody else when scores cannot be settled", async () => {
    const email = aPerson();
    await at.run("alter function private.settle_entries(timestamptz) rename to settle_nothing");
    await at.write(aLead({ email }));
    expect(await told(email)).toEqual(both(email));
    await at.run("alter function private.settle_nothing(timestamptz) rename to settle_entries");
  });
});

describe.each(engines)("without mail, on %s,", (engine) => {
  test("scores are settled all the same, and nothing is written down about what is suspected", async () => {
    const server = await startTestServer(engine);
    const at = desk(server);
    await at.forgetWords();
    const [honest, suspected] = [
      await at.write(aDoubt(aPerson())),
      await at.write(aSuspicion(aPerson())),
    ];
    for (const id of [honest, suspected]) await at.timePasses(id, "61 seconds");
    await server.mailWorker?.runDueMail();
    expect(await at.entry(honest)).toMatchObject({ apart: false, settled: true });
    expect(await at.entry(suspected)).toMatchObject({ apart: true, settled: true });
    expect(await at.run("select entry_id, subject <> '' as written from public.outbox")).toEqual(
      [1, 2].map(() => ({ entry_id: honest, written: true })),
    );
    await server.remove();
  });
});
