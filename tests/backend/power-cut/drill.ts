import { randomInt } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { Database } from "../../../server/backend/database.ts";
import { openEmbeddedDatabase } from "../../../server/backend/embedded/embedded-database.ts";
import { migrate } from "../../../server/backend/migrations.ts";
import { openBackend } from "../../../server/backend/open-backend.ts";
import { leaveWhatIsSynced } from "./what-is-left.ts";

const RECORDER = path.join(import.meta.dirname, "recorded-disk.ts");
const LONGEST_ROUND_MS = 900;
const WRITERS = 3;
const STATEMENT_TIMEOUT_MS = 60_000;

export type DrillReport = {
  readonly rounds: number;
  /** Leads whose storing had been answered before a cut. */
  readonly acknowledged: number;
  /** Acknowledged and not there after the cut. */
  readonly lost: readonly string[];
};

/** What goes on while the power is cut, beside the leads that come in all the time. */
const works: readonly ((kysely: Kysely<unknown>, database: Database) => Promise<unknown>)[] = [
  async () => undefined,
  (kysely) =>
    sql`update public.inbox_entries set tags = array[md5(random()::text)], archived_at = now()`.execute(
      kysely,
    ),
  (kysely) => sql`checkpoint`.execute(kysely),
  // As a new version does at its first start: all of it or nothing.
  async (kysely, database) => {
    await sql`drop table if exists public.drill`.execute(kysely);
    await sql`create table public.drill as select i, md5(i::text) from generate_series(1, 3000) i`.execute(
      kysely,
    );
    await sql`create index on public.drill (md5)`.execute(kysely);
    await migrate(database);
  },
];

/**
 * Cuts the power of the embedded database at random moments, again and again on the same data, and looks each time for
 * everything whose storing had been answered. `prepared` is a database folder as a first start leaves it.
 */
export async function runPowerCuts(
  rounds: number,
  prepared: string,
  { isSyncNoted = true } = {},
): Promise<DrillReport> {
  const home = mkdtempSync(path.join(os.tmpdir(), "perilune-power-"));
  const data = path.join(home, "data");
  cpSync(prepared, path.join(data, "pg"), { recursive: true });
  const acknowledged: string[] = [];
  const lost: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const now = await workUntilCut(home, data, round, isSyncNoted);
      acknowledged.push(...now);
      const stored = await storedMessages(data);
      lost.push(...acknowledged.filter((message) => !stored.has(message)));
      if (lost.length > 0) break;
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return { rounds, acknowledged: acknowledged.length, lost };
}

async function workUntilCut(
  home: string,
  data: string,
  round: number,
  isSyncNoted: boolean,
): Promise<string[]> {
  const copy = path.join(home, "copy");
  cpSync(path.join(data, "pg"), copy, { recursive: true });
  const journal = path.join(home, "journal");
  const database = await recorded(path.join(data, "pg"), journal, () =>
    openEmbeddedDatabase(data, STATEMENT_TIMEOUT_MS),
  );
  const [first = ""] = readdirSync(home).filter((name) => name.startsWith("journal."));
  // So many at once are a flood, of which there would be no letters.
  await sql`update private.site_settings set strangers_per_hour = 0`.execute(database.kysely);
  const answered: string[] = [];
  const isOver = new AbortController();
  const firstAnswer = Promise.withResolvers<void>();
  const work = works[round % works.length];

  async function store(): Promise<void> {
    while (!isOver.signal.aborted) {
      const message = crypto.randomUUID();
      try {
        await sql`
          insert into public.contact_submissions (name, email, message)
          values ('Ada', 'ada@example.com', ${message})`.execute(database.kysely);
        if (!isOver.signal.aborted) answered.push(message);
        firstAnswer.resolve();
      } catch (error) {
        firstAnswer.reject(error);
        return;
      }
    }
  }
  async function workOn(): Promise<void> {
    while (!isOver.signal.aborted) {
      try {
        await work?.(database.unhurried, database);
      } catch {
        return;
      }
      await setTimeout(5);
    }
  }
  const all = Promise.all([...Array.from({ length: WRITERS }, store), workOn()]);
  // Before it there is nothing to lose, and a busy machine takes its time.
  await firstAnswer.promise;
  await setTimeout(randomInt(LONGEST_ROUND_MS));
  isOver.abort();
  process.kill(Number(first.split(".").at(-1)), "SIGKILL");
  await all;
  await database.close();
  const isKept = round % 2 === 0 ? () => false : () => randomInt(2) === 0;
  if (isSyncNoted) leaveWhatIsSynced(copy, path.join(home, first), isKept);
  rmSync(path.join(data, "pg"), { recursive: true });
  renameSync(copy, path.join(data, "pg"));
  for (const name of readdirSync(home)) {
    if (name.startsWith("journal.")) rmSync(path.join(home, name));
  }
  return answered;
}

/** Starts a database process whose disk is written down; those that follow it have an ordinary one. */
async function recorded<Result>(
  folder: string,
  journal: string,
  start: () => Promise<Result>,
): Promise<Result> {
  const options = process.env["NODE_OPTIONS"];
  Object.assign(process.env, {
    NODE_OPTIONS: `${options ?? ""} --import=${RECORDER}`,
    RECORDED_FOLDER: folder,
    RECORDED_JOURNAL: journal,
  });
  try {
    return await start();
  } finally {
    delete process.env["RECORDED_FOLDER"];
    if (options === undefined) delete process.env["NODE_OPTIONS"];
    else process.env["NODE_OPTIONS"] = options;
  }
}

/** Opens what the cut left as the next start does; its indexes must know what its tables know. */
async function storedMessages(data: string): Promise<ReadonlySet<string>> {
  const backend = await openBackend({ mode: "embedded" }, data);
  const { rows } = await sql<{ message: string }>`
    select message from public.contact_submissions contact
    where exists (select from public.inbox_entries entry where entry.contact_id = contact.id)
      and exists (select from public.outbox letter where letter.entry_id = contact.id)`.execute(
    backend.database.unhurried,
  );
  await backend.close();
  return new Set(rows.map(({ message }) => message));
}
