import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Letter } from "../../../server/mailbox/letter.ts";
import { engines, startTestServer, type TestServer } from "../test-server.ts";
import { mutations } from "./letters/mutations.ts";

type Read = {
  readonly letter: Letter;
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
};

/** As long as the product gives a letter. */
const DEADLINE_MS = 20_000;

describe.each(engines)("letters that were damaged on their way, on %s", (engine) => {
  let server: TestServer;
  let reader: Worker;

  beforeAll(async () => {
    server = await startTestServer(engine);
    reader = new Worker(new URL("letters/reading-thread.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
  });
  afterAll(async () => {
    await reader.terminate();
    await server.remove();
  });

  async function read(raw: Buffer): Promise<Read> {
    const answered = once(reader, "message", { signal: AbortSignal.timeout(DEADLINE_MS) });
    reader.postMessage(raw, []);
    const [answer] = (await answered) as [Read];
    return answer;
  }
  /** Of a batch, as the product stores each of them. */
  async function store(batch: readonly Read[]): Promise<void> {
    await sql`
      with stored as materialized (
        select letter -> 'files' as files, private.store_letter(letter -> 'letter') as message
        from jsonb_array_elements(${JSON.stringify(batch)}::text::jsonb) letter)
      select private.begin_file(stored.message, file ->> 'name', file ->> 'type',
        least((file ->> 'size')::bigint, 15728640)::integer, false, false, 0)
      from stored, jsonb_array_elements(stored.files) file
      where stored.message is not null`.execute(server.backend.database.kysely);
  }

  test("five thousand are read or come back as unreadable, and each can be stored", async () => {
    const sorts = new Map<string, number>();
    let batch: Read[] = [];
    let index = 0;
    for (const raw of mutations(5_000, 19)) {
      const found = await read(raw).catch((error: unknown) => {
        throw new Error(`The letter ${index} does not come back.`, { cause: error });
      });
      index += 1;
      const { sort, body, folds } = found.letter;
      sorts.set(sort, (sorts.get(sort) ?? 0) + 1);
      const edges = [0, ...folds, body.length];
      expect(edges).toEqual(edges.toSorted((one, other) => one - other));
      batch.push(found);
      if (batch.length === 100) {
        await store(batch);
        batch = [];
      }
    }
    expect([...sorts.keys()].toSorted()).toEqual(["automatic", "letter", "report", "unreadable"]);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from private.mail_seen`.execute(
      server.backend.database.kysely,
    );
    expect(rows[0]?.count).toBeGreaterThan(3_000);
  });
});
