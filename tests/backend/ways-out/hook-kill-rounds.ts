import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { aLead } from "../../kinds/contact.ts";
import { createLogger } from "../../../server/logging.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer } from "../../../server/start-server.ts";
import { startChildServer, type ChildServer } from "../child-server.ts";
import { withDatabase } from "../with-database.ts";
import { certificateHere, startTool, type Tool } from "./tool.ts";

export type HookKillReport = {
  /** Leads whose sender heard that they are stored. */
  readonly leads: number;
  /** Messages that came, repeats included. */
  readonly messages: number;
  /** How many leads came more than once. */
  readonly repeated: number;
  readonly faults: readonly string[];
};

type Place = {
  readonly environment: Readonly<Record<string, string>>;
  readonly tool: Tool;
  readonly servers: number;
  /** By their words: whose senders have heard of it. */
  readonly sent: Set<string>;
};

/**
 * Kills as many real servers as asked, all on one database, with signal 9 while leads come in and a tool is told of them;
 * again and again on the same data. With no rounds they are stopped in peace. Then one finishes, and what the tool has heard
 * is counted. `environment` says which database; `folder` takes the tool's certificate.
 */
export async function runHookKillRounds(
  rounds: number,
  servers: number,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<HookKillReport> {
  const { cert } = await certificateHere();
  const file = path.join(folder, "tool.pem");
  writeFileSync(file, cert);
  const tool = await startTool();
  const place: Place = {
    tool,
    servers,
    sent: new Set(),
    environment: {
      PORT: "0",
      LIMIT_PER_MINUTE: "1000000",
      LIMIT_PER_HOUR: "1000000",
      STRANGERS_PER_HOUR: "0",
      WEBHOOK_ALLOW_HOSTS: "localhost",
      NODE_EXTRA_CA_CERTS: file,
      ...environment,
    },
  };
  try {
    await withDatabase(place.environment, async (kysely) => {
      await sql`
        insert into public.webhooks (name, url, events)
        values ('Tool', ${`${tool.origin}/hook`}, '{lead.created}')`.execute(kysely);
      await sql`
        insert into private.webhook_secrets (webhook_id, value)
        select id, private.new_secret() from public.webhooks`.execute(kysely);
    });
    if (rounds === 0) await workInPeace(place);
    for (let round = 0; round < rounds; round += 1) await workUntilKilled(place);
    return await finish(place);
  } finally {
    await tool.stop();
  }
}

function startAll({ servers, environment }: Place): Promise<ChildServer[]> {
  return Promise.all(Array.from({ length: servers }, () => startChildServer(environment)));
}

async function sendLead({ origin }: ChildServer, key: string, sent: Set<string>): Promise<void> {
  const mark = crypto.randomUUID();
  const lead = aLead({ email: `${mark}@example.com`, message: `A lead, ${mark}.` });
  const answer = await fetch(`${origin}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify(lead),
  });
  if (!answer.ok) throw new Error(`The form answered ${answer.status}.`);
  sent.add(lead.email);
}

async function keyOf({ origin }: ChildServer): Promise<string> {
  const config = await fetch(`${origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  return key;
}

/** Forty leads, by turns to each server. */
async function workInPeace(place: Place): Promise<void> {
  const servers = await startAll(place);
  await Promise.all(
    servers.map(async (server) => {
      const key = await keyOf(server);
      for (let turn = 0; turn < 40 / servers.length; turn += 1)
        await sendLead(server, key, place.sent);
    }),
  );
  for (const server of servers) server.process.kill("SIGTERM");
  await Promise.all(servers.map((server) => server.ended));
}

async function workUntilKilled(place: Place): Promise<void> {
  const { tool, sent } = place;
  // Some messages are taken and not answered, or refused, when the end comes.
  tool.answerWith(() => {
    const chance = randomInt(10);
    return chance === 0 ? "nothing" : { status: chance === 1 ? 503 : 204 };
  });
  const servers = await startAll(place);
  const kill = (server: ChildServer) => server.process.kill("SIGKILL");
  let left = randomInt(5, 40);
  async function write(server: ChildServer): Promise<void> {
    const key = await keyOf(server);
    for (;;) {
      await sendLead(server, key, sent);
      left -= 1;
      if (left === 0)
        for (const one of servers) void pause(randomInt(0, 200)).then(() => kill(one));
    }
  }
  await Promise.allSettled(servers.map(write));
  servers.forEach(kill);
  await Promise.all(servers.map((server) => server.ended));
  tool.hangUp();
}

/** A server that nobody kills hands over the rest, as if the minutes had passed for which it would wait. */
async function finish(place: Place): Promise<HookKillReport> {
  const { environment, tool } = place;
  tool.answerWith(() => ({ status: 204 }));
  await withDatabase(environment, async (kysely) => {
    await sql`
      update public.webhook_deliveries set next_at = now()
      where state in ('queued', 'sending')`.execute(kysely);
  });
  const server = await startServer(readSettings(environment), createLogger("silent"));
  try {
    await server.webhookWorker?.runDue();
  } finally {
    await server.stop();
  }
  return withDatabase(environment, (kysely) => count(place, kysely));
}

function toldOf(tool: Tool): { readonly id: string; readonly lead: string }[] {
  return tool.taken.map(({ headers, body }) => {
    const message = JSON.parse(body) as { readonly data: { readonly id: string } };
    return { id: headers["webhook-id"] ?? "", lead: message.data.id };
  });
}

async function count({ tool, sent }: Place, kysely: Kysely<unknown>): Promise<HookKillReport> {
  const faults: string[] = [];
  const { rows: entries } = await sql<{ id: string; email: string }>`
    select id, email from public.inbox_entries`.execute(kysely);
  const { rows: deliveries } = await sql<{ id: string; lead: string; state: string }>`
    select id, entry_id as lead, state from public.webhook_deliveries`.execute(kysely);
  const told = toldOf(tool);
  const stored = new Set(entries.map(({ email }) => email));
  for (const email of sent) if (!stored.has(email)) faults.push(`${email} was lost`);
  for (const { id } of entries) {
    const ids = new Set(told.filter(({ lead }) => lead === id).map((one) => one.id));
    if (ids.size === 0) faults.push(`${id} was never told`);
    if (ids.size > 1) faults.push(`${id} was told under ${ids.size} ids`);
  }
  for (const { id, state } of deliveries) if (state !== "sent") faults.push(`${id} is ${state}`);
  if (deliveries.length !== entries.length)
    faults.push(`${deliveries.length} deliveries of ${entries.length} leads`);
  const leads = new Set(told.map(({ lead }) => lead)).size;
  return { leads: sent.size, messages: told.length, repeated: told.length - leads, faults };
}
