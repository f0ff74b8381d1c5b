import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { createLogger } from "../../../server/logging.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer } from "../../../server/start-server.ts";
import { startChildServer } from "../child-server.ts";
import { startSmtpServer, type SmtpServer } from "../smtp-server.ts";
import { withDatabase } from "../with-database.ts";

export type IssueKillReport = {
  /** How many readers have the issue. */
  readonly had: number;
  /** Of whom nobody knows whether they have it: a server died with their letter in its hand. */
  readonly unknown: number;
  /** Who has two, who was told of and has none, and what else is wrong. */
  readonly faults: readonly string[];
};

type Place = {
  readonly environment: Readonly<Record<string, string>>;
  readonly smtp: SmtpServer;
  readonly servers: number;
  readonly issue: string;
};

/**
 * An issue goes to so many readers. As often as `pauses` says it is paused and resumed, and as often as `kills` says all
 * servers, which share one database, are killed with signal 9. Then one server sends the rest.
 */
export async function runIssueKillRounds(
  readers: number,
  { pauses, kills, servers }: { pauses: number; kills: number; servers: number },
  environment: Readonly<Record<string, string>>,
): Promise<IssueKillReport> {
  const smtp = await startSmtpServer();
  const place: Place = {
    smtp,
    servers,
    issue: crypto.randomUUID(),
    environment: {
      PORT: "0",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Perilune <hello@perilune.example>",
      SITE_ORIGIN: "https://www.perilune.example",
      ...environment,
    },
  };
  try {
    await withDatabase(place.environment, (_kysely, { database }) =>
      begin(place, readers, database.unhurried),
    );
    const step = Math.floor(readers / (pauses + kills + 1));
    for (let round = 1; round <= pauses + kills; round += 1) {
      await workUntil(place, step * round, round <= pauses ? "pause" : "kill");
    }
    return await finish(place);
  } finally {
    await smtp.stop();
  }
}

/** A thousand new readers in one statement take longer than a statement may, beside busy processes: `kysely` has no limit here. */
async function begin({ issue }: Place, readers: number, kysely: Kysely<unknown>): Promise<void> {
  await sql`insert into public.newsletter_subscribers (email, status, confirmed_at)
    select 'reader-' || n || '@example.com', 'confirmed', now()
    from generate_series(1, ${readers}::integer) n`.execute(kysely);
  await sql`insert into public.issues (id, subject, body, state, readers, started_at)
    values (${issue}::uuid, 'Killed', 'To everybody.', 'sending', ${readers}::integer, now())`.execute(
    kysely,
  );
  await sql`insert into public.issue_letters (issue_id, subscriber_id)
    select ${issue}::uuid, id from public.newsletter_subscribers`.execute(kysely);
}

/** Servers send until so many letters have come in; then the issue is paused, or they die. */
async function workUntil(place: Place, letters: number, how: "pause" | "kill"): Promise<void> {
  const { smtp, issue, environment } = place;
  await withDatabase(environment, async (kysely) => {
    await sql`update public.issues set state = 'sending', paused_why = '' where id = ${issue}::uuid
      and state = 'paused'`.execute(kysely);
  });
  const running = await Promise.all(
    Array.from({ length: place.servers }, () => startChildServer(environment)),
  );
  await smtp.received(letters);
  if (how === "pause" && environment["DATABASE_URL"]) {
    await withDatabase(environment, async (kysely) => {
      await sql`select private.hold_issue(${issue}::uuid, 'person')`.execute(kysely);
    });
  } else await pause(randomInt(0, 60));
  for (const { process } of running) process.kill(how === "pause" ? "SIGTERM" : "SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
}

async function finish(place: Place): Promise<IssueKillReport> {
  const { environment, issue } = place;
  await withDatabase(environment, async (kysely) => {
    await sql`update public.issues set state = 'sending', paused_why = '' where id = ${issue}::uuid
      and state = 'paused'`.execute(kysely);
    // As if the minutes had passed after which a letter in a dead server's hand is given up.
    await sql`update public.outbox set claimed_at = now() - interval '1 hour', next_at = now()
      where state in ('queued', 'sending')`.execute(kysely);
  });
  const server = await startServer(readSettings(environment), createLogger("silent"));
  try {
    for (;;) {
      await server.mailWorker?.runDueMail();
      const state = await withServer(server.backend, issue);
      if (state !== "sending") break;
    }
  } finally {
    await server.stop();
  }
  return withDatabase(environment, (kysely) => count(place, kysely));
}

async function withServer(
  backend: Awaited<ReturnType<typeof startServer>>["backend"],
  issue: string,
): Promise<string> {
  if (backend === undefined) throw new Error("The server has no backend of its own.");
  const { rows } = await sql<{ state: string }>`
    select state from public.issues where id = ${issue}::uuid`.execute(backend.database.kysely);
  return rows[0]?.state ?? "gone";
}

async function count({ smtp, issue }: Place, kysely: Kysely<unknown>): Promise<IssueKillReport> {
  const { rows } = await sql<{ email: string; outcome: string; error: string }>`
    select reader.email, letter.outcome, coalesce(sent.error, '') as error
    from public.issue_letters letter
      join public.newsletter_subscribers reader on reader.id = letter.subscriber_id
      left join public.outbox sent on sent.id = letter.outbox_id
    where letter.issue_id = ${issue}::uuid`.execute(kysely);
  const taken = new Map<string, number>();
  for (const { to } of smtp.taken) for (const one of to) taken.set(one, (taken.get(one) ?? 0) + 1);
  const faults: string[] = [];
  let unknown = 0;
  for (const { email, outcome, error } of rows) {
    const letters = taken.get(email) ?? 0;
    if (letters > 1) faults.push(`${email} has ${letters} letters`);
    if (outcome === "handed" && letters === 0) faults.push(`${email} has none, and counts`);
    if (outcome === "refused" && error === "We cannot tell whether it was sent.") unknown += 1;
    else if (outcome !== "handed") faults.push(`${email} is ${outcome}: ${error}`);
  }
  return { had: taken.size, unknown, faults };
}
