import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Letter } from "../../../server/mailbox/letter.ts";
import { aLead } from "../../kinds/contact.ts";
import { send as insert } from "../records.ts";
import type { SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import type { Chair, Engine, TestServer } from "../test-server.ts";
import { aLetter, storeLetter } from "./a-letter.ts";

/** What the form of a reply holds. */
export const draft = (more: object = {}) =>
  JSON.stringify({
    to: ["maya@ortega.example"],
    cc: [],
    subject: "Re: your form",
    body: "Hello Maya,\n\nwe can do that.",
    quotes: true,
    answers: null,
    followUpDays: 0,
    ...more,
  });

type Place = {
  readonly smtp: SmtpServer;
  readonly server: TestServer;
  readonly dana: Chair;
  readonly lee: Chair;
};

/** Two of the team at a server with mail, for the tests of one `describe`; each begins without records and letters. */
export function conversationOn(engine: Engine) {
  let place: Place;

  beforeAll(async () => {
    const { smtp, server } = await startWithMail(engine);
    const dana = await server.staff("dana@perilune.example");
    place = { smtp, server, dana, lee: await server.staff("lee@perilune.example") };
  });
  afterAll(async () => {
    await place.server.remove();
    await place.smtp.stop();
  });
  beforeEach(async () => {
    await place.server.mailWorker?.runDueMail();
    await run("delete from public.messages");
    await run("delete from public.outbox");
    await run("delete from public.emails");
    await run("delete from public.contact_submissions");
  });

  const kysely = () => place.server.backend.database.kysely;
  async function run(statement: string) {
    const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(kysely());
    return rows;
  }
  async function receive(more: Partial<Letter> = {}): Promise<string | null> {
    return storeLetter(place.server, aLetter(more));
  }
  async function aRecord(email = "maya@ortega.example") {
    const lead = aLead({ email });
    expect((await insert(place.server.visitor(), "contact_submissions", lead)).error).toBeNull();
    const { data } = await place.dana
      .from("contact_submissions")
      .select("id")
      .eq("message", lead.message);
    return String(data?.[0]?.id);
  }
  async function entryOf(id: string) {
    const { data } = await place.dana.from("inbox_entries").select("*").eq("id", id);
    return data?.[0];
  }
  async function save(entry: string, content = draft(), version = 0, chair = place.dana) {
    return chair.rpc("save_draft", { entry, use: "reply", content, version });
  }
  async function send(entry: string, more: object = {}, chair = place.dana) {
    const message = crypto.randomUUID();
    const { error, data, status } = await chair.rpc("send_reply", {
      entry,
      message,
      version: 1,
      ...more,
    });
    return { message, error, data, status };
  }
  async function timeline(entry: string, chair = place.dana) {
    const { data, error } = await chair.rpc("record_timeline", { entry });
    expect(error).toBeNull();
    return data ?? [];
  }
  /** Sends what waits its ten seconds now. */
  async function leave() {
    await run("update public.outbox set next_at = now() where state = 'queued'");
    await place.server.mailWorker?.runDueMail();
  }
  /** Writes a reply, lets it leave, and answers its message and the token of its record. */
  async function reply(entry: string) {
    await save(entry);
    const { message, error } = await send(entry);
    expect(error).toBeNull();
    await leave();
    const [found] = await run(`select token from private.reply_tokens where entry_id = '${entry}'`);
    return { message, token: String(found?.["token"]) };
  }
  const lettersTo = (address: string) => place.smtp.emails.filter(({ to }) => to.includes(address));

  return {
    place: () => place,
    run,
    receive,
    aRecord,
    entryOf,
    save,
    send,
    timeline,
    leave,
    reply,
    lettersTo,
  };
}
