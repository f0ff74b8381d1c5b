import { describe, expect, test } from "vitest";
import { createLogger } from "../../../server/logging.ts";
import { startMailWorker } from "../../../server/mail/worker.ts";
import { readSettings } from "../../../server/settings.ts";
import { engines } from "../test-server.ts";
import { conversationOn, draft } from "./a-conversation.ts";

const REPLIES = 80;

describe.each(engines)("undo while two workers send on %s", (engine) => {
  const { place, run, save, send } = conversationOn(engine);

  test("each reply is sent or taken back, none is both and none is neither", async () => {
    const { server, smtp, dana } = place();
    await run(`insert into public.contact_submissions (name, email, message)
      select 'Visitor ' || n, 'visitor-' || n || '@visitors.example', 'Message ' || n from generate_series(1, ${REPLIES}) n`);
    await run("delete from public.outbox");
    const rows = await run("select id, email from public.contact_submissions");
    const messages: { readonly message: string; readonly to: string }[] = [];
    for (const { id, email } of rows) {
      await save(String(id), draft({ to: [email], quotes: false }));
      const { message, error } = await send(String(id));
      expect(error).toBeNull();
      await run("update public.outbox set next_at = now() + interval '1 hour'");
      messages.push({ message, to: String(email) });
    }
    const second = await startMailWorker(
      server.backend.database,
      readSettings(server.environment).mail,
      "https://www.perilune.example",
      createLogger("silent"),
    );
    const before = smtp.taken.length;
    await run("update public.outbox set next_at = now()");
    const sending = [server.mailWorker, second].map(async (worker) => worker?.runDueMail());
    // From both ends, so that some are quicker than the workers and some are not.
    const order = messages.flatMap((one, index) => {
      const other = messages[REPLIES - 1 - index];
      return index < REPLIES / 2 && other ? [other, one] : [];
    });
    const back = new Set<string>();
    const late: (string | null)[] = [];
    for (const { message, to } of order) {
      const { error } = await dana.rpc("unsend", { message });
      if (error === null) back.add(to);
      else late.push(error.hint);
    }
    await Promise.all(sending);
    await second.stop();
    const sent = smtp.taken.slice(before).flatMap((email) => email.to);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.filter((to) => back.has(to))).toEqual([]);
    expect(sent.length + back.size).toBe(REPLIES);
    expect(new Set(late)).toEqual(new Set(late.length > 0 ? ["gone"] : []));
    expect(await run("select state from public.outbox where state <> 'sent'")).toEqual([]);
    expect(await run("select from public.messages")).toHaveLength(sent.length);
    expect(await run("select from public.drafts")).toHaveLength(back.size);
    // Both happened, or the race was none.
    expect(sent.length).toBeGreaterThan(0);
    expect(back.size).toBeGreaterThan(0);
  });
});
