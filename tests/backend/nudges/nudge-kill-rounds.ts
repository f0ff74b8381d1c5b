import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { databaseAccounts } from "../../../server/accounts/database-accounts.ts";
import { runStaffCommand } from "../../../server/accounts/staff-command.ts";
import type { Backend } from "../../../server/backend/open-backend.ts";
import { createLogger } from "../../../server/logging.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer } from "../../../server/start-server.ts";
import { startChildServer, type ChildServer } from "../child-server.ts";
import { Refused, signIn } from "../conversation/staff-calls.ts";
import { startSmtpServer, type SmtpServer } from "../smtp-server.ts";
import { withDatabase } from "../with-database.ts";

const password = "correct horse battery";
const writer = "dana@perilune.example";
const readers = ["lee@perilune.example", "sam@perilune.example"] as const;

export type NudgeKillReport = {
  /** Notes whose writer heard that they are stored; each names both readers. */
  readonly notes: number;
  /** Records that were due when a server started. */
  readonly due: number;
  readonly sent: number;
  /** Letters of which nobody can know whether they were sent. */
  readonly unknown: number;
  /** What was lost or told twice. */
  readonly faults: readonly string[];
};

type Place = {
  readonly environment: Readonly<Record<string, string>>;
  readonly smtp: SmtpServer;
  readonly servers: number;
  readonly records: readonly string[];
  /** Of the notes whose writer has heard of it. */
  readonly notes: Set<string>;
  readonly due: Set<string>;
};

/**
 * Kills as many real servers as asked, all on one database, with signal 9 while notes that name two readers are written,
 * records become due and letters about both go out; again and again on the same data. Then one finishes, and what was told
 * to whom is counted. `environment` says which database: DATA_DIR, and DATABASE_URL when it is to be PostgreSQL.
 */
export async function runNudgeKillRounds(
  rounds: number,
  servers: number,
  environment: Readonly<Record<string, string>>,
): Promise<NudgeKillReport> {
  const smtp = await startSmtpServer();
  try {
    const variables = {
      PORT: "0",
      LIMIT_PER_MINUTE: "1000000",
      LIMIT_PER_HOUR: "1000000",
      STRANGERS_PER_HOUR: "0",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Perilune <hello@perilune.example>",
      MAIL_STAFF_TO: "team@perilune.example",
      ...environment,
    };
    const records = await withDatabase(variables, prepare);
    const notes = new Set<string>();
    const place = { environment: variables, smtp, servers, records, notes, due: new Set<string>() };
    for (let round = 0; round < rounds; round += 1) {
      await withDatabase(variables, (kysely) => makeDue(kysely, place, round));
      await workUntilKilled(place);
    }
    return await finish(place);
  } finally {
    await smtp.stop();
  }
}

