import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { openBackend } from "../../server/backend/open-backend.ts";
import { readSettings } from "../../server/settings.ts";
import { startChildServer } from "./child-server.ts";

const WRITERS = 4;

export type CrashReport = {
  readonly rounds: number;
  /** Leads whose 201 had arrived before the kill. */
  readonly acknowledged: number;
  /** Acknowledged and not there afterwards. */
  readonly lost: readonly string[];
};

/**
 * Starts the server, sends leads from several visitors at once and kills it with signal 9 in the
 * middle of it, again and again on the same data; at the end looks for every acknowledged lead.
 * `environment` says which database: DATA_DIR, and DATABASE_URL when it is to be PostgreSQL.
 */
export async function runCrashRounds(
  rounds: number,
  environment: Readonly<Record<string, string>>,
): Promise<CrashReport> {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await writeUntilKilled(environment)));
  }
  const settings = readSettings(environment);
  if (settings.backend.mode === "hosted") throw new Error("A hosted project cannot be killed.");
  const backend = await openBackend(settings.backend, settings.dataFolder);
  const { rows } = await sql<{ message: string }>`
    select message from public.contact_submissions`.execute(backend.database.kysely);
  await backend.close();
  const stored = new Set(rows.map((row) => row.message));
  const lost = acknowledged.filter((message) => !stored.has(message));
  return { rounds, acknowledged: acknowledged.length, lost };
}

async function writeUntilKilled(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const server = await startChildServer({
    ...environment,
    PORT: "0",
    LIMIT_PER_MINUTE: "1000000",
    LIMIT_PER_HOUR: "1000000",
  });
  const config = await fetch(`${server.origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  const acknowledged: string[] = [];
  const enough = randomInt(20, 150);

  async function write(): Promise<void> {
    for (;;) {
      const message = crypto.randomUUID();
      const answer = await fetch(`${server.origin}/rest/v1/contact_submissions`, {
        method: "POST",
        headers: { apikey: key, "content-type": "application/json" },
        body: JSON.stringify({ name: "Ada", email: "ada@example.com", message }),
      });
      if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
      acknowledged.push(message);
      if (acknowledged.length === enough) server.process.kill("SIGKILL");
    }
  }

  await Promise.allSettled(Array.from({ length: WRITERS }, write));
  server.process.kill("SIGKILL");
  await server.ended;
  if (acknowledged.length < enough) throw new Error(`only ${acknowledged.length} were stored`);
  return acknowledged;
}
