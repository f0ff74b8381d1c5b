import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { letterOf } from "../conversation/marked-letters.ts";
import { startImapServer, type ImapServer } from "../imap-server.ts";
import type { SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import { engines, type Chair, type TestServer } from "../test-server.ts";
import { CHANGE, listen, tokenOf } from "./listener.ts";

describe.each(engines)("letters are told to open inboxes on %s", (engine) => {
  let imap: ImapServer;
  let smtp: SmtpServer;
  let server: TestServer;
  let staff: Chair;

  beforeAll(async () => {
    imap = await startImapServer();
    ({ smtp, server } = await startWithMail(engine, { IMAP_URL: imap.url }));
    staff = await server.staff("staff@example.com");
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
    await imap.stop();
  });

  test("one that has come, and an answer as it is sent and as it has left", async () => {
    const listener = await listen(server, await tokenOf(staff));
    await expect.poll(() => imap.commands).toContain("IDLE");
    imap.deliver(letterOf("a"));
    expect(await listener.next()).toBe(CHANGE);

    const lead = aLead({ email: "maya@ortega.example" });
    await server.visitor().from("contact_submissions").insert(lead);
    expect(await listener.next()).toBe(CHANGE);
    const { data } = await staff
      .from("contact_submissions")
      .select("id")
      .eq("message", lead.message);
    const entry = String(data?.[0]?.id);
    const content = { to: ["maya@ortega.example"], cc: [], subject: "Re: engine", body: "Yes." };
    const draft = JSON.stringify({ ...content, quotes: false, answers: null, followUpDays: 0 });
    await staff.rpc("save_draft", { entry, use: "reply", content: draft, version: 0 });
    const message = crypto.randomUUID();
    const sent = await staff.rpc("send_reply", { entry, message, version: 1 });
    expect(sent.error).toBeNull();
    expect(await listener.next()).toBe(CHANGE);
    // The ten seconds in which it may be taken back; receipts and notices that leave meanwhile are no news.
    expect(await listener.next()).toBe(CHANGE);
    expect(smtp.taken.map(({ to }) => to).flat()).toContain("maya@ortega.example");
    const { data: state } = await staff.rpc("record_timeline", { entry });
    expect(JSON.stringify(state)).toContain("sent");
    listener.leave();
  });
});
