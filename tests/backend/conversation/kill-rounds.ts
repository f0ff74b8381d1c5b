import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import postgres from "postgres";
import { databaseAccounts } from "../../../server/accounts/database-accounts.ts";
import { runStaffCommand } from "../../../server/accounts/staff-command.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer } from "../../../server/start-server.ts";
import { createLogger } from "../../../server/logging.ts";
import { startChildServer } from "../child-server.ts";
import { draftOf, letterOf } from "./marked-letters.ts";
import { Refused, signIn } from "./staff-calls.ts";
import { startImapServer, type ImapServer } from "../imap-server.ts";
import { startSmtpServer, type SmtpServer } from "../smtp-server.ts";
import { withDatabase } from "../with-database.ts";

const RECORDS = 6;
/** Ten a second at the end; what is not there then is lost. */
const MOST_LOOKS = 1_200;
const password = "correct horse battery";
const member = "dana@perilune.example";

export type KillReport = {
  readonly letters: number;
  readonly replies: number;
  readonly sent: number;
  /** Of which nobody can know whether they were sent. */
  readonly unknown: number;
  readonly takenBack: number;
  /** What was lost, doubled, or sent and taken back. */
  readonly faults: readonly string[];
};

/** What this side knows, whatever happens to the server. */
type Known = {
  readonly letters: string[];
  readonly queued: Set<string>;
  readonly takenBack: Set<string>;
};

type Place = {
  readonly environment: Readonly<Record<string, string>>;
  readonly imap: ImapServer;
  readonly smtp: SmtpServer;
  readonly known: Known;
  readonly records: readonly string[];
};

/**
 * Kills the real server with signal 9 at any moment while letters come in and replies are written, go out and are taken
 * back, again and again on the same data; then lets one finish, and looks for what is lost or doubled. `environment` says
 * which database: DATA_DIR, and DATABASE_URL when it is to be PostgreSQL.
 */
export async function runMailKillRounds(
  rounds: number,
  environment: Readonly<Record<string, string>> & { readonly DATABASE_URL?: string },
): Promise<KillReport> {
  const imap = await startImapServer();
  const smtp = await startSmtpServer();
  try {
    const variables = {
      PORT: "0",
      LIMIT_PER_MINUTE: "1000000",
      LIMIT_PER_HOUR: "1000000",
      STRANGERS_PER_HOUR: "0",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Perilune <hello@perilune.example>",
      IMAP_URL: imap.url,
      // The first letters may be there before the first server looks.
      IMAP_SINCE: "2020-01-01",
      ...environment,
    };
    const records = await prepare(variables);
    const known: Known = { letters: [], queued: new Set(), takenBack: new Set() };
    const place: Place = { environment: variables, imap, smtp, known, records };
    for (let round = 0; round < rounds; round += 1) {
      await workUntilKilled(place);
      if (variables.DATABASE_URL) await forgetTheDead(variables.DATABASE_URL);
    }
    return await finish(place);
  } finally {
    await smtp.stop();
    await imap.stop();
  }
}

/** Somebody who writes, and records to write to, whose own letters are out of the way. */
function prepare(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return withDatabase(environment, async (kysely, backend) => {
    const accounts = databaseAccounts(backend);
    await runStaffCommand(accounts, {
      action: "add",
      email: member,
      password,
      owner: true,
      displayName: "",
    });
    await sql`insert into public.contact_submissions (name, email, message)
      select 'Visitor ' || n, 'visitor-' || n || '@visitors.example', 'Message ' || n
      from generate_series(1, ${RECORDS}::integer) n`.execute(kysely);
    await sql`delete from public.outbox`.execute(kysely);
    const { rows } = await sql<{
      id: string;
    }>`select id from public.contact_submissions order by name`.execute(kysely);
    return rows.map(({ id }) => id);
  });
}

/** As after the minute of its lease; and what waits its ten seconds waits no longer. */
async function forgetTheDead(databaseUrl: string): Promise<void> {
  const client = postgres(databaseUrl, { max: 1 });
  await client`update private.mailboxes set held_until = '-infinity'`;
  await client`update public.outbox set next_at = now() where state = 'queued'`;
  await client.end();
}

