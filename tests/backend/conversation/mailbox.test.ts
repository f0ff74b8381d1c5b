import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startImapServer, type ImapServer } from "../imap-server.ts";
import type { SmtpServer } from "../smtp-server.ts";
import { startWithMail } from "../start-with-mail.ts";
import { engines, type TestServer } from "../test-server.ts";

const written = (id: string, more = "") =>
  `From: Maya <maya-${id}@ortega.example>\r\nTo: hello@perilune.example\r\nSubject: Letter ${id}\r\n` +
  `Message-ID: <${id}@mail.example>\r\nDate: Tue, 1 Dec 2026 10:00:00 +0000\r\n${more}\r\nWords of ${id}.\r\n`;

describe.each(engines)("the mailbox of the house on %s", (engine) => {
  let imap: ImapServer;
  let smtp: SmtpServer;
  let server: TestServer;

  beforeAll(async () => {
    imap = await startImapServer();
    imap.deliver(written("before-the-site"));
    ({ smtp, server } = await startWithMail(engine, { IMAP_URL: imap.url }));
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
    await imap.stop();
  });

  async function bodies(): Promise<readonly string[]> {
    const { rows } = await sql<{
      body: string;
    }>`select body from public.messages order by at`.execute(server.backend.database.kysely);
    return rows.map(({ body }) => body);
  }
  const until = (check: () => Promise<unknown> | unknown) =>
    vi.waitFor(check, { timeout: 60_000, interval: 50 });

  test("begins with what comes from now on, and reads it as soon as it is told", async () => {
    await until(() => expect(imap.commands).toContain("IDLE"));
    imap.deliver(written("one"));
    await until(async () => expect(await bodies()).toEqual(["Words of one."]));
    expect(imap.commands.filter((command) => /STORE|COPY|MOVE|EXPUNGE/.test(command))).toEqual([]);
  });

  test.each(
    ["UID SEARCH", "UID FETCH"].flatMap((command) =>
      (["before", "within"] as const).map((where) => ({ command, where })),
    ),
  )(
    "a line that breaks at $command ($where): nothing is lost, nothing comes twice",
    async (fault) => {
      const name = `break-${fault.command.replaceAll(" ", "-")}-${fault.where}`;
      imap.breakAt(fault);
      imap.deliver(written(name));
      await until(async () => expect(await bodies()).toContain(`Words of ${name}.`));
      expect((await bodies()).filter((body) => body === `Words of ${name}.`)).toHaveLength(1);
    },
    90_000,
  );

  test("a mailbox that counts anew brings nothing again", async () => {
    const before = (await bodies()).length;
    imap.renumber();
    imap.cut();
    imap.deliver(written("after-counting-anew"));
    await until(async () => expect(await bodies()).toContain("Words of after-counting-anew."));
    // The letter from before the site is new to it by now: its number says nothing of its age any more.
    expect((await bodies()).length - before).toBeLessThanOrEqual(2);
  }, 90_000);
});
