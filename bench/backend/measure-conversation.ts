import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { readInThread } from "../../server/mailbox/read-in-thread.ts";
import { startPostgresHere } from "../../tests/support/postgres-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { alternate, millisecondsOf } from "../compare.ts";
import { figure, ratioAtMost, type Figure } from "../figure.ts";
import { openPglite, openPostgres, type Engine } from "./engine.ts";
import { makeDatabase } from "./make-database.ts";
import { insertSampleLeads } from "./sample-leads.ts";

const area = "conversation";
const rounds = 9;
/** Of entries 500 and 30 steps long. */
const long = "00000000-0000-4000-8000-000000000500";
const short = "00000000-0000-4000-8000-000000000030";

/** What letters cost those who do not wait for them: a large one while it is read, and 200,000 of them in the inbox. */
export async function measureConversation(): Promise<readonly Figure[]> {
  const block = await measureBlock();
  const server = await startPostgresHere();
  const onPostgres = await withCleanUp(
    () => server.remove(),
    () =>
      withTempFolder(async (folder) => {
        const databaseUrl = await server.createDatabase();
        await makeDatabase({ mode: "postgres", databaseUrl }, folder);
        return measureEngine("PostgreSQL", openPostgres(databaseUrl));
      }),
  );
  const embedded = await withTempFolder(async (folder) => {
    await makeDatabase({ mode: "embedded" }, folder);
    return measureEngine("PGlite", await openPglite(folder));
  });
  return [block, ...embedded, ...onPostgres];
}

/** The longest that anything else waits while a letter of 30 MB is read, beside the longest while nothing happens. */
async function measureBlock(): Promise<Figure> {
  const film = Buffer.alloc(11_000_000, 120).toString("base64").replaceAll(/.{76}/g, "$&\r\n");
  const file = `--b\r\nContent-Type: video/mp4\r\nContent-Transfer-Encoding: base64\r\n\r\n${film}\r\n`;
  const head =
    "From: a@b.example\r\nSubject: Films\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n";
  const raw = Buffer.from(`${head}${file}${file}--b--\r\n`);
  const rules = { ownAddress: "hello@perilune.example", authServer: "" };
  const compared = await alternate(
    rounds,
    () => longestBlock(() => readInThread(raw, rules)),
    () => longestBlock(() => pause(1_000)),
  );
  return figure(
    { area, name: "event loop, while 30 MB are read", unit: "ms", limit: "idle", ...compared },
    ratioAtMost(5),
  );
}

async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

function measureEngine(name: string, engine: Engine): Promise<readonly Figure[]> {
  return withCleanUp(
    () => engine.close(),
    async () => {
      for (const statement of insertSampleLeads) await engine.run(statement);
      await beStaff(engine);
      await fill(engine);
      const search = "select id from public.find_entries(search => 'zeppelin') limit 50";
      const withoutLetters = `select id from public.inbox_entries
        where archived_at is null and position(private.fold('zeppelin') in search_text) > 0 limit 50`;
      const timeline = (entry: string) => `select * from public.record_timeline('${entry}')`;
      const searches = await alternate(
        15,
        () => millisecondsOf(() => engine.run(search)),
        () => millisecondsOf(() => engine.run(withoutLetters)),
      );
      const pages = await alternate(
        15,
        () => millisecondsOf(() => engine.run(timeline(long))),
        () => millisecondsOf(() => engine.run(timeline(short))),
      );
      return [
        figure(
          {
            area,
            name: `search among 200,000 letters, ${name}`,
            unit: "ms",
            limit: "the same among the records alone",
            ...searches,
          },
          ratioAtMost(1.5),
        ),
        figure(
          {
            area,
            name: `first page of 500 steps, ${name}`,
            unit: "ms",
            limit: "of 30 steps",
            ...pages,
          },
          ratioAtMost(1.5),
        ),
      ];
    },
  );
}

/** The owner of the database asks, who is taken for staff: what is measured is the search, not the session. */
async function beStaff(engine: Engine): Promise<void> {
  await engine.run(
    "create or replace function private.is_staff() returns boolean language sql stable as 'select true'",
  );
}

/** Two letters to each of 100,000 records, and two records with many. */
async function fill(engine: Engine): Promise<void> {
  await engine.run("set session_replication_role = replica");
  await engine.run(`
    insert into public.messages (entry_id, direction, at, message_id, from_address, subject, body, digest)
    select entry.id, 'in', entry.created_at + n * interval '1 minute', entry.id || '-' || n, entry.email, 'Re: ' || entry.topic,
      'Letter ' || n || ' of ' || entry.name || '. ' || repeat('We would like to know more about the offer. ', 12), entry.id || '-' || n
    from public.inbox_entries entry, generate_series(1, 2) n`);
  for (const [id, steps] of [
    [long, 500],
    [short, 30],
  ] as const) {
    await engine.run(`
      insert into public.contact_submissions (id, name, email, message) values ('${id}', 'Ada', 'ada@example.com', 'Hello')`);
    await engine.run(`
      insert into public.inbox_entries (id, kind, reference, created_at, name, email, company, body, topic, status, due_at, digest,
        search_text)
      select '${id}', 'contact', 'PR-${steps}', now() - interval '1 day', 'Ada', 'ada@example.com', '', 'Hello', '', 'new', now(),
        'digest-${steps}', 'ada hello'`);
    await engine.run(`
      insert into public.messages (entry_id, direction, at, message_id, from_address, subject, body, digest)
      select '${id}', 'in', now() - n * interval '1 minute', '${id}-' || n, 'ada@example.com', 'Re: Hello',
        repeat('A letter with some words. ', 20), '${id}-' || n from generate_series(1, ${steps}) n`);
  }
  await engine.run("set session_replication_role = default");
  await engine.run("analyze");
}