async function workUntilKilled(place: Place): Promise<void> {
  const { imap, smtp, known, records, environment } = place;
  // Some letters are being handed over when the end comes.
  smtp.decide((moment) => (moment === "letter" && randomInt(5) === 0 ? "keep silent" : "take"));
  const server = await startChildServer(environment);
  let left = randomInt(2, 16);
  function step(): void {
    left -= 1;
    if (left > 0) return;
    void pause(randomInt(0, 250)).then(() => server.process.kill("SIGKILL"));
  }
  function deliver(): void {
    const id = crypto.randomUUID();
    known.letters.push(id);
    imap.deliver(letterOf(id));
  }
  deliver();
  const staff = await signIn(server, member, password);
  async function versionOf(entry: string): Promise<number> {
    const query = `drafts?entry_id=eq.${entry}&select=version`;
    const [draft] = await staff.read<{ version: number }[]>(query);
    return draft?.version ?? 0;
  }
  async function write(record: string): Promise<void> {
    for (;;) {
      const message = crypto.randomUUID();
      // A dead server may have left a draft.
      await staff.ask("save_draft", {
        entry: record,
        use: "reply",
        content: draftOf(message),
        version: await versionOf(record),
      });
      const version = await versionOf(record);
      known.queued.add(message);
      await staff.ask("send_reply", {
        entry: record,
        message,
        version,
        is_sure: "yes",
      });
      step();
      if (randomInt(3) > 0) continue;
      if (randomInt(2) === 0) await pause(randomInt(0, 30));
      const isBack = await staff.ask("unsend", { message }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refused) return false;
          throw error;
        },
      );
      if (isBack) {
        known.takenBack.add(message);
        await staff.ask("discard_draft", { entry: record, use: "reply" });
      }
      if (randomInt(4) === 0) deliver();
      step();
    }
  }
  await Promise.allSettled(records.slice(0, 1 + randomInt(records.length)).map(write));
  server.process.kill("SIGKILL");
  await server.ended;
  smtp.release();
}

/** A server that nobody kills reads and sends the rest; then everything is counted. */
async function finish(place: Place): Promise<KillReport> {
  const { environment, smtp, known } = place;
  smtp.decide(() => "take");
  await withDatabase(environment, async (kysely) => {
    // As after the minutes that these take: the lease, and what a dead process was sending.
    await sql`update private.mailboxes set held_until = '-infinity'`.execute(kysely);
    await sql`update public.outbox set claimed_at = claimed_at - interval '1 hour' where state = 'sending'`.execute(
      kysely,
    );
    await sql`update public.outbox set next_at = now() where state = 'queued'`.execute(kysely);
  });
  const server = await startServer(readSettings(environment), createLogger("silent"));
  try {
    const kysely = server.backend?.database.kysely;
    if (kysely === undefined) throw new Error("The server has no backend of its own.");
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      await server.mailWorker?.runDueMail();
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from public.outbox where state in ('queued', 'sending'))::integer
          + ${known.letters.length}::integer - (select count(*) from public.messages where direction = 'in'
            and sort in ('letter', 'unreadable'))::integer as count`.execute(kysely);
      if ((rows[0]?.count ?? 0) <= 0) break;
      await pause(100);
    }
    return await count(place, kysely);
  } finally {
    await server.stop();
  }
}

type StoredReply = { readonly id: string; readonly state: string; readonly error: string };

async function count({ known, smtp }: Place, kysely: Kysely<unknown>): Promise<KillReport> {
  const faults: string[] = [];
  const { rows: letters } = await sql<{
    subject: string;
    count: number;
    parts: number;
    size: number;
  }>`
    select message.subject, count(distinct message.id)::integer as count, count(part.n)::integer as parts,
      sum(length(part.bytes))::integer as size
    from public.messages message left join public.message_files file on file.message_id = message.id
      left join private.file_parts part on part.file_id = file.id
    where message.direction = 'in' group by message.subject`.execute(kysely);
  const stored = new Map(letters.map((letter) => [letter.subject, letter]));
  for (const id of known.letters) {
    const letter = stored.get(`Letter ${id}`);
    if (letter === undefined) faults.push(`letter ${id} is lost`);
    else if (letter.count !== 1) faults.push(`letter ${id} is there ${letter.count} times`);
    else if (letter.size < 500_000)
      faults.push(`letter ${id} has ${letter.size} bytes of its file`);
  }
  const { rows: replies } = await sql<StoredReply>`
    select message.id, outbox.state, outbox.error from public.messages message
      join public.outbox outbox on outbox.id = message.outbox_id`.execute(kysely);
  const kept = new Map(replies.map((reply) => [reply.id, reply]));
  const arrived = new Map<string, number>();
  for (const { text } of smtp.emails) {
    const id = /Answer ([0-9a-f-]{36})\./.exec(text)?.[1];
    if (id !== undefined) arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  for (const id of known.queued) {
    const times = arrived.get(id) ?? 0;
    const reply = kept.get(id);
    if (times > 1) faults.push(`reply ${id} was sent ${times} times`);
    if (known.takenBack.has(id) && (times > 0 || reply !== undefined))
      faults.push(`reply ${id} was sent and taken back`);
    if (reply?.state === "sent" && times !== 1)
      faults.push(`reply ${id} is said to be sent and was not`);
    // Without a row it was taken back, or its writer never heard that it was written.
    if (reply === undefined && times > 0) faults.push(`reply ${id} was sent and is not there`);
    if (reply?.state === "failed" && !reply.error.startsWith("We cannot tell"))
      faults.push(`reply ${id}: ${reply.error}`);
    if (reply !== undefined && reply.state !== "sent" && reply.state !== "failed")
      faults.push(`reply ${id} is ${reply.state}`);
  }
  return {
    letters: known.letters.length,
    replies: kept.size,
    sent: replies.filter(({ state }) => state === "sent").length,
    unknown: replies.filter(({ state }) => state === "failed").length,
    takenBack: known.takenBack.size,
    faults,
  };
}
