import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { openBackend } from "../../server/backend/open-backend.ts";
import { readSettings } from "../../server/settings.ts";
import { startChildServer } from "./child-server.ts";
import { aConsultation } from "../kinds/consultation.ts";
import { aJobApplication } from "../kinds/job.ts";
import type { Row } from "../kinds/kind-sample.ts";
import { anOrder } from "../kinds/order.ts";
import { aSupportRequest } from "../kinds/support.ts";

const WRITERS = 4;

/** What is sent, each with a mark that the inbox has to find again. */
const forms: readonly { readonly path: string; readonly row: (mark: string) => Row }[] = [
  {
    path: "contact_submissions",
    row: (message) => ({ name: "Ada", email: "ada@example.com", message }),
  },
  {
    path: "consultation_applications",
    row: (mark) => aConsultation({ project_description: mark }),
  },
  { path: "support_requests", row: (message) => aSupportRequest({ message }) },
  { path: "job_applications", row: (message) => aJobApplication({ message }) },
  { path: "rpc/place_order", row: (notes) => anOrder({ notes }) },
  {
    path: "rpc/subscribe",
    row: (mark) => ({ email: `${mark}@example.com`, source: "/blog" }),
  },
];

export type CrashReport = {
  readonly rounds: number;
  /** Records, of all kinds in turn, whose answer had arrived before the kill. */
  readonly acknowledged: number;
  /** Acknowledged and not there afterwards. */
  readonly lost: readonly string[];
};

/**
 * Starts the server, sends every form from several visitors at once and kills it with signal 9 in the
 * middle of it, again and again on the same data; at the end looks for every acknowledged record in
 * the inbox, where it is only when its own table has it.
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
  const { rows } = await sql<{ content: string }>`
    select content::text from (
      select record as content from private.records_of() where id in (select id from public.inbox_entries)
    ) found`.execute(backend.database.kysely);
  await backend.close();
  const stored = new Set(rows.flatMap(({ content }) => content.match(marks) ?? []));
  const lost = acknowledged.filter((mark) => !stored.has(mark));
  return { rounds, acknowledged: acknowledged.length, lost };
}

const marks = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function writeUntilKilled(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const server = await startChildServer({
    ...environment,
    PORT: "0",
    LIMIT_PER_MINUTE: "1000000",
    LIMIT_PER_HOUR: "1000000",
    STRANGERS_PER_HOUR: "0",
  });
  const config = await fetch(`${server.origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  const acknowledged: string[] = [];
  const enough = randomInt(20, 150);

  async function write(): Promise<void> {
    for (let turn = randomInt(forms.length); ; turn += 1) {
      const mark = crypto.randomUUID();
      const { path, row } = forms[turn % forms.length] ?? { path: "", row: () => ({}) };
      const answer = await fetch(`${server.origin}/rest/v1/${path}`, {
        method: "POST",
        headers: { apikey: key, "content-type": "application/json" },
        body: JSON.stringify(row(mark)),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      acknowledged.push(mark);
      if (acknowledged.length === enough) server.process.kill("SIGKILL");
    }
  }

  await Promise.allSettled(Array.from({ length: WRITERS }, write));
  server.process.kill("SIGKILL");
  await server.ended;
  if (acknowledged.length < enough) throw new Error(`only ${acknowledged.length} were stored`);
  return acknowledged;
}
