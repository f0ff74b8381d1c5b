import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLogger } from "../../../server/logging.ts";
import { startMailboxWorker } from "../../../server/mailbox/mailbox-worker.ts";
import { startImapServer, type ImapServer } from "../imap-server.ts";
import { engines, startTestServer, type TestServer } from "../test-server.ts";

const places = (["LOGIN", "EXAMINE", "UID SEARCH", "UID FETCH", "IDLE"] as const).flatMap(
  (command) => (["before", "within"] as const).map((where) => ({ command, where })),
);

const written = (id: string) =>
  `From: Maya <maya@${id}.example>\r\nTo: hello@perilune.example\r\nSubject: Letter ${id}\r\n` +
  `Message-ID: <${id}@mail.example>\r\n\r\nWords of ${id}.\r\n`;

type Reader = {
  readonly imap: ImapServer;
  readonly name: string;
  readonly stop: () => Promise<void>;
};

describe.each(engines)("a mailbox that breaks on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.remove());

  const kysely = () => server.backend.database.kysely;
  const until = (check: () => Promise<void> | void) =>
    vi.waitFor(check, { timeout: 60_000, interval: 20 });
  /** A mail server and the worker that reads it, which tries again at once. */
  async function aReader(url?: (url: string) => string): Promise<Reader> {
    const imap = await startImapServer();
    const name = crypto.randomUUID();
    const worker = startMailboxWorker(
      server.backend.database,
      { imapUrl: url?.(imap.url) ?? imap.url, name, since: undefined, authServer: "" },
      { ownAddress: "hello@perilune.example", authServer: "" },
      createLogger("silent"),
      () => undefined,
      () => 20,
    );
    return {
      imap,
      name,
      async stop() {
        await worker.stop();
        await imap.stop();
      },
    };
  }
  async function came(id: string): Promise<{ sort: string; body: string; trouble: string }[]> {
    const { rows } = await sql<{ sort: string; body: string; trouble: string }>`
      select sort, body, trouble from public.messages where message_id = ${`${id}@mail.example`}`.execute(
      kysely(),
    );
    return rows;
  }
  async function stateOf(name: string) {
    const { rows } = await sql<{ error: string; tries: boolean; since: boolean; ok: boolean }>`
      select error, next_try_at is not null as tries, failing_since is not null as since, last_ok_at is not null as ok
      from private.mailboxes where name = ${name}`.execute(kysely());
    return rows[0];
  }

  test.each(places)(
    "at $command, $where its answer: nothing is lost, nothing comes twice",
    async (fault) => {
      const { imap, stop } = await aReader();
      await until(() => expect(imap.commands).toContain("IDLE"));
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      imap.breakAt(fault);
      imap.deliver(written(first));
      if (fault.command === "LOGIN" || fault.command === "EXAMINE") imap.cut();
      await until(async () => expect(await came(first)).toHaveLength(1));
      imap.deliver(written(second));
      await until(async () => expect(await came(second)).toHaveLength(1));
      expect(imap.broken()).toBe(1);
      expect(await came(first)).toEqual([
        { sort: "letter", body: `Words of ${first}.`, trouble: "" },
      ]);
      await stop();
    },
  );

  test("a line that breaks at one letter seven times makes nothing unreadable of it", async () => {
    const { imap, stop } = await aReader();
    await until(() => expect(imap.commands).toContain("IDLE"));
    const id = crypto.randomUUID();
    imap.breakAt({ command: "UID FETCH", where: "within" }, 7);
    imap.deliver(written(id));
    await until(async () => expect(await came(id)).toHaveLength(1));
    expect((await came(id))[0]?.sort).toBe("letter");
    expect(imap.broken()).toBe(7);
    await stop();
  });

  test("a letter that the mail server never hands out holds up no other, and the team hears of it", async () => {
    const { imap, name, stop } = await aReader();
    await until(() => expect(imap.commands).toContain("IDLE"));
    const id = crypto.randomUUID();
    imap.breakAt({ command: "UID FETCH", where: "before" }, 10);
    imap.deliver(written(crypto.randomUUID()));
    imap.deliver(written(id));
    await until(async () => expect(await came(id)).toHaveLength(1));
    const { rows } = await sql`
      select sort, entry_id, trouble from public.messages where trouble like '%does not hand it out%'
        and at > now() - interval '1 minute'`.execute(kysely());
    expect(rows).toEqual([
      {
        sort: "unreadable",
        entry_id: null,
        trouble:
          "This letter could not be read (the mail server does not hand it out). The original is in the mailbox.",
      },
    ]);
    await sql`delete from public.messages where trouble <> ''`.execute(kysely());
    expect(await stateOf(name)).toMatchObject({ error: "", ok: true });
    await stop();
  });

  test("a wrong password is said in words, and it goes on trying until it is right", async () => {
    const { imap, name, stop } = await aReader();
    await until(() => expect(imap.commands).toContain("IDLE"));
    imap.refuse(true);
    imap.cut();
    const before = imap.commands.length;
    await until(async () => {
      expect(await stateOf(name)).toEqual({
        error: "The mail server does not accept the user name and password of IMAP_URL.",
        tries: true,
        since: true,
        ok: true,
      });
      const tried = imap.commands.slice(before).filter((command) => command === "LOGIN");
      expect(tried.length).toBeGreaterThan(3);
    });
    const id = crypto.randomUUID();
    imap.deliver(written(id));
    imap.refuse(false);
    await until(async () => expect(await came(id)).toHaveLength(1));
    await until(async () =>
      expect(await stateOf(name)).toEqual({ error: "", tries: false, since: false, ok: true }),
    );
    await stop();
  });

  test.each([
    [
      "nobody listens",
      (url: string) => url.replace(/:\d+$/, ":1"),
      "The mail server does not take connections.",
    ],
    [
      "it is not encrypted",
      (url: string) => url.replace("imap:", "imaps:"),
      "The connection to the mail server has ended.",
    ],
  ])("what is said when %s", async (_when, url, words) => {
    const { name, stop } = await aReader(url);
    await until(async () => expect((await stateOf(name))?.error).toBe(words));
    await stop();
  });

  test("letters that come while others are fetched are not left until the next look", async () => {
    const { imap, stop } = await aReader();
    await until(() => expect(imap.commands).toContain("IDLE"));
    const ids = Array.from({ length: 30 }, () => crypto.randomUUID());
    for (const id of ids) {
      imap.deliver(written(id));
      await new Promise((resolve) => setImmediate(resolve));
    }
    for (const id of ids) await until(async () => expect(await came(id)).toHaveLength(1));
    await stop();
  });
});