/** Somebody who writes, two who read at any hour, and records to write about. */
async function prepare(kysely: Kysely<unknown>, backend: Backend): Promise<readonly string[]> {
  const accounts = databaseAccounts(backend);
  for (const email of [writer, ...readers])
    await runStaffCommand(accounts, {
      action: "add",
      email,
      password,
      owner: email === writer,
      displayName: "",
    });
  await sql`insert into public.nudge_choices (user_id, quiet_from, quiet_to, weekends, zone)
    select user_id, 0, 0, true, 'UTC' from public.staff`.execute(kysely);
  await sql`insert into public.contact_submissions (name, email, message)
    select 'Visitor ' || n, 'visitor-' || n || '@visitors.example', 'Message ' || n
    from generate_series(1, 60) n`.execute(kysely);
  await sql`delete from public.outbox`.execute(kysely);
  const { rows } = await sql<{ id: string }>`
    select id from public.contact_submissions order by name`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Two more records of the second reader have a quarter of their time left when the servers of this round start. */
async function makeDue(kysely: Kysely<unknown>, place: Place, round: number): Promise<void> {
  for (const id of place.records.slice(2 * round, 2 * round + 2)) {
    place.due.add(id);
    await sql`update public.inbox_entries set waiting_since = now() - interval '20 hours',
        assignee_id = (select id from auth.users where email = ${readers[1]})
      from (select set_config('private.receives', 'on', true) as receives offset 0) as if_a_letter
      where id = ${id}::uuid and receives = 'on'`.execute(kysely);
  }
  await sql`update private.nudged set handed_at = now() where what = 'assigned'`.execute(kysely);
}

async function workUntilKilled(place: Place): Promise<void> {
  const { environment, smtp, records, notes } = place;
  // Some letters are being handed over when the end comes.
  smtp.decide((moment) => (moment === "letter" && randomInt(10) === 0 ? "keep silent" : "take"));
  const servers = await Promise.all(
    Array.from({ length: place.servers }, () => startChildServer(environment)),
  );
  const kill = (server: ChildServer) => server.process.kill("SIGKILL");
  let left = randomInt(5, 40);
  function step(): void {
    left -= 1;
    if (left > 0) return;
    for (const server of servers) void pause(randomInt(0, 300)).then(() => kill(server));
  }
  async function write(server: ChildServer): Promise<void> {
    const staff = await signIn(server, writer, password);
    const people = await staff.read<{ user_id: string; role: string }[]>(
      "staff?select=user_id,role",
    );
    const mentions = people.filter(({ role }) => role !== "owner").map(({ user_id: id }) => id);
    for (;;) {
      const note = crypto.randomUUID();
      const entry = records[randomInt(records.length)];
      await staff.ask("save_note", { entry, note, body: `Note ${note}.`, mentions });
      notes.add(note);
      step();
      if (randomInt(3) === 0) await pause(randomInt(0, 60));
    }
  }
  const ended = await Promise.allSettled(servers.map(write));
  servers.forEach(kill);
  await Promise.all(servers.map((server) => server.ended));
  smtp.release();
  for (const { reason } of ended.filter((one) => one.status === "rejected"))
    if (reason instanceof Refused) throw reason;
}

/** A server that nobody kills sends the rest; then everything is counted. */
async function finish(place: Place): Promise<NudgeKillReport> {
  const { environment, smtp } = place;
  smtp.decide(() => "take");
  await withDatabase(environment, async (kysely) => {
    // As after the minutes that this takes: what a dead process was sending is given up.
    await sql`update public.outbox set claimed_at = claimed_at - interval '1 hour' where state = 'sending'`.execute(
      kysely,
    );
    await sql`update public.outbox set next_at = now() where state = 'queued'`.execute(kysely);
  });
  const server = await startServer(readSettings(environment), createLogger("silent"));
  try {
    const kysely = server.backend?.database.kysely;
    if (kysely === undefined) throw new Error("The server has no backend of its own.");
    await server.mailWorker?.runDueMail();
    await server.mailWorker?.runDueMail();
    return await count(place, kysely);
  } finally {
    await server.stop();
  }
}

type KeptNudge = {
  readonly about: string;
  readonly to: string;
  readonly letter: string | null;
};

async function count(place: Place, kysely: Kysely<unknown>): Promise<NudgeKillReport> {
  const { smtp, notes, due } = place;
  const faults: string[] = [];
  const { rows: letters } = await sql<{ id: string; state: string; error: string }>`
    select id, state, error from public.outbox where template = 'nudge'`.execute(kysely);
  const { rows: nudges } = await sql<KeptNudge>`
    select coalesce(nudge.note_id, nudge.entry_id)::text as about, users.email as to, nudge.outbox_id as letter
    from private.nudged nudge join auth.users on users.id = nudge.user_id
    where nudge.what in ('mentioned', 'due')`.execute(kysely);
  for (const { id, state, error } of letters) {
    const arrived = smtp.emails.filter(({ headers }) => headers.get("message-id")?.includes(id));
    if (arrived.length > 1) faults.push(`letter ${id} was sent ${arrived.length} times`);
    if (state !== "sent" && !error.startsWith("We cannot tell"))
      faults.push(`letter ${id} is ${state}: ${error}`);
    if (state === "sent" && arrived.length === 0)
      faults.push(`letter ${id} is said to be sent and was not`);
    const wanted = nudges.filter(({ letter }) => letter === id).map(({ about }) => about);
    for (const { text } of arrived) faults.push(...faultsOf(text, wanted));
  }
  const kept = new Set(nudges.map(({ about, to }) => `${about} to ${to}`));
  if (kept.size !== nudges.length) faults.push("something is told in two letters");
  for (const { about, to, letter } of nudges)
    if (letter === null) faults.push(`${about} to ${to} is in no letter`);
  for (const note of notes)
    for (const reader of readers)
      if (!kept.has(`${note} to ${reader}`)) faults.push(`note ${note} to ${reader} is lost`);
  for (const id of due)
    if (!kept.has(`${id} to ${readers[1]}`)) faults.push(`${id} was due, and nobody saw it`);
  return {
    notes: notes.size,
    due: due.size,
    sent: letters.filter(({ state }) => state === "sent").length,
    unknown: letters.filter(({ state }) => state === "failed").length,
    faults,
  };
}

/** A letter tells what it is to tell and nothing else: each note by its words, each record by its address. */
function faultsOf(text: string, wanted: readonly string[]): readonly string[] {
  const told = /> Note /.test(text)
    ? [...text.matchAll(/> Note ([0-9a-f-]{36})\./g)].map(([, id = ""]) => id)
    : [...new Set([...text.matchAll(/\?record=([0-9a-f-]{36})/g)].map(([, id = ""]) => id))];
  const more = Number(/\nand (\d+) more\n/.exec(text)?.[1] ?? 0);
  const isWhole = told.length + more === wanted.length && new Set(told).size === told.length;
  const isTrue = told.every((id) => wanted.includes(id));
  return isWhole && isTrue ? [] : [`a letter tells ${told.join()} and ${more}: ${wanted.join()}`];
}
