import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aSupportRequest } from "../kinds/support.ts";
import { runCommand, startMailProcess } from "./child-server.ts";
import { queueReply } from "./conversation/letters-with-files.ts";
import { startImapServer, type ImapServer } from "./imap-server.ts";
import { atOnce } from "./nudges/nudge-team.ts";
import { emptyPostgres } from "./prepared-database.ts";
import { stored } from "./records.ts";
import { startSmtpServer, type SmtpServer } from "./smtp-server.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

/** Its server has no mail of its own, as a hosted project has none. */
describe.each(engines.filter((engine) => engine === "PostgreSQL"))(
  "npm run mail, on the %s of a hosted project",
  (engine) => {
    let server: TestServer;
    let staff: Chair;
    let smtp: SmtpServer;
    let imap: ImapServer;

    beforeAll(async () => {
      server = await startTestServer(engine);
      staff = await server.staff("staff@example.com");
      smtp = await startSmtpServer();
      imap = await startImapServer();
    });
    afterAll(async () => {
      await server.remove();
      await smtp.stop();
      await imap.stop();
    });

    const settings = () => ({
      SUPABASE_DB_URL: server.environment["DATABASE_URL"] ?? "",
      SITE_ORIGIN: "https://www.perilune.example",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Perilune <hello@perilune.example>",
      IMAP_URL: imap.url,
    });
    async function run(statement: string) {
      const { rows } = await sql
        .raw<Record<string, unknown>>(statement)
        .execute(server.backend.database.kysely);
      return rows;
    }
    const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

    test.each(["SIGTERM", "SIGINT"] as const)(
      "a reply leaves, a letter that answers it is in its record, and %s ends it",
      async (signal) => {
        const to = `${signal.toLowerCase()}@ortega.example`;
        const entry = await stored(
          server.visitor(),
          "support_requests",
          aSupportRequest({ email: to }),
        );
        const worker = await startMailProcess(settings());
        expect(worker.output()).not.toContain("secret-word");
        expect((await staff.rpc("own_address")).data).toBe("hello@perilune.example");
        await until(() => expect(imap.commands).toContain("IDLE"));
        const before = smtp.emails.length;
        const reply = await queueReply(staff, entry, to);
        await run(
          "update public.outbox set next_at = now() where template = 'reply' and state = 'queued'",
        );
        // What is stored wakes the sender as well.
        imap.deliver(
          `From: Nobody <nobody@else.example>\r\nMessage-ID: <${signal}@else.example>\r\n\r\nHello.\r\n`,
        );
        await until(() =>
          expect(smtp.emails.slice(before).some(({ text }) => text.includes("We can."))).toBe(true),
        );
        const [sent] = smtp.emails.slice(before).filter(({ text }) => text.includes("We can."));
        expect(sent?.to).toEqual([to]);
        const answerTo = /hello\+r\.[0-9a-f]{20}@perilune\.example/.exec(
          sent?.headers.get("reply-to") ?? "",
        )?.[0];
        imap.deliver(
          `From: Maya <${to}>\r\nTo: ${answerTo ?? ""}\r\nMessage-ID: <answer-${signal}@ortega.example>\r\n\r\nThank you.\r\n`,
        );
        await until(async () => {
          const data = await run(
            `select id, body, matched_by from public.messages where entry_id = '${entry}' order by at`,
          );
          expect(data).toMatchObject([{ id: reply }, { body: "Thank you.", matched_by: "token" }]);
        });
        worker.process.kill(signal);
        expect(await worker.ended).toEqual({ code: 0, signal: null });
        expect(await run("select holder from private.mailboxes")).toEqual([{ holder: null }]);
        imap.commands.length = 0;
      },
      90_000,
    );

    test("the team is told what is theirs, which the project itself does not do", async () => {
      const lee = await server.staff("lee@example.com");
      const { error } = await lee.rpc("save_nudge_choices", atOnce);
      expect(error).toBeNull();
      const entry = await stored(server.visitor(), "support_requests", aSupportRequest());
      const mentions = [(await lee.auth.getUser()).data.user?.id];
      const note = crypto.randomUUID();
      await staff.rpc("save_note", { entry, note, body: "Can you look?", mentions });
      await run(`update public.inbox_entries set waiting_since = now() - interval '5 hours',
          assignee_id = '${mentions.join()}'
        from (select set_config('private.receives', 'on', true) as receives offset 0) as if_a_letter
        where id = '${entry}' and receives = 'on'`);
      const worker = await startMailProcess(settings());
      const subjects = () =>
        smtp.emails
          .filter(({ to }) => to.includes("lee@example.com"))
          .map(({ headers }) => headers.get("subject"));
      await until(() => {
        expect(subjects()).toContainEqual(expect.stringMatching(/mentioned (?:you )?on SR-/));
        expect(subjects()).toContainEqual(expect.stringMatching(/^Overdue: SR-/));
      });
      worker.process.kill("SIGTERM");
      expect(await worker.ended).toEqual({ code: 0, signal: null });
    }, 90_000);

    test("says what is missing, and starts on no database that is older than itself", async () => {
      const attempt = async (changed: Readonly<Record<string, string>>) => {
        const ended = await runCommand("mail-worker", [], { ...settings(), ...changed });
        expect(ended.code).toBe(1);
        return ended.err;
      };
      expect(await attempt({ SUPABASE_DB_URL: "" })).toMatch(/^Set SUPABASE_DB_URL to /);
      expect(await attempt({ SUPABASE_DB_URL: "https://x.supabase.co" })).toContain(
        "SUPABASE_DB_URL must begin with postgres:// or postgresql://",
      );
      expect(await attempt({ SMTP_URL: "", MAIL_FROM: "", IMAP_URL: "" })).toBe(
        "Mail is off: set SMTP_URL and MAIL_FROM.\n",
      );
      expect(await attempt({ SITE_ORIGIN: "" })).toMatch(/^Set SITE_ORIGIN to the site's address/);
      expect(await attempt({ SUPABASE_DB_URL: await emptyPostgres() })).toBe(
        "The database of SUPABASE_DB_URL lacks migrations of this version. Run: npx supabase db push\n",
      );
    });

    test("what npm run prices prints makes prices and templates, once and again", async () => {
      const origin = "https://www.perilune.example";
      const printed = await runCommand("prices", [], { SITE_ORIGIN: origin });
      await run("delete from private.price_list");
      await run("delete from public.reply_templates");
      const counts = () =>
        run(`select (select count(*) from private.price_list)::integer as prices,
          (select count(*) from public.reply_templates)::integer as templates,
          (select count(*) from public.reply_templates where body like '%${origin}/contact%')::integer as links`);
      for (const statement of printed.out.split(/;\n/)) if (statement !== "") await run(statement);
      const first = await counts();
      expect(first).toEqual([
        { prices: expect.any(Number), templates: expect.any(Number), links: expect.any(Number) },
      ]);
      for (const count of Object.values(first[0] ?? {})) expect(count).toBeGreaterThan(0);
      await run("update public.reply_templates set archived_at = now()");
      for (const statement of printed.out.split(/;\n/)) if (statement !== "") await run(statement);
      expect(await counts()).toEqual(first);
      const without = await runCommand("prices", [], { SITE_ORIGIN: "" });
      expect(without.out).toMatch(/;\n-- The first reply templates have links: set SITE_ORIGIN/);
    });
  },
);
