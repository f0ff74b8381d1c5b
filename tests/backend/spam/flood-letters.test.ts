import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import type { SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import { engines, type TestServer } from "../test-server.ts";
import { anEnquiry, deskAt } from "./spam-desk.ts";

const team = "team@perilune.example";

describe.each(engines)("letters in a flood, on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;
  const desk = deskAt(() => server);

  beforeAll(async () => {
    const environment = { MAIL_STAFF_TO: team, STRANGERS_PER_HOUR: "3" };
    ({ smtp, server } = await startWithMail(engine, environment));
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });
  beforeEach(async () => {
    await desk.forgetWords();
    await server.mailWorker?.runDueMail();
    await desk.run("delete from public.outbox");
    await desk.run("delete from public.contact_submissions");
  });

  async function flood(count: number): Promise<readonly string[]> {
    const senders: string[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      const lead = anEnquiry();
      await desk.sent(lead);
      senders.push(lead.email);
    }
    return senders;
  }
  const lettersSince = async (seen: number) => {
    await server.mailWorker?.runDueMail();
    return smtp.emails.slice(seen);
  };
  const floodLetters = () =>
    desk.run(`select state, error, next_at - created_at = interval '2 minutes' as waits
      from public.outbox where template = 'flood-notice' order by created_at`);
  const twoMinutesPass = () =>
    desk.run(
      "update public.outbox set next_at = now() where template = 'flood-notice' and state = 'queued'",
    );

  test("there is one notice with the numbers in place of all others, and no receipts", async () => {
    const seen = smtp.emails.length;
    const senders = await flood(10);
    const [, , , , , believed = ""] = senders;
    await desk.tell(believed, { trap: false, seconds: 40 });
    // Three before it was one, each with a receipt and a notice.
    const first = await lettersSince(seen);
    expect(new Set(first.flatMap(({ to }) => to))).toEqual(new Set([team, ...senders.slice(0, 3)]));
    expect(first).toHaveLength(6);
    expect(await floodLetters()).toEqual([{ state: "queued", error: "", waits: true }]);

    await twoMinutesPass();
    const [letter, ...others] = await lettersSince(seen + first.length);
    expect(others).toEqual([]);
    expect(letter?.to).toEqual([team]);
    expect(letter?.headers.get("subject")).toBe("A flood: 10 messages from strangers");
    const text = letter?.text.replaceAll(/\s+/g, " ");
    expect(text).toMatch(/In quarantine: 6 .*\/admin\?view=quarantine On the lists: 4 /);
    expect(letter?.raw).not.toMatch(/engine, please|\bada-/);

    await flood(3);
    expect(await lettersSince(seen + first.length + 1)).toEqual([]);
    expect(await floodLetters()).toHaveLength(1);
    await desk.run(
      "update public.outbox set created_at = created_at - interval '61 minutes' where template = 'flood-notice'",
    );
    await flood(1);
    expect(await floodLetters()).toHaveLength(2);
    await twoMinutesPass();
    const [again, ...more] = await lettersSince(seen + first.length + 1);
    expect(again?.headers.get("subject")).toBe("A flood: 14 messages from strangers");
    expect(more).toEqual([]);
  });

  test("no letters of its own has who is on the lists at once, because learnt words speak for it", async () => {
    const lead = anEnquiry({ message: "Quastenflosse brimborium schabernack larifari remmidemmi" });
    await desk.run(`insert into private.spam_words (digest, honest)
      select distinct token, 50
      from unnest(private.spam_tokens('${lead.email}', private.plain_words('${lead.message}'))) token`);
    await flood(3);
    const seen = smtp.emails.length + (await lettersSince(smtp.emails.length)).length;
    const listed = await desk.sent(lead);
    expect(listed).toMatchObject({
      reasons: ["silent:3", "flood:1", "learnt:-3"],
      isApart: false,
    });
    expect(await lettersSince(seen)).toEqual([]);
    expect(await desk.run(`select from public.outbox where entry_id = '${listed.id}'`)).toEqual([]);
    expect(await floodLetters()).toHaveLength(1);
  });

  test("whoever has been answered before, or is signed in, is served as always", async () => {
    const [known = ""] = await flood(1);
    await desk.run(
      `update public.contact_submissions set status = 'responded' where email = '${known}'`,
    );
    await flood(5);
    const seen = smtp.emails.length + (await lettersSince(smtp.emails.length)).length;
    const ofAccount = anEnquiry();
    const account = ofAccount.email;
    await desk.sent(aLead({ email: known }));
    await desk.sent(ofAccount, await server.stranger(account));
    const letters = await lettersSince(seen);
    expect(letters.flatMap(({ to }) => to).toSorted()).toEqual(
      [team, team, known, account].toSorted(),
    );
  });

  test("a notice of which nothing is left is skipped and says so", async () => {
    await flood(5);
    await desk.run("delete from public.contact_submissions");
    await twoMinutesPass();
    await server.mailWorker?.runDueMail();
    expect(await floodLetters()).toMatchObject([
      { state: "skipped", error: "None of the messages it was about is there any more." },
    ]);
  });
});
